import base64
import hashlib
import hmac
import time


def verifier(secret, entetes, corps, maintenant=None):
    """corps : les octets reçus, sans les réencoder."""
    ident, horodatage = entetes["webhook-id"], entetes["webhook-timestamp"]
    # Un appel trop ancien, ou trop en avance, est peut-être rejoué.
    if abs((maintenant or time.time()) - int(horodatage)) > {{settings.webhookTolerance.value}}:
        return False

    cle = base64.b64decode(secret.removeprefix("whsec_"))
    signe = f"{ident}.{horodatage}.".encode() + corps
    attendue = base64.b64encode(hmac.digest(cle, signe, hashlib.sha256))

    # Pendant une rotation du secret, l'en-tête porte plusieurs signatures.
    recues = entetes["webhook-signature"].split()
    return any(hmac.compare_digest(b"v1," + attendue, recue.encode()) for recue in recues)
