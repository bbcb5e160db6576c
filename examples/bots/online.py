#!/usr/bin/env python3
"""A bot that plays random moves on a Tavola server: python3 online.py SERVER TOKEN. See docs/bots.md."""
import json, random, secrets, sys, urllib.request

def request(path, body=None):
    headers = {"Authorization": "Bearer " + sys.argv[2], "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(sys.argv[1] + path, data, headers))

def send(event, **command):
    answer = json.load(request(f"/api/tables/{event['table']}/commands", {"seat": event["seat"], **command}))
    assert answer["type"] == "done", answer

def choose(choices, place=-1):  # begins at the last place
    part, completes, then = random.choice(choices["places"][place])
    return [choices["parts"][part]["part"]] + ([] if completes else choose(choices, then))

for event in (json.loads(line[6:]) for line in request("/api/events") if line.startswith(b"data: ")):
    if event["type"] == "seated":
        send(event, id="ready", type="ready", nonce=secrets.token_hex(16))
    elif event["type"] == "your-turn":
        seat, decision, action = event["seat"], event["decision"], choose(event["position"]["choices"])
        send(event, id=f"{seat}-{decision}", type="act", decision=decision, action=action)
    elif event["type"] == "game-over":
        print(event["table"], event["scores"], flush=True)
