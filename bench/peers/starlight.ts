// Starlight with its defaults and the pages of our site. It brings a search of its own (Pagefind), a theme that follows
// the system and frames for code (Expressive Code), all of which are weighed with it.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { identity } from '../../product/identity';
import { type Buildable, secondsOf } from '../builds';
import type { Progress } from '../sites';
import { allPages, asJson, type MenuPage, markdownFile, SITES, writeInto } from './pages';

const STARLIGHT = path.join(SITES, 'starlight');

/** `node`: one that can run it. */
const starlightSite = (node: string): Buildable => ({
  folder: path.join(STARLIGHT, 'dist'),
  kept: ['dist', '.astro', 'node_modules/.astro', 'node_modules/.vite'],
  file: node,
  args: [path.resolve(STARLIGHT, 'node_modules/astro/bin/astro.mjs'), 'build'],
  cwd: STARLIGHT,
  env: { ASTRO_TELEMETRY_DISABLED: '1' },
});

const packageFile = {
  name: 'starlight',
  private: true,
  type: 'module',
  dependencies: { '@astrojs/markdown-remark': '7.3.0', '@astrojs/starlight': '0.42.4', astro: '7.3.5' },
};

/** What this version of Astro asks for. */
const OLDEST_NODE = [22, 12] as const;

/** A Node that can run it. */
function nodeForStarlight(): string {
  const node = process.env.BENCH_NODE ?? process.execPath;
  const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
  const [major = 0, minor = 0] = version.slice(1).split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return node;
  throw new Error(
    `il demande Node ${OLDEST_NODE.join('.')} ou plus récent, et celui-ci est ${version}. Nommez-en un autre dans la variable BENCH_NODE.`,
  );
}

const isInstalled = (): boolean =>
  Object.entries(packageFile.dependencies).every(([name, version]) => {
    const file = path.join(STARLIGHT, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version === version;
  });

/** Once: its packages are no dependencies of the project. */
async function install(node: string): Promise<void> {
  if (isInstalled()) return;
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
  await secondsOf({ file: 'npm', args, cwd: STARLIGHT, env: { PATH } });
}

const slugOf = ({ route }: MenuPage): string => route.replace(/^\/|\/$/g, '');

/** A group of Starlight has no page: that of the category comes first in it. */
function sidebarItem(page: MenuPage): object {
  const own = { slug: slugOf(page), label: page.label };
  return page.pages ? { label: page.label, items: [own, ...page.pages.map(sidebarItem)] } : own;
}

function write(menu: readonly MenuPage[]): void {
  for (const part of ['src', 'public', 'dist', '.astro'])
    rmSync(path.join(STARLIGHT, part), { recursive: true, force: true });
  writeInto(STARLIGHT, 'package.json', asJson(packageFile));
  const options = {
    title: identity.siteTitle,
    locales: { root: { label: 'Français', lang: 'fr' } },
    sidebar: menu.map(sidebarItem),
  };
  writeInto(
    STARLIGHT,
    'astro.config.mjs',
    `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({
  site: ${JSON.stringify(identity.siteUrl)},
  integrations: [starlight(${JSON.stringify(options, null, 2)})],
});
`,
  );
  writeInto(
    STARLIGHT,
    'src/content.config.ts',
    `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
  );
  const home = { title: identity.siteTitle, description: identity.tagline, template: 'splash' };
  writeInto(STARLIGHT, 'src/content/docs/index.md', markdownFile(home, '[Documentation](/docs/)'));
  for (const page of allPages(menu)) {
    const { title, description, file, markdown } = page;
    writeInto(
      STARLIGHT,
      `src/content/docs/docs/${file}.md`,
      markdownFile({ title, description, slug: slugOf(page) }, markdown),
    );
  }
  cpSync('build/favicon.svg', path.join(STARLIGHT, 'public/favicon.svg'));
}

/** Written and installed; fails where no Node can run it. */
export async function prepareStarlight(menu: readonly MenuPage[], tell: Progress): Promise<Buildable> {
  const node = nodeForStarlight();
  write(menu);
  tell('Starlight : installation, si ce n’est fait');
  await install(node);
  return starlightSite(node);
}
