<?php
// La fonction ci-dessus, enregistrée dans le même dossier.
require __DIR__ . '/verifier-webhook.php';

const SUIVIS = [
    'certilink.completed',
    'certilink.expired',
    'certilink.revoked',
    'certificate.certified',
    'certificate.failed',
    'report.ready',
    'report.failed',
];
const FILE = __DIR__ . '/evenements';

// Un fichier par webhook-id, qui n'apparaît que complet ; s'il y était déjà, rien ne change.
function enregistrer(string $ident, string $corps): void
{
    $final = FILE . '/' . rawurlencode($ident) . '.json';
    $brouillon = FILE . '/' . bin2hex(random_bytes(16)) . '.tmp';
    is_dir(FILE) || @mkdir(FILE);
    $ecrit = @file_put_contents($brouillon, $corps) === strlen($corps) && (@link($brouillon, $final) || is_file($final));
    @unlink($brouillon);
    $ecrit ?: throw new RuntimeException("Enregistrement impossible : $final");
}

function statut(): int
{
    $secret = getenv('WEBHOOK_SECRET') ?: throw new RuntimeException('Variable à définir : WEBHOOK_SECRET');
    // Les octets bruts d'abord : la signature porte sur eux.
    $corps = file_get_contents('php://input');
    if ($_SERVER['REQUEST_METHOD'] !== 'POST' || !verifier($secret, $_SERVER, $corps)) {
        return 400;
    }
    $type = json_decode($corps, true)['type'] ?? null;
    if ($type === null) {
        return 400;
    }
    if (in_array($type, SUIVIS, true)) {
        // Un autre programme lit la file, relit l'objet par l'API, puis travaille.
        enregistrer($_SERVER['HTTP_WEBHOOK_ID'], $corps);
    }
    return 204;
}

try {
    http_response_code(statut());
} catch (Throwable $erreur) {
    error_log($erreur->getMessage());
    http_response_code(503);
}
