<?php
// $entetes : getallheaders(), ou $_SERVER. $corps : les octets reçus, file_get_contents('php://input').
function verifier(string $secret, array $entetes, string $corps, ?int $maintenant = null): bool
{
    // Les noms d'en-tête ne tiennent pas compte de la casse ; sous CGI, Webhook-Id s'appelle HTTP_WEBHOOK_ID.
    $lus = [];
    foreach ($entetes as $nom => $valeur) {
        $lus[preg_replace('/^http-/', '', strtr(strtolower($nom), '_', '-'))] = $valeur;
    }
    [$ident, $horodatage, $recues] = array_map(
        fn (string $nom): string => (string) ($lus["webhook-$nom"] ?? ''),
        ['id', 'timestamp', 'signature'],
    );
    if ($ident === '' || !ctype_digit($horodatage)) {
        return false;
    }
    // Un appel trop ancien, ou trop en avance, est peut-être rejoué.
    if (abs(($maintenant ?? time()) - (int) $horodatage) > {{settings.webhookTolerance.value}}) {
        return false;
    }

    $cle = base64_decode(preg_replace('/^whsec_/', '', $secret));
    $signature = base64_encode(hash_hmac('sha256', "$ident.$horodatage.$corps", $cle, true));

    // Pendant une rotation du secret, l'en-tête porte plusieurs signatures ; une autre version ne concorde jamais.
    foreach (explode(' ', $recues) as $recue) {
        if (hash_equals("v1,$signature", $recue)) {
            return true;
        }
    }
    return false;
}
