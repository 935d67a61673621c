# --- 1. Obtenir un jeton d'accès
import base64
import hashlib
import os
import random
import sys
import time
import uuid

import requests

API, CLIENT_ID, CLIENT_SECRET, TEMPLATE_ID = (
    os.environ.get(nom) or sys.exit(f"Variable à définir : {nom}")
    for nom in ("API", "CLIENT_ID", "CLIENT_SECRET", "TEMPLATE_ID")
)


def appeler(methode, chemin, **options):
    """Débit dépassé, incident ou « pas encore » : six essais du même appel, sous la même clé."""
    for essai in range(6):
        reponse = requests.request(methode, f"{API}{chemin}", timeout=30, **options)
        incident = reponse.status_code >= 500
        pause = reponse.headers.get("Retry-After") or (2**essai + random.random() if incident else None)
        if reponse.ok or pause is None or essai == 5:
            break
        time.sleep(float(pause))
    if not reponse.ok:
        sys.exit(reponse.text)
    return reponse.json()


reponse = appeler(
    "POST",
    "/oauth/token",
    auth=(CLIENT_ID, CLIENT_SECRET),
    data={
        "grant_type": "client_credentials",
        "scope": "cases:write certilinks:write certilinks:read certificates:read reports:write reports:read",
    },
)
jeton = {"Authorization": f"Bearer {reponse['access_token']}"}

# --- 2. Créer un dossier
def creer(chemin, corps):
    """Une clé d'idempotence par création, et là seulement."""
    cle = {"Idempotency-Key": str(uuid.uuid4())}
    return appeler("POST", chemin, headers=jeton | cle, json=corps)


dossier = creer(
    "/cases",
    {"templateId": TEMPLATE_ID, "title": "Remplacement de chaudière, logement 12"},
)
print("Dossier :", dossier["id"])

# --- 3. Créer un Certilink
# Au bac à sable, ce message joue le destinataire. En production, écrivez le vôtre.
certilink = creer(
    "/certilinks",
    {"caseId": dossier["id"], "delivery": "none", "message": "TEST-completed"},
)
print("À ouvrir par le destinataire :", certilink["url"])

# --- 4. Clore le dossier
# Attendre la fin du Certilink, et qu'aucun certificat ne soit plus en attente : 60 lectures au plus.
for _ in range(60):
    etat = appeler("GET", f"/certilinks/{certilink['id']}", headers=jeton)["status"]
    filtres = {"caseId": dossier["id"], "status": "pending"}
    reste = len(appeler("GET", "/certificates", headers=jeton, params=filtres)["data"])
    if etat in ("expired", "revoked") or (etat == "completed" and not reste):
        break
    time.sleep(5)

print(f"Certilink : {etat}, certificats en attente : {reste}")
if etat != "completed" or reste:
    sys.exit("Le dossier ne peut pas être clos.")

dossier = appeler("POST", f"/cases/{dossier['id']}/close", headers=jeton, json={})
print("Dossier :", dossier["status"])

# --- 5. Demander et télécharger le rapport
rapport = creer(
    "/reports",
    {
        "caseId": dossier["id"],
        "options": {"language": "fr", "includeMap": True, "includeAnswers": True, "masks": []},
    },
)
print("Rapport :", rapport["id"])

# Pas encore prêt : la réponse porte Retry-After. Sans lui (410 par exemple), inutile de réessayer.
for essai in range(60):
    reponse = requests.get(f"{API}/reports/{rapport['id']}/file", headers=jeton, stream=True, timeout=60)
    if reponse.ok or "Retry-After" not in reponse.headers or essai == 59:
        break
    time.sleep(int(reponse.headers["Retry-After"]))

if not reponse.ok:
    sys.exit(reponse.text)

# Les octets vont au disque à mesure qu'ils arrivent ; l'empreinte se calcule au passage.
empreinte = hashlib.sha256()
with open("rapport.tmp", "wb") as fichier:
    for morceau in reponse.iter_content(65536):
        empreinte.update(morceau)
        fichier.write(morceau)

if reponse.headers["Repr-Digest"] != f"sha-256=:{base64.b64encode(empreinte.digest()).decode()}:":
    sys.exit("Fichier altéré en route")

os.replace("rapport.tmp", "rapport.pdf")
print("Rapport enregistré : rapport.pdf")
