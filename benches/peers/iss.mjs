// How long sigh/Interactive-Sudoku-Solver takes for puzzles with constraints, each until it is sure that there is one solution.
//
// `node benches/peers/iss.mjs FOLDER FILE [ID …]` takes the folder of its source and a file with a JSON object a line, of which
// `iss` is the string of that solver and `id` what it is called; with names behind it only these. It prints what
// `cargo bench --bench variants` prints: name, milliseconds for building and for searching (the first column is nothing),
// its guesses, and how many solutions there are, at most two. Everything is done once before, so that the machine is warm;
// then the least of several turns counts.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, file, ...named] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(resolve(folder, path)).href);
const { ensureGlobalEnvironment } = await load('tests/helpers/test_env.js');
ensureGlobalEnvironment();
const { SudokuParser } = await load('js/sudoku_parser.js');
const { SudokuBuilder } = await load('js/solver/sudoku_builder.js');

const LONG_ENOUGH = 60;
const MOST = Number(process.env.ISS_MOST_MS ?? 60000);

function once(text) {
  const started = performance.now();
  const solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)));
  const built = performance.now();
  // It reports now and then: a chance to end what takes too long.
  solver.setProgressCallback?.(() => {
    if (performance.now() - built > MOST) throw new Error('too long');
  }, 12);
  const count = solver.countSolutions(2);
  const done = performance.now();
  return { build: built - started, search: done - built, guesses: solver.state().counters.guesses, count };
}

const puzzles = readFileSync(file, 'utf8').split('\n').filter(Boolean).map((line) => JSON.parse(line))
  .filter(({ id, iss }) => iss && (!named.length || named.includes(id)));
const begun = performance.now();
for (const { iss } of puzzles) {
  if (performance.now() - begun > 20000) break;
  try { const one = once(iss); if (one.search > 3000) break; } catch { /* told below */ }
}
console.log('puzzle\tread\tlaid out\tsearched\tguesses\tsolutions');
for (const { id, iss } of puzzles) {
  let least = null;
  const started = performance.now();
  try {
    do {
      const one = once(iss);
      least = least
        ? { ...one, build: Math.min(one.build, least.build), search: Math.min(one.search, least.search) } : one;
    } while (performance.now() - started < LONG_ENOUGH);
    console.log([id, '0', least.build.toFixed(3), least.search.toFixed(3), least.guesses, least.count].join('\t'));
  } catch (error) {
    console.log(`${id}\t${error.message.split('\n')[0]}`);
  }
}
