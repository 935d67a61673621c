import json
import os
import sqlite3
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

# La fonction ci-dessus, enregistrée dans le même dossier sous le nom verifier_webhook.py.
from verifier_webhook import verifier

SECRET = os.environ.get("WEBHOOK_SECRET") or sys.exit("Variable à définir : WEBHOOK_SECRET")
PORT = int(os.environ.get("PORT", "8080"))
SUIVIS = {
    "certilink.completed",
    "certilink.expired",
    "certilink.revoked",
    "certificate.certified",
    "certificate.failed",
    "report.ready",
    "report.failed",
}


def enregistrer(ident, corps):
    """Une ligne par webhook-id. Faux : elle y était déjà."""
    base = sqlite3.connect("evenements.db", timeout=10)
    try:
        with base:
            base.execute("CREATE TABLE IF NOT EXISTS evenements (ident TEXT PRIMARY KEY, corps BLOB NOT NULL)")
            ajout = base.execute("INSERT OR IGNORE INTO evenements VALUES (?, ?)", (ident, corps))
        return ajout.rowcount == 1
    finally:
        base.close()


class Recepteur(BaseHTTPRequestHandler):
    def statut(self):
        # Les octets bruts d'abord : la signature porte sur eux.
        taille = self.headers.get("Content-Length", "")
        corps = self.rfile.read(int(taille)) if taille.isdecimal() else b""
        if not verifier(SECRET, self.headers, corps):
            return 400
        try:
            type_recu = json.loads(corps)["type"]
        except (ValueError, KeyError, TypeError):
            return 400
        if type_recu not in SUIVIS:
            return 204
        try:
            # Un autre programme lit la table, relit l'objet par l'API, puis travaille.
            if enregistrer(self.headers["webhook-id"], corps):
                print("À traiter :", type_recu, self.headers["webhook-id"], flush=True)
        except sqlite3.Error as erreur:
            print(erreur, file=sys.stderr)
            return 503
        return 204

    def repondre(self, statut):
        self.send_response(statut)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def do_POST(self):
        self.repondre(self.statut())

    def refuser(self):
        self.repondre(400)

    do_GET = do_HEAD = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = refuser


print(f"Récepteur prêt sur le port {PORT}", flush=True)
ThreadingHTTPServer(("", PORT), Recepteur).serve_forever()
