// A list of several pages, and samples that read it whole: same filters, one cursor after the other, an end.
import type { JsonObject } from '../../lib/json';
import { isList, isObject } from '../../lib/json';
import { execute } from './execute';
import { environmentOf } from './operations';
import { piecesOf, type Reader } from './readers';
import { faultsWhere, type Result } from './results';
import type { SampleServer } from './server';

const PAGES = 3;
/** Letters that an address must encode. */
const cursorOf = (page: number): string => `page ${page}+/=&é`;
const idOf = (page: number): string => `case_${String(page).padStart(26, '0')}`;

export class PagedList {
  answer(url: URL, example: JsonObject): JsonObject {
    const cursor = url.searchParams.get('cursor') || cursorOf(1);
    const page =
      Array.from({ length: PAGES }, (_, index) => index + 1).find((one) => cursorOf(one) === cursor) ?? 0;
    const [first] = isList(example.data) ? example.data : [];
    const hasMore = page < PAGES;
    // The second page is empty: only `hasMore` says that the list goes on.
    const data = page === 2 || !isObject(first) ? [] : [{ ...first, id: idOf(page) }];
    return { data, page: { nextCursor: hasMore ? cursorOf(page + 1) : null, hasMore } };
  }
}

const filtersOf = (url: URL): string => {
  const filters = new URLSearchParams(url.searchParams);
  filters.delete('cursor');
  return String(filters);
};

export async function runList(reader: Reader, server: SampleServer, folder: string): Promise<Result[]> {
  const run = server.open({ list: new PagedList() });
  const pieces = piecesOf('lire-liste', reader);
  const outcome = await execute(reader, pieces, { folder, environment: environmentOf(run) });
  const read = run.calls.map(({ request }) => request.url.searchParams.get('cursor') || null);
  const filters = new Set(run.calls.map(({ request }) => filtersOf(request.url)));
  return [
    {
      group: 'Autres',
      name: 'liste de trois pages',
      reader,
      faults: [
        ...faultsWhere({
          [`code de sortie ${outcome.code} : ${outcome.stderr.trim()}`]: outcome.code !== 0,
          [`curseurs : ${read.join(', ')}`]: read.join() !== [null, cursorOf(2), cursorOf(3)].join(),
          [`filtres : ${[...filters].join(' puis ')}`]: filters.size !== 1,
          [`affiche ${outcome.stdout}`]: outcome.stdout.trim() !== [idOf(1), idOf(3)].join('\n'),
        }),
        ...run.calls.flatMap(({ faults }) => faults),
      ],
    },
  ];
}
