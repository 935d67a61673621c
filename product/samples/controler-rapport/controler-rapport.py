import hashlib
import os
import pathlib
import sys

import requests

API, TOKEN, REPORT_ID = (
    os.environ.get(nom) or sys.exit(f"Variable à définir : {nom}")
    for nom in ("API", "TOKEN", "REPORT_ID")
)

reponse = requests.get(
    f"{API}/reports/{REPORT_ID}",
    headers={"Authorization": f"Bearer {TOKEN}"},
    timeout=30,
)
if not reponse.ok:
    sys.exit(reponse.text)

# L'empreinte annoncée par l'API, et celle du fichier gardé.
empreinte = hashlib.sha256(pathlib.Path("rapport.pdf").read_bytes()).hexdigest()
if empreinte != reponse.json()["sha256"]:
    sys.exit("Fichier différent")
print("Fichier conforme")
