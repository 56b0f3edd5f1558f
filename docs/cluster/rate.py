"""Rates puzzles on a cluster: spark-submit rate.py PUZZLES ANSWERS [PROGRAM]

PUZZLES is a file or a folder of files with one puzzle a line, ANSWERS a folder that is not there yet. PROGRAM is the path
of `duvod` on each machine, if it is another than on this one; with `--files` it lies in the working folder: `./duvod`.
"""

import shutil
import sys

from pyspark.sql import SparkSession

puzzles, answers = sys.argv[1:3]
program = sys.argv[3] if len(sys.argv) > 3 else shutil.which("duvod")

spark = SparkSession.builder.appName("duvod").getOrCreate()
lines = spark.sparkContext.textFile(puzzles)
lines.pipe(f"{program} batch --threads 1 --do rate", checkCode=True).saveAsTextFile(answers)
spark.stop()
