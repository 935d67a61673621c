<?php
// --- 1. Obtenir un jeton d'accès
foreach (['API', 'CLIENT_ID', 'CLIENT_SECRET', 'TEMPLATE_ID'] as $nom) {
    getenv($nom) ?: throw new RuntimeException("Variable à définir : $nom");
}

// Le statut, le corps et les en-têtes de la réponse, aux noms en minuscules.
function envoyer(string $chemin, array $options): array
{
    $requete = curl_init(getenv('API') . $chemin);
    $entetes = [];
    curl_setopt_array($requete, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HEADERFUNCTION => function ($requete, string $ligne) use (&$entetes): int {
            [$nom, $valeur] = explode(':', $ligne, 2) + [1 => ''];
            $entetes[strtolower($nom)] = trim($valeur);
            return strlen($ligne);
        },
    ] + $options + [CURLOPT_TIMEOUT => 30]);
    $corps = curl_exec($requete);
    return [curl_getinfo($requete, CURLINFO_RESPONSE_CODE), $corps ?: curl_error($requete), $entetes];
}

// Débit dépassé, incident ou « pas encore » : six essais du même appel, sous la même clé.
function appeler(string $chemin, array $options): array
{
    for ($essai = 1; ; $essai++) {
        [$statut, $corps, $entetes] = envoyer($chemin, $options);
        if ($statut >= 200 && $statut < 300) {
            return json_decode($corps, true);
        }
        $pause = $entetes['retry-after'] ?? ($statut >= 500 ? 2 ** ($essai - 1) + random_int(0, 1) : null);
        if ($pause === null || $essai === 6) {
            throw new RuntimeException($corps);
        }
        sleep((int) $pause);
    }
}

$jeton = appeler('/oauth/token', [
    CURLOPT_USERPWD => getenv('CLIENT_ID') . ':' . getenv('CLIENT_SECRET'),
    CURLOPT_POSTFIELDS => http_build_query([
        'grant_type' => 'client_credentials',
        'scope' => 'cases:write certilinks:write certilinks:read certificates:read reports:write reports:read',
    ]),
])['access_token'];
$lecture = [CURLOPT_HTTPHEADER => ["Authorization: Bearer $jeton"]];

// --- 2. Créer un dossier
// Une clé d'idempotence par création, et là seulement : un UUID version 4.
function creer(string $chemin, array $corps, string $jeton): array
{
    $cle = preg_replace('/^(.{8})(.{4}).(.{3}).(.{3})/', '$1-$2-4$3-a$4-', bin2hex(random_bytes(16)));
    return appeler($chemin, [
        CURLOPT_HTTPHEADER => [
            "Authorization: Bearer $jeton",
            "Idempotency-Key: $cle",
            'Content-Type: application/json',
        ],
        CURLOPT_POSTFIELDS => json_encode($corps),
    ]);
}

$dossier = creer('/cases', [
    'templateId' => getenv('TEMPLATE_ID'),
    'title' => 'Remplacement de chaudière, logement 12',
], $jeton);
echo "Dossier : {$dossier['id']}\n";

// --- 3. Créer un Certilink
// Au bac à sable, ce message joue le destinataire. En production, écrivez le vôtre.
$certilink = creer('/certilinks', [
    'caseId' => $dossier['id'],
    'delivery' => 'none',
    'message' => 'TEST-completed',
], $jeton);
echo "À ouvrir par le destinataire : {$certilink['url']}\n";

// --- 4. Clore le dossier
// Attendre la fin du Certilink, et qu'aucun certificat ne soit plus en attente : 60 lectures au plus.
for ($essai = 1; $essai <= 60; $essai++) {
    $etat = appeler("/certilinks/{$certilink['id']}", $lecture)['status'];
    $reste = count(appeler("/certificates?caseId={$dossier['id']}&status=pending", $lecture)['data']);
    if (in_array($etat, ['expired', 'revoked']) || ($etat === 'completed' && $reste === 0)) {
        break;
    }
    sleep(5);
}
echo "Certilink : $etat, certificats en attente : $reste\n";
if ($etat !== 'completed' || $reste > 0) {
    throw new RuntimeException('Le dossier ne peut pas être clos.');
}

$dossier = appeler("/cases/{$dossier['id']}/close", [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer $jeton", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => '{}',
]);
echo "Dossier : {$dossier['status']}\n";

// --- 5. Demander et télécharger le rapport
$rapport = creer('/reports', [
    'caseId' => $dossier['id'],
    'options' => ['language' => 'fr', 'includeMap' => true, 'includeAnswers' => true, 'masks' => []],
], $jeton);
echo "Rapport : {$rapport['id']}\n";

// Pas encore prêt : la réponse porte Retry-After. Sans lui (410 par exemple), inutile de réessayer.
for ($essai = 1; $essai <= 60; $essai++) {
    // Les octets vont au disque à mesure qu'ils arrivent.
    $fichier = fopen('rapport.tmp', 'w');
    [$statut, $erreur, $entetes] = envoyer("/reports/{$rapport['id']}/file", $lecture + [CURLOPT_FILE => $fichier, CURLOPT_TIMEOUT => 60]);
    fclose($fichier);
    if ($statut === 200 || !isset($entetes['retry-after']) || $essai === 60) {
        break;
    }
    sleep((int) $entetes['retry-after']);
}
if ($statut !== 200) {
    throw new RuntimeException(file_get_contents('rapport.tmp') ?: $erreur);
}
if ($entetes['repr-digest'] !== 'sha-256=:' . base64_encode(hash_file('sha256', 'rapport.tmp', true)) . ':') {
    throw new RuntimeException('Fichier altéré en route');
}
rename('rapport.tmp', 'rapport.pdf');
echo "Rapport enregistré : rapport.pdf\n";
