<?php
// --- 1. Obtenir un jeton d'accès
function appeler(string $chemin, array $options): array
{
    $requete = curl_init(getenv('API') . $chemin);
    curl_setopt_array($requete, $options + [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HEADERFUNCTION => function ($requete, string $ligne) use (&$entetes): int {
            [$nom, $valeur] = explode(':', $ligne, 2) + [1 => ''];
            $entetes[strtolower($nom)] = trim($valeur);
            return strlen($ligne);
        },
    ]);
    $corps = curl_exec($requete);
    return [curl_getinfo($requete, CURLINFO_RESPONSE_CODE), $corps ?: curl_error($requete), $entetes];
}

function controler(array $reponse): array
{
    [$statut, $corps] = $reponse;
    if ($statut < 200 || $statut >= 400) {
        throw new RuntimeException($corps);
    }
    return json_decode($corps, true);
}

$jeton = controler(appeler('/oauth/token', [
    CURLOPT_USERPWD => getenv('CLIENT_ID') . ':' . getenv('CLIENT_SECRET'),
    CURLOPT_POSTFIELDS => http_build_query(['grant_type' => 'client_credentials']),
]))['access_token'];

// --- 2. Créer un dossier
function envoyer(string $chemin, array|object $corps, string $jeton): array
{
    // Un UUID version 4, nouveau à chaque envoi.
    $cle = preg_replace('/^(.{8})(.{4}).(.{3}).(.{3})/', '$1-$2-4$3-a$4-', bin2hex(random_bytes(16)));
    return controler(appeler($chemin, [
        CURLOPT_HTTPHEADER => [
            "Authorization: Bearer $jeton",
            "Idempotency-Key: $cle",
            'Content-Type: application/json',
        ],
        CURLOPT_POSTFIELDS => json_encode($corps),
    ]));
}

$dossier = envoyer('/cases', [
    'templateId' => getenv('TEMPLATE_ID'),
    'title' => 'Remplacement de chaudière, logement 12',
], $jeton);
echo "Dossier : {$dossier['id']}\n";

// --- 3. Créer un Certilink
$certilink = envoyer('/certilinks', ['caseId' => $dossier['id'], 'delivery' => 'none'], $jeton);
echo "À ouvrir par le destinataire : {$certilink['url']}\n";

// --- 4. Clore le dossier
// Quand le destinataire a touché « Envoyer et terminer ». S'il manque une étape, la réponse est 409 case-incomplete.
$dossier = envoyer("/cases/{$dossier['id']}/close", new stdClass(), $jeton);
echo "Dossier : {$dossier['status']}\n";

// --- 5. Demander et télécharger le rapport
$rapport = envoyer('/reports', [
    'caseId' => $dossier['id'],
    'options' => ['language' => 'fr', 'includeMap' => true, 'includeAnswers' => true, 'masks' => []],
], $jeton);
echo "Rapport : {$rapport['id']}\n";

// Tant que le PDF n'est pas prêt (409), attendre la durée de Retry-After et recommencer.
for ($essai = 1; $essai <= 60; $essai++) {
    [$statut, $pdf, $entetes] = appeler("/reports/{$rapport['id']}/file", [
        CURLOPT_HTTPHEADER => ["Authorization: Bearer $jeton"],
    ]);
    if ($statut !== 409) {
        break;
    }
    sleep((int) $entetes['retry-after']);
}
if ($statut !== 200) {
    throw new RuntimeException($pdf);
}
if ($entetes['repr-digest'] !== 'sha-256=:' . base64_encode(hash('sha256', $pdf, true)) . ':') {
    throw new RuntimeException('Fichier altéré en route');
}
file_put_contents('rapport.pdf', $pdf);
