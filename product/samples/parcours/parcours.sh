# --- 1. Obtenir un jeton d'accès
TOKEN=$(curl -sS "$API/oauth/token" \
  -u "$CLIENT_ID:$CLIENT_SECRET" \
  -d grant_type=client_credentials \
  | jq -r '.access_token // error(.error_description // .title)')

# --- 2. Créer un dossier
CASE_ID=$(curl -sS "$API/cases" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Idempotency-Key: $(uuidgen)" \
  -H "Content-Type: application/json" \
  -d @- <<JSON | jq -r '.id // error(.title)'
{
  "templateId": "$TEMPLATE_ID",
  "title": "Remplacement de chaudière, logement 12"
}
JSON
)
echo "Dossier : $CASE_ID"

# --- 3. Créer un Certilink
URL=$(curl -sS "$API/certilinks" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Idempotency-Key: $(uuidgen)" \
  -H "Content-Type: application/json" \
  -d @- <<JSON | jq -r '.url // error(.title)'
{ "caseId": "$CASE_ID", "delivery": "none" }
JSON
)
echo "À ouvrir par le destinataire : $URL"

# --- 4. Clore le dossier
# Quand le destinataire a touché « Envoyer et terminer ». S'il manque une étape, la réponse est 409 case-incomplete.
curl -sS --fail-with-body "$API/cases/$CASE_ID/close" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Content-Type: application/json" \
  -d '{}'

# --- 5. Demander et télécharger le rapport
REPORT_ID=$(curl -sS "$API/reports" \
  -H "Authorization: Bearer $TOKEN" \
  -H "Idempotency-Key: $(uuidgen)" \
  -H "Content-Type: application/json" \
  -d @- <<JSON | jq -r '.id // error(.title)'
{
  "caseId": "$CASE_ID",
  "options": { "language": "fr", "includeMap": true, "includeAnswers": true, "masks": [] }
}
JSON
)
echo "Rapport : $REPORT_ID"

# Tant que le PDF n'est pas prêt (409), attendre la durée de Retry-After et recommencer.
until curl -fsS "$API/reports/$REPORT_ID/file" \
  -H "Authorization: Bearer $TOKEN" \
  -D entetes.txt -o rapport.pdf
do
  sleep "$(awk 'tolower($1) == "retry-after:" { print $2 + 0 }' entetes.txt)" || break
done

# L'en-tête Repr-Digest porte l'empreinte du fichier : cette commande l'affiche si elle concorde.
grep -F "sha-256=:$(openssl dgst -sha256 -binary rapport.pdf | openssl base64 -A):" entetes.txt
