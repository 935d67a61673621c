# In place of Python's: notes the wait, and does not wait.
import time


def _note(seconds):
    with open("attentes.txt", "a") as waits:
        waits.write(f"{seconds}\n")


time.sleep = _note
