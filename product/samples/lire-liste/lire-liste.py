import os
import sys

import requests

API = os.environ.get("API") or sys.exit("Variable à définir : API")
TOKEN = os.environ.get("TOKEN") or sys.exit("Variable à définir : TOKEN")


def lire_tout(chemin, filtres):
    """Les mêmes filtres à chaque appel ; seul le curseur change."""
    page = {"hasMore": True, "nextCursor": None}
    while page["hasMore"]:
        reponse = requests.get(
            f"{API}{chemin}",
            params=filtres | {"cursor": page["nextCursor"]},
            headers={"Authorization": f"Bearer {TOKEN}"},
            timeout=30,
        )
        if not reponse.ok:
            sys.exit(reponse.text)
        yield from reponse.json()["data"]
        page = reponse.json()["page"]


for dossier in lire_tout("/cases", {"status": "open", "limit": {{settings.pageListeMaximum.value}}}):
    print(dossier["id"])
