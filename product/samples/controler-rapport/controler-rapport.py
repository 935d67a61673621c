import hashlib
import os
import pathlib

import requests

API = os.environ["API"]
TOKEN = os.environ["TOKEN"]
REPORT_ID = os.environ["REPORT_ID"]

reponse = requests.get(
    f"{API}/reports/{REPORT_ID}",
    headers={"Authorization": f"Bearer {TOKEN}"},
    timeout=30,
)
if not reponse.ok:
    raise SystemExit(reponse.text)

# L'empreinte annoncée par l'API, et celle du fichier gardé.
empreinte = hashlib.sha256(pathlib.Path("rapport.pdf").read_bytes()).hexdigest()
if empreinte != reponse.json()["sha256"]:
    raise SystemExit("Fichier différent")
print("Fichier conforme")
