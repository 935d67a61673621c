// To readers of YAML 1.1, a date without quotes is no text but a date, which loses its offset.
import { LineCounter, parseDocument, Scalar, visit } from 'yaml';

/** A day, alone or followed by a time: `2025-09-16`, `2025-09-16T18:43:21+02:00`. */
const DATE = /^\d{4}-\d{1,2}-\d{1,2}(?:(?:[Tt]|[ \t]+)\d.*)?$/;

/** `product/openapi.yaml:12 …`, for each date of the source that is not between quotes. */
export function unquotedDates(source: string, file: string): string[] {
  const lineCounter = new LineCounter();
  const faults: string[] = [];
  visit(parseDocument(source, { lineCounter }), {
    Scalar(_, { type, value, range }) {
      if (type !== Scalar.PLAIN || typeof value !== 'string' || !DATE.test(value)) return;
      const { line } = lineCounter.linePos(range?.[0] ?? 0);
      faults.push(
        `${file}:${line} quoted-dates : écrivez "${value}" entre guillemets. Sans eux, certains lecteurs de YAML en font une date, sans son décalage.`,
      );
    },
  });
  return faults;
}
