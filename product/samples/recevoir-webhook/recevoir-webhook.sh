: "${WEBHOOK_SECRET:?variable à définir}" "${WEBHOOK_URL:?variable à définir}" &&
IDENT="evt_$(openssl rand -hex 13 | tr a-f A-F)" &&
HORODATAGE=$(date +%s) &&
CORPS=$(jq -nc '{ type: "webhook.test", timestamp: (now | floor | todate), data: { webhookId: "whk_01JRWN42G0Y24XF08SDGYTQBXM" } }') &&
CLE=$(printf %s "${WEBHOOK_SECRET#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n') &&
SIGNATURE=$(printf %s "$IDENT.$HORODATAGE.$CORPS" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$CLE" -binary | openssl base64 -A) &&
curl -sS --fail-with-body -w 'Réponse %{http_code}\n' "$WEBHOOK_URL" \
  -H "Content-Type: application/json" \
  -H "webhook-id: $IDENT" \
  -H "webhook-timestamp: $HORODATAGE" \
  -H "webhook-signature: v1,$SIGNATURE" \
  --data-binary "$CORPS"
