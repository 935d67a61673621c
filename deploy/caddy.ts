// The rules of the site for Caddy.
import { fileEnds, type Rules } from './rules';

const quoted = (text: string): string => JSON.stringify(text);

/** A map, because Caddy's path matchers ignore case. */
const table = ({ pages, redirects }: Rules): string =>
  [
    ...pages.flatMap(({ file, answersAt }) => answersAt.map((form) => [form, file, '', ''])),
    ...redirects.map(({ from, route, section }) => [from, '', encodeURI(route), section]),
  ]
    .map((row) => `\t\t${row.map(quoted).join(' ')}`)
    .join('\n');

const linesOf = (values: Readonly<Record<string, string>>, line: (name: string, value: string) => string) =>
  Object.entries(values)
    .map(([name, value]) => line(name, quoted(value)))
    .join('\n');

const headers = (rules: Rules, cache: string): string =>
  linesOf({ ...rules.headers, 'Cache-Control': cache }, (name, value) => `\theader ${name} ${value}`);

const contentTypes = ({ types, baseUrl }: Rules): string =>
  linesOf(
    types,
    (end, type) =>
      `\t@docs_${end} path_regexp ^${baseUrl}.*\\.${end}$\n\theader @docs_${end} Content-Type ${type}`,
  );

export const caddySite = (
  rules: Rules,
): string => `# Écrit par « npm run build ». À importer dans le bloc du site, avec « root * /chemin/du/site » :
#   import /chemin/de/ce/fichier
route ${rules.baseUrl}* {
${headers(rules, rules.cache.others)}
\t@docs_hashed path_regexp ^${rules.hashedFolder}
\theader @docs_hashed Cache-Control ${quoted(rules.cache.hashed)}
\turi replace // /
\tmap {path} {docs_page} {docs_route} {docs_section} {
${table(rules)}
\t\tdefault "" "" ""
\t}
\t@docs_moved expression \`{docs_route} != "" && {query} == ""\`
\tredir @docs_moved {docs_route}{docs_section} 301
\t@docs_moved_with_query expression \`{docs_route} != ""\`
\tredir @docs_moved_with_query {docs_route}?{query}{docs_section} 301
\t@docs_doubled expression \`{docs_page} != "" && {http.request.orig_uri.path}.contains("//")\`
\tredir @docs_doubled {path} 301
\t@docs_page expression \`{docs_page} != ""\`
\trewrite @docs_page {docs_page}
\t@docs_no_file expression \`{docs_page} == "" && ({path}.endsWith("/") || {path}.endsWith(".br") || {path}.endsWith(".gz") || {path} == ${quoted(rules.notFound)})\`
\terror @docs_no_file 404
${contentTypes(rules)}
\tfile_server {
\t\tprecompressed br gzip
\t\tindex docs_has_no_index
\t}
}
handle_errors {
${headers(rules, rules.cache.errors)}
\t@docs_file path_regexp ^${rules.baseUrl}.*\\.(?:${fileEnds(rules)})$
\theader @docs_file Content-Type "text/plain; charset=utf-8"
\trespond @docs_file "Fichier introuvable." {http.error.status_code}
\trewrite * ${rules.notFound}
\tfile_server {
\t\tprecompressed br gzip
\t}
}
`;
