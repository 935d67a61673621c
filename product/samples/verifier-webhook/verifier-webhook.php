<?php
// $corps : les octets reçus, par exemple file_get_contents('php://input').
function verifier(string $secret, array $entetes, string $corps, ?int $maintenant = null): bool
{
    ['webhook-id' => $ident, 'webhook-timestamp' => $horodatage] = $entetes;
    // Un appel trop ancien, ou trop en avance, est peut-être rejoué.
    if (abs(($maintenant ?? time()) - (int) $horodatage) > {{settings.webhookTolerance.value}}) {
        return false;
    }

    $cle = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $signature = base64_encode(hash_hmac('sha256', "$ident.$horodatage.$corps", $cle, true));

    // Pendant une rotation du secret, l'en-tête porte plusieurs signatures.
    foreach (explode(' ', $entetes['webhook-signature']) as $recue) {
        if (hash_equals("v1,$signature", $recue)) {
            return true;
        }
    }
    return false;
}
