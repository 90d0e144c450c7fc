"""Training the duel's judgement by self-play: workers play games and write down their moments (`selfplay`,
`moments`), a learner fits the networks to them (`learner`, `model`), and the workers play on with the new
weights.

    make compiled
    PYTHONPATH=build/compiled python -m bluemoon.train FOLDER --minutes 25

Playing needs none of this: the weights are a file of the package. docs/strength.md tells how the present ones
were made.
"""
