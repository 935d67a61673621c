import base64
import hashlib
import hmac
import time


def verifier(secret, entetes, corps, maintenant=None):
    """corps : les octets reçus, sans les réencoder."""
    # Les noms d'en-tête ne tiennent pas compte de la casse.
    lus = {nom.lower(): valeur for nom, valeur in entetes.items()}
    ident, horodatage, recues = (lus.get(f"webhook-{nom}", "") for nom in ("id", "timestamp", "signature"))
    if not (ident and horodatage.isdecimal()):
        return False
    # Un appel trop ancien, ou trop en avance, est peut-être rejoué.
    if abs((int(time.time()) if maintenant is None else maintenant) - int(horodatage)) > {{settings.webhookTolerance.value}}:
        return False

    cle = base64.b64decode(secret.removeprefix("whsec_"))
    signe = f"{ident}.{horodatage}.".encode() + corps
    attendue = b"v1," + base64.b64encode(hmac.digest(cle, signe, hashlib.sha256))

    # Pendant une rotation du secret, l'en-tête porte plusieurs signatures ; une autre version ne concorde jamais.
    return any(hmac.compare_digest(attendue, recue.encode()) for recue in recues.split())
