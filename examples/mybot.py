#!/usr/bin/env python3
"""A bot for both games, for the arena of Noblesse (docs/arena.md):

    noblesse arena adel --players 4 --bots "exec:python3 examples/mybot.py,novice,random"

At adel it buys while it has little to show, and exhibits as much as it can once it has more; at
mille it takes every task that it may. Whatever it has no opinion about it leaves to chance.
"""
import json
import random
import sys


def adel(view, moves, dice):
    """A lord who goes by how many objects he owns."""
    seat = view["seat"]
    if view["phase"] == "place":
        wish = "castle" if dice.random() < len(view["objects"][seat]) / 10 else "auction"
        return wish if wish in moves else moves[0]
    if view["phase"] == "action" and dice.random() < 0.7:
        if "exhibit" in moves:
            return "exhibit"
        checks = [move for move in moves if move.startswith("check")]
        if checks:
            return max(checks, key=lambda move: int(move.split()[1]))
    if view["phase"] == "show":
        return max(moves, key=len)  # every object is named, so the longest is the largest
    return dice.choice(moves)


def mille(view, moves, dice):
    """A noble who takes every task that he may, and goes where the dice send him."""
    if view["phase"] == "take" and "take" in moves:
        return "take"
    return dice.choice(moves)


def main():
    bots = {"adel": adel, "mille": mille}
    for line in sys.stdin:
        asked = json.loads(line)
        if "bot" in asked:  # the greeting
            answer = {"bot": 1}
        else:
            dice = random.Random(asked["seed"])  # so that the same contest is played again
            view = asked["view"]
            answer = {"move": bots[view["game"]](view, asked["moves"], dice)}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
