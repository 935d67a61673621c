: "${API:?variable à définir}" "${TOKEN:?variable à définir}" "${REPORT_ID:?variable à définir}" &&
ATTENDUE=$(curl -sS "$API/reports/$REPORT_ID" -H "Authorization: Bearer $TOKEN" \
  | jq -r '.sha256 // error(.title // "Rapport pas encore prêt")') &&
OBTENUE=$(openssl dgst -sha256 -r rapport.pdf | cut -d ' ' -f 1) &&
if [ "$OBTENUE" = "$ATTENDUE" ]; then echo "Fichier conforme"; else echo "Fichier différent"; false; fi
