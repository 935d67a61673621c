<?php
$api = getenv('API') ?: throw new RuntimeException('Variable à définir : API');
$token = getenv('TOKEN') ?: throw new RuntimeException('Variable à définir : TOKEN');
$reportId = getenv('REPORT_ID') ?: throw new RuntimeException('Variable à définir : REPORT_ID');

$requete = curl_init("$api/reports/$reportId");
curl_setopt_array($requete, [
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => ["Authorization: Bearer $token"],
]);
$reponse = curl_exec($requete);
if ($reponse === false || curl_getinfo($requete, CURLINFO_RESPONSE_CODE) !== 200) {
    throw new RuntimeException($reponse ?: curl_error($requete));
}

// L'empreinte annoncée par l'API, et celle du fichier gardé.
$attendue = json_decode($reponse, true)['sha256'];
if (!hash_equals((string) $attendue, hash_file('sha256', 'rapport.pdf'))) {
    throw new RuntimeException('Fichier différent');
}
echo "Fichier conforme\n";
