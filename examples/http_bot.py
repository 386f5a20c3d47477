"""A complete bot over HTTP: sits down against a bot of the server and plays one game."""

import json
import time
from argparse import ArgumentParser

import httpx

arguments = ArgumentParser(description=__doc__)
arguments.add_argument("url", nargs="?", default="http://127.0.0.1:8000", help="where the server is")
server = arguments.parse_args().url
with httpx.Client(base_url=server, timeout=60) as me:  # the cookie that owns the seat stays in this client
    new = {"rules": "classic", "host": {"name": "Robbie"}, "bots": [{"bot": "simple"}]}
    table = me.post("/api/tables", json=new).raise_for_status().json()["table"]["id"]
    me.post(f"/api/tables/{table}/start").raise_for_status()
    with me.stream("GET", f"/api/tables/{table}/stream") as lines:
        for line in lines.iter_lines():
            message = json.loads(line)
            state = message.get("state")  # "hello" and "step" carry the state, a heartbeat does not
            if state and state["phase"] == "over":
                break
            if state and state["seat"] == 0 and state["legal"]:
                legal, total = state["legal"], state["turn"]["total"]
                move = ("stop" if total > 20 else "roll") if "roll" in legal else legal[-1]
                act = {"act": move, "ply": state["ply"]}
                while me.post(f"/api/tables/{table}/act", json=act).status_code == 429:
                    time.sleep(1)  # faster than the server lets anybody be
print(f"places: {state['ranking']}")  # noqa: T201
