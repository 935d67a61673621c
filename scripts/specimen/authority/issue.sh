#!/usr/bin/env bash
# Makes another authority for the specimen, in this folder, with OpenSSL 3. Run once; `npm run specimen` then makes other files.
# The keys of the roots and of the intermediate are thrown away, so that nobody can issue anything under a root that is
# published. Those that sign the specimen are kept here, for all to read: whatever they sign says SPECIMEN.
set -euo pipefail
cd "$(dirname "$0")"
keys=$(mktemp -d)
trap 'rm -r "$keys"' EXIT
printf '[req]\ndistinguished_name = name\n[name]\n' > "$keys/empty.cnf"

# So long that the commands of the pages answer for decades as they do today.
days=27000
# issue <file> <common name: ASCII, since consoles show other letters in ways of their own> <file of the key> <options>
issue() {
  openssl req -x509 -sha256 -days "$days" -config "$keys/empty.cnf" -newkey rsa:2048 -noenc -keyout "$3" -out "$1.pem" \
    -subj "/O=Specimen sans vocation probatoire/CN=$2" -utf8 "${@:4}"
}
signs_certificates=(-addext keyUsage=critical,keyCertSign,cRLSign)
signs_documents=(-addext keyUsage=critical,digitalSignature,nonRepudiation -addext basicConstraints=critical,CA:FALSE)

issue root 'Racine SPECIMEN' "$keys/root" "${signs_certificates[@]}" \
  -addext basicConstraints=critical,CA:TRUE -addext extendedKeyUsage=timeStamping
issue intermediate 'Intermediaire SPECIMEN' "$keys/intermediate" "${signs_certificates[@]}" \
  -addext basicConstraints=critical,CA:TRUE,pathlen:0 -addext extendedKeyUsage=timeStamping -CA root.pem -CAkey "$keys/root"
issue timestamping 'Horodatage SPECIMEN' timestamping-key.pem "${signs_documents[@]}" \
  -addext extendedKeyUsage=critical,timeStamping -CA intermediate.pem -CAkey "$keys/intermediate"

# Without a purpose: NSS, and so pdfsig, does not know « document signing ».
issue seal-root 'Racine du cachet SPECIMEN' "$keys/seal-root" "${signs_certificates[@]}" \
  -addext basicConstraints=critical,CA:TRUE
issue seal 'Cachet SPECIMEN' seal-key.pem "${signs_documents[@]}" -CA seal-root.pem -CAkey "$keys/seal-root"
