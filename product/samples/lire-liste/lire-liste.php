<?php
$api = getenv('API') ?: throw new RuntimeException('Variable à définir : API');
$token = getenv('TOKEN') ?: throw new RuntimeException('Variable à définir : TOKEN');

// Les mêmes filtres à chaque appel ; seul le curseur change.
function lireTout(string $adresse, array $filtres, string $token): Generator
{
    $page = ['hasMore' => true, 'nextCursor' => null];
    while ($page['hasMore']) {
        $requete = curl_init("$adresse?" . http_build_query($filtres + ['cursor' => $page['nextCursor']]));
        curl_setopt_array($requete, [
            CURLOPT_RETURNTRANSFER => true,
            CURLOPT_HTTPHEADER => ["Authorization: Bearer $token"],
        ]);
        $reponse = curl_exec($requete);
        if ($reponse === false || curl_getinfo($requete, CURLINFO_RESPONSE_CODE) !== 200) {
            throw new RuntimeException($reponse ?: curl_error($requete));
        }
        ['data' => $objets, 'page' => $page] = json_decode($reponse, true);
        yield from $objets;
    }
}

foreach (lireTout("$api/cases", ['status' => 'open', 'limit' => {{settings.pageListeMaximum.value}}], $token) as $dossier) {
    echo "{$dossier['id']}\n";
}
