# --- 1. Obtenir un jeton d'accès
: "${API:?variable à définir}" "${CLIENT_ID:?variable à définir}" "${CLIENT_SECRET:?variable à définir}" &&
TOKEN=$(curl -sS --max-time 30 --retry 5 "$API/oauth/token" \
  -u "$CLIENT_ID:$CLIENT_SECRET" \
  -d grant_type=client_credentials \
  --data-urlencode "scope=cases:write certilinks:write certilinks:read certificates:read reports:write reports:read" \
  | jq -sr 'last | .access_token // error(.error_description // .title)') &&
export TOKEN && echo "Jeton obtenu"

# --- 2. Créer un dossier
: "${TOKEN:?variable à définir}" "${TEMPLATE_ID:?variable à définir}" &&
CASE_ID=$(curl -sS --max-time 30 --retry 5 "$API/cases" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Idempotency-Key: $(uuidgen)" \
  -H "Content-Type: application/json" \
  -d @- <<JSON | jq -sr 'last | .id // error(.title)'
{
  "templateId": "$TEMPLATE_ID",
  "title": "Remplacement de chaudière, logement 12"
}
JSON
) &&
export CASE_ID && echo "Dossier : $CASE_ID"

# --- 3. Créer un Certilink
: "${TOKEN:?variable à définir}" "${CASE_ID:?variable à définir}" &&
CERTILINK=$(curl -sS --max-time 30 --retry 5 "$API/certilinks" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Idempotency-Key: $(uuidgen)" \
  -H "Content-Type: application/json" \
  -d @- <<JSON | jq -s last
{ "caseId": "$CASE_ID", "delivery": "none", "message": "TEST-completed" }
JSON
) &&
CERTILINK_ID=$(jq -r '.id // error(.title)' <<<"$CERTILINK") &&
export CERTILINK_ID && jq -r '"À ouvrir par le destinataire : \(.url)"' <<<"$CERTILINK"

# --- 4. Clore le dossier
: "${TOKEN:?variable à définir}" "${CASE_ID:?variable à définir}" "${CERTILINK_ID:?variable à définir}" &&
for essai in {1..60}; do
  ETAT=$(curl -sS --max-time 30 "$API/certilinks/$CERTILINK_ID" -H "Authorization: Bearer $TOKEN" \
    | jq -r '.status // error(.title)')
  RESTE=$(curl -sS --max-time 30 "$API/certificates?caseId=$CASE_ID&status=pending" -H "Authorization: Bearer $TOKEN" \
    | jq -r '.data // error(.title) | length')
  case "$ETAT,$RESTE" in
    completed,0|expired,*|revoked,*|,*|*,) break ;;
    *) sleep 5 ;;
  esac
done &&
echo "Certilink : $ETAT, certificats en attente : $RESTE" &&
[ "$ETAT,$RESTE" = completed,0 ] &&
curl -sS --max-time 30 --fail-with-body "$API/cases/$CASE_ID/close" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{}'

# --- 5. Demander et télécharger le rapport
: "${TOKEN:?variable à définir}" "${CASE_ID:?variable à définir}" &&
REPORT_ID=$(curl -sS --max-time 30 --retry 5 "$API/reports" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Idempotency-Key: $(uuidgen)" \
  -H "Content-Type: application/json" \
  -d @- <<JSON | jq -sr 'last | .id // error(.title)'
{
  "caseId": "$CASE_ID",
  "options": { "language": "fr", "includeMap": true, "includeAnswers": true, "masks": [] }
}
JSON
) &&
export REPORT_ID && echo "Rapport : $REPORT_ID" &&
for essai in {1..60}; do
  STATUT=$(curl -sS --max-time 60 "$API/reports/$REPORT_ID/file" -H "Authorization: Bearer $TOKEN" \
    -D entetes.txt -o rapport.tmp -w '%{http_code}')
  PAUSE=$(awk 'tolower($1) == "retry-after:" { print $2 + 0 }' entetes.txt)
  [ "$STATUT" != 200 ] && [ "$PAUSE" ] && [ "$essai" -lt 60 ] || break
  sleep "$PAUSE"
done &&
if [ "$STATUT" != 200 ]; then
  cat rapport.tmp; false
elif grep -qF "sha-256=:$(openssl dgst -sha256 -binary rapport.tmp | openssl base64 -A):" entetes.txt; then
  mv rapport.tmp rapport.pdf && echo "Rapport enregistré : rapport.pdf"
else
  echo "Fichier altéré en route"; false
fi
