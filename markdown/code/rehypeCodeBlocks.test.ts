// Markdown in; out, what src/theme/CodeBlock is given.
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../../tests/renderMarkdown';
import rehypeCodeBlocks from './rehypeCodeBlocks';

type Block = { html: string; title?: string; language: string; children?: unknown };

async function blocksOf(value: string): Promise<Block[]> {
  const blocks: Block[] = [];
  const code = (block: Block) => void blocks.push(block);
  const plugins = { rehypePlugins: [rehypeCodeBlocks] };
  await renderMarkdown({ value, path: 'docs/page.mdx' }, plugins, { code });
  return blocks;
}

async function linesOf(fence: string, ...code: string[]): Promise<string[]> {
  const [block] = await blocksOf([`~~~${fence}`, ...code, '~~~'].join('\n'));
  return block?.html.split(/(?=<(?:span|mark) class="code-line")|(?<=<\/mark>)/) ?? [];
}

describe('a code fence', () => {
  it.each([
    [
      'has coloured code, a title and the name of its language, and nothing else',
      `~~~json title="L'essai : un"\n{ "id": "a<b", "n": 12 }\n~~~`,
      {
        html: '{ <span class="k-key">"id"</span>: "a&lt;b", <span class="k-key">"n"</span>: 12 }',
        title: "L'essai : un",
        language: 'JSON',
      },
    ],
    [
      'keeps the line feeds of the code, and none at the end',
      '```text\nun\n\n  deux & trois\n```',
      { html: 'un\n\n  deux &amp; trois', language: 'Texte' },
    ],
    [
      'without a language is text',
      '```\nif (x) return "y";\n```',
      { html: 'if (x) return "y";', language: 'Texte' },
    ],
    ['is not inline code', 'Du `code` en ligne.', { children: 'code' }],
  ])('%s', async (_, markdown, block) => {
    expect(await blocksOf(markdown)).toEqual([block]);
  });

  it.each([
    ['bash', 'echo "$JETON"'],
    ['html', '<p class="a">b</p>'],
    ['http', 'GET /v1 HTTP/1.1'],
    ['javascript', 'const a = 1;'],
    ['mdx', '# Titre'],
    ['php', '<?php return "a";'],
    ['python', 'return None'],
    ['sql', 'SELECT 1'],
    ['typescript', 'type A = string;'],
    ['yaml', 'a: 1'],
  ])('is coloured in %s', async (language, code) => {
    expect((await linesOf(language, code)).join('')).toContain('class="k-');
  });
});

describe('a highlighted line', () => {
  const secondHighlighted = ['a\n', '<mark class="code-line">b\n</mark>', 'c'];

  it.each([
    ['a range after the language', 'text {2}', ['a', 'b', 'c']],
    ['// highlight-next-line', 'text', ['a', '// highlight-next-line', 'b', 'c']],
    ['# highlight-next-line', 'text', ['a', '# highlight-next-line', 'b', 'c']],
    ['<!-- highlight-next-line -->', 'text', ['a', '<!-- highlight-next-line -->', 'b', 'c']],
    ['// highlight-start and -end', 'text', ['a', '// highlight-start', 'b', '// highlight-end', 'c']],
    ['# highlight-start and -end', 'text', ['a', '  # highlight-start', 'b', '  # highlight-end', 'c']],
  ])('comes from %s', async (_, fence, code) => {
    expect(await linesOf(fence, ...code)).toEqual(secondHighlighted);
  });

  it('may be one of several ranges', async () => {
    const lines = await linesOf('text {1,3-4}', 'a', 'b', 'c', 'd', 'e');
    expect(lines.map((line) => line.startsWith('<mark'))).toEqual([true, false, true, true, false]);
  });
});

it('readers do not see the schema of an example', async () => {
  const [plain, named] = await blocksOf('```json\n{}\n```\n\n```json schema="CaseClosing"\n{}\n```');
  expect(named).toEqual(plain);
});

it.each([
  ['showLineNumbers', ['1', '2']],
  ['showLineNumbers=9', ['9', '10']],
])('%s numbers the lines', async (setting, numbers) => {
  const lines = await linesOf(`text ${setting}`, 'a', 'b');
  expect(lines.map((line) => /data-line="(\d+)"/.exec(line)?.[1])).toEqual(numbers);
});

describe('a mistake is refused with its file and line', () => {
  it.each([
    ['an unknown language', '```cobol\na\n```', 'Langage « cobol » inconnu. Langages connus : bash, html'],
    ['an unknown setting', '```text titre="x"\na\n```', 'Réglage « titre="x" » inconnu'],
    ['an unreadable range', '```text {3-1}\na\n```', 'Lignes « 3-1 » illisibles'],
    ['a line that is not there', '```text {2}\na\n```', 'Ligne 2 à marquer, mais le code a 1 ligne(s)'],
    ['an end without a start', '```text\na\n// highlight-end\n```', "« highlight-end » n'est pas à sa place"],
    ['a start without an end', '```text\n// highlight-start\na\n```', '« highlight-start » sans'],
  ])('%s', async (_, markdown, message) => {
    await expect(blocksOf(`Texte.\n\n${markdown}`)).rejects.toMatchObject({
      reason: expect.stringContaining(message),
      file: 'docs/page.mdx',
      line: 3,
    });
  });
});
