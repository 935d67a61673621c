// The measures of the pages as a picture: one group of bars for each measure, the shorter the better.
import { type BySite, SITE_NAMES, sitesIn } from './sites';
import type { PageMeasures } from './speed';
import { pageRows, type Row, shown } from './table';

const SHOWN = ['fcp', 'lcp', 'tbt', 'click', 'total'] as const;

const WIDTH = 720;
const MARGIN = 16;
const COLUMN = (WIDTH - MARGIN) / 2;
const BAR = 14;
const LONGEST_BAR = 170;
const TOP = 64;
const GROUP_HEIGHT = 88;

const STYLE = `
text { font: 13px system-ui, sans-serif; fill: #1c1c28 }
.title { font-weight: 600 }
.background { fill: #ffffff }
.ours { fill: #2f4bb3 } .stock { fill: #8a8fa3 } .starlight { fill: #b07a1e }
@media (prefers-color-scheme: dark) {
  text { fill: #ececf4 }
  .background { fill: #16161f }
  .ours { fill: #93a7ff } .stock { fill: #83889c } .starlight { fill: #d9a441 }
}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const textAt = (x: number, y: number, text: string, type = ''): string =>
  `<text x="${x}" y="${y}"${type && ` class="${type}"`}>${escaped(text)}</text>`;

function group({ label, unit, values }: Row, x: number, y: number): string {
  const most = Math.max(...sitesIn(values).map((site) => values[site] ?? 0), 1);
  const bars = sitesIn(values).map((site, index) => {
    const value = values[site] ?? 0;
    const top = y + 8 + index * (BAR + 6);
    const width = Math.max(1, Math.round((LONGEST_BAR * value) / most));
    const bar = `<rect class="${site}" x="${x}" y="${top}" width="${width}" height="${BAR}" rx="2"/>`;
    return bar + textAt(x + width + 6, top + 12, `${shown(value, unit)} · ${SITE_NAMES[site]}`);
  });
  return [textAt(x, y, label, 'title'), ...bars].join('\n');
}

const column = (rows: readonly Row[], route: string, x: number): string =>
  [
    textAt(x, TOP - 28, route, 'title'),
    ...rows.map((row, index) => group(row, x, TOP + index * GROUP_HEIGHT)),
  ].join('\n');

const inWords = (rows: readonly Row[], route: string): string =>
  `${route} : ${rows.map((row) => `${row.label}, ${phraseOf(row.values, row)}`).join(' ; ')}.`;

const phraseOf = (values: BySite<number>, { unit }: Row): string =>
  sitesIn(values)
    .map((site) => `${SITE_NAMES[site]} ${shown(values[site] ?? 0, unit)}`)
    .join(', ');

export function chartOf(pages: readonly PageMeasures[]): string {
  const columns = pages.map((page) => ({
    route: page.route,
    rows: pageRows(page).filter(({ name }) => SHOWN.some((one) => one === name)),
  }));
  const height = TOP + SHOWN.length * GROUP_HEIGHT;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="titre texte">
<title id="titre">Deux pages sur un téléphone : notre site, Docusaurus et Starlight</title>
<desc id="texte">${escaped(columns.map(({ rows, route }) => inWords(rows, route)).join(' '))}</desc>
<style>${STYLE}
</style>
<rect class="background" width="${WIDTH}" height="${height}" rx="8"/>
${columns.map(({ rows, route }, index) => column(rows, route, MARGIN + index * COLUMN)).join('\n')}
</svg>
`;
}
