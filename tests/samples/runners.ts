// The programs that run the samples: one for each language, and two shells for what is pasted in a terminal.
import type { Language } from '../../api-reference/samples/types';
import { siteApiReference } from '../../api-reference.config';

const { fileSampleNames, fileSamples } = siteApiReference;

export const readers = [
  { id: 'bash', language: 'curl', label: 'cURL dans bash' },
  { id: 'zsh', language: 'curl', label: 'cURL dans zsh' },
  { id: 'javascript', language: 'javascript', label: 'JavaScript' },
  { id: 'python', language: 'python', label: 'Python' },
  { id: 'php', language: 'php', label: 'PHP' },
] as const satisfies readonly { id: string; language: Language; label: string }[];

export type Reader = (typeof readers)[number]['id'];

export type Shell = Extract<Reader, 'bash' | 'zsh'>;
export const isShell = (reader: Reader): reader is Shell => reader === 'bash' || reader === 'zsh';

export const languageOf = (reader: Reader): Language => (isShell(reader) ? 'curl' : reader);

/** A sample of product/samples, in the parts that pages show. */
export function piecesOf(name: string, reader: Reader): string[] {
  const parts = fileSampleNames().find((one) => one.name === name)?.parts ?? [];
  return (parts.length > 0 ? parts : [undefined]).map((part) => {
    const own = fileSamples(name, part).find(({ language }) => language === languageOf(reader));
    if (!own) throw new Error(`${name} n'est pas écrit pour ${reader}.`);
    return own.code;
  });
}
