# L'empreinte annoncée par l'API, et celle du fichier gardé.
attendue=$(curl -sS "$API/reports/$REPORT_ID" \
  -H "Authorization: Bearer $TOKEN" \
  | jq -r '.sha256 // error(.title)')

echo "$attendue  rapport.pdf" | sha256sum --check
