"""Training the duel's judgement by self-play: workers play games and write down moments (`selfplay`, `moments`),
a learner fits the networks to them (`learner`), and the workers go on with what it learned (`run`).

    python -m bluemoon.train run FOLDER --minutes 25

Playing needs none of this: the weights are a file of the package.
"""
