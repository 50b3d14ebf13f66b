#!/usr/bin/env python3
"""A bot for any game of Turnwise in a few lines: it plays a random legal action.

    turnwise bot --game senet --against greedy -- python3 bot.py

Every line on standard input is a JSON object with a "type"; so is every line on standard output.
Standard error is yours.
"""

import json
import random
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    kind = message["type"]
    if kind == "hello":
        say({"type": "hello", "name": "Random Python"})
    elif kind == "act":
        # message["view"] is what this seat may know, message["text"] the same in words,
        # message["deadline"] the milliseconds that you have to answer.
        say({"type": "act", "id": message["id"], "action": random.choice(message["actions"])})
    elif kind == "refused":
        print(f"refused: {message['reason']}", file=sys.stderr)
    # "new-game", "event" and "game-over" need no answer.
