# --- 1. Obtenir un jeton d'accès
import base64
import hashlib
import os
import pathlib
import time
import uuid

import requests

API = os.environ["API"]


def controler(reponse):
    if not reponse.ok:
        raise SystemExit(reponse.text)
    return reponse


reponse = requests.post(
    f"{API}/oauth/token",
    auth=(os.environ["CLIENT_ID"], os.environ["CLIENT_SECRET"]),
    data={"grant_type": "client_credentials"},
    timeout=30,
)
jeton = {"Authorization": f"Bearer {controler(reponse).json()['access_token']}"}

# --- 2. Créer un dossier
def envoyer(chemin, corps):
    cle = {"Idempotency-Key": str(uuid.uuid4())}
    return controler(requests.post(f"{API}{chemin}", headers=jeton | cle, json=corps, timeout=30)).json()


dossier = envoyer(
    "/cases",
    {
        "templateId": os.environ["TEMPLATE_ID"],
        "title": "Remplacement de chaudière, logement 12",
    },
)
print("Dossier :", dossier["id"])

# --- 3. Créer un Certilink
certilink = envoyer("/certilinks", {"caseId": dossier["id"], "delivery": "none"})
print("À ouvrir par le destinataire :", certilink["url"])

# --- 4. Clore le dossier
# Quand le destinataire a touché « Envoyer et terminer ». S'il manque une étape, la réponse est 409 case-incomplete.
dossier = envoyer(f"/cases/{dossier['id']}/close", {})
print("Dossier :", dossier["status"])

# --- 5. Demander et télécharger le rapport
rapport = envoyer(
    "/reports",
    {
        "caseId": dossier["id"],
        "options": {"language": "fr", "includeMap": True, "includeAnswers": True, "masks": []},
    },
)
print("Rapport :", rapport["id"])

# Tant que le PDF n'est pas prêt (409), attendre la durée de Retry-After et recommencer.
for _ in range(60):
    reponse = requests.get(f"{API}/reports/{rapport['id']}/file", headers=jeton, timeout=60)
    if reponse.status_code != 409:
        break
    time.sleep(int(reponse.headers["Retry-After"]))

pdf = controler(reponse).content
empreinte = base64.b64encode(hashlib.sha256(pdf).digest()).decode()
if reponse.headers["Repr-Digest"] != f"sha-256=:{empreinte}:":
    raise SystemExit("Fichier altéré en route")

pathlib.Path("rapport.pdf").write_bytes(pdf)
