#!/usr/bin/env python3
"""A bot on a Tavola server: python3 online.py SERVER TOKEN [TABLE]. See docs/bots.md."""
import json, random, secrets, sys, urllib.request

def request(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": "Bearer " + sys.argv[2], "Content-Type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(sys.argv[1] + path, data, headers))

def command(event, kind, **fields):
    body = {"id": f"{event['seat']}-{event.get('decision', kind)}", "type": kind, "seat": event["seat"], **fields}
    answer = json.load(request(f"/api/tables/{event['table']}/commands", body))
    if answer["type"] == "refused":
        sys.exit(f"refused: {answer['error']}")

def choose(choices):
    place, clicks = choices["places"][-1], []  # the last place is the start
    while True:
        part, completes, then = random.choice(place)
        clicks.append(choices["parts"][part]["part"])
        if completes:
            return clicks
        place = choices["places"][then]

if len(sys.argv) > 3:
    request(f"/api/tables/{sys.argv[3]}/join", {})
for line in request("/api/events"):
    if line.startswith(b"data: "):
        event = json.loads(line[6:])
        if event["type"] == "seated":
            command(event, "ready", nonce=secrets.token_hex(16))
        elif event["type"] == "your-turn":
            command(event, "act", decision=event["decision"], action=choose(event["position"]["choices"]))
        elif event["type"] == "game-over":
            print(event["table"], event["scores"], flush=True)
