: "${API:?variable à définir}" "${TOKEN:?variable à définir}" &&
CURSEUR= && SUITE=true &&
while [ "$SUITE" = true ]; do
  PAGE=$(curl -sS "$API/cases?status=open&limit={{settings.pageListeMaximum.value}}${CURSEUR:+&cursor=$CURSEUR}" \
    -H "Authorization: Bearer $TOKEN" | jq 'if .data then . else error(.title) end') || break
  jq -r '.data[].id' <<<"$PAGE"
  SUITE=$(jq .page.hasMore <<<"$PAGE")
  CURSEUR=$(jq -r '.page.nextCursor // "" | @uri' <<<"$PAGE")
done
[ "$SUITE" = false ]
