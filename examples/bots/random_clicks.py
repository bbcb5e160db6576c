#!/usr/bin/env python3
"""Plays any game by clicking at random until an action is complete. The protocol: docs/engines.md."""
import json
import random
import sys


def random_action(choices, rng):
    place, clicks = choices["places"][-1], []  # the last place is the start
    while True:
        part, completes, then = rng.choice(place)
        clicks.append(choices["parts"][part]["part"])
        if completes and (then is None or rng.random() < 0.5):
            return clicks
        place = choices["places"][then]


def answer(message):
    if message["type"] == "hello":
        return {"type": "hello", "protocol": 1, "name": "random clicks in Python"}
    if message["type"] == "choose":
        rng = random.Random(message["seed"])
        return {"type": "act", "action": random_action(message["choices"], rng)}
    return None  # new-game and game-over need no answer; after quit, the input ends


for line in sys.stdin:
    reply = answer(json.loads(line))
    if reply:
        print(json.dumps(reply), flush=True)
