# Le corps est lu sur l'entrée standard, tel que reçu :
# verifier "$SECRET" "$WEBHOOK_ID" "$WEBHOOK_TIMESTAMP" "$WEBHOOK_SIGNATURE" < corps.json
verifier() {
  local secret=$1 ident=$2 horodatage=$3 signatures=$4 maintenant=${5:-$(date +%s)}
  local ecart=$((maintenant - horodatage)) cle attendue alea recue

  # Un appel trop ancien, ou trop en avance, est peut-être rejoué.
  [ "${ecart#-}" -le {{settings.webhookTolerance.value}} ] || return 1

  cle=$(printf %s "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
  attendue=v1,$({ printf '%s.%s.' "$ident" "$horodatage"; cat; } |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$cle" -binary | openssl base64 -A)

  # Comparer des empreintes à clé aléatoire : la durée n'apprend rien sur la signature.
  alea=$(openssl rand -hex 32)
  empreinte() { printf %s "$1" | openssl dgst -sha256 -hmac "$alea"; }

  # Pendant une rotation du secret, l'en-tête porte plusieurs signatures.
  for recue in $signatures; do
    [ "$(empreinte "$recue")" = "$(empreinte "$attendue")" ] && return 0
  done
  return 1
}
