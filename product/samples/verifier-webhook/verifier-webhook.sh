verifier() {
  local secret=$1 ident=$2 horodatage=$3 signatures=$4 maintenant=${5:-$(date +%s)}
  local ecart cle attendue alea recue

  case "$horodatage" in ''|0*|*[^0-9]*) return 1 ;; esac
  [ "$ident" ] || return 1
  ecart=$((maintenant - horodatage))
  [ "${ecart#-}" -le {{settings.webhookTolerance.value}} ] || return 1

  cle=$(printf %s "${secret#whsec_}" | openssl base64 -d -A | od -An -v -tx1 | tr -d ' \n')
  attendue=v1,$({ printf '%s.%s.' "$ident" "$horodatage"; cat; } |
    openssl dgst -sha256 -mac HMAC -macopt "hexkey:$cle" -binary | openssl base64 -A)

  alea=$(openssl rand -hex 32)
  empreinte() { printf %s "$1" | openssl dgst -sha256 -hmac "$alea"; }

  while read -r recue; do
    [ "$(empreinte "$recue")" = "$(empreinte "$attendue")" ] && return 0
  done <<FIN
$(printf %s "$signatures" | tr ' ' '\n')
FIN
  return 1
}
