// Docusaurus as `create-docusaurus classic` sets it up, without its blog, with the pages of our site. It takes its
// packages from the project: the versions are the same.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { identity } from '../../product/identity';
import { allPages, asJson, isCategory, type MenuPage, markdownFile, SITES, writeInto } from './pages';

export const STOCK = path.join(SITES, 'stock');

/** Those of our samples that Prism does not bring by itself. */
const LANGUAGES = ['bash', 'http', 'json', 'php', 'python'];

const CONFIG = {
  title: identity.siteTitle,
  tagline: identity.tagline,
  url: identity.siteUrl,
  baseUrl: '/',
  favicon: 'favicon.svg',
  i18n: { defaultLocale: 'fr', locales: ['fr'] },
  // Builds are compared cold.
  future: { v4: true, faster: { rspackPersistentCache: false } },
  onBrokenLinks: 'throw',
  markdown: { format: 'md' },
  plugins: [
    ['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.js' }],
    '@docusaurus/plugin-content-pages',
    '@docusaurus/plugin-sitemap',
    '@docusaurus/plugin-css-cascade-layers',
  ],
  themes: [['@docusaurus/theme-classic', { customCss: './custom.css' }]],
  themeConfig: {
    colorMode: { respectPrefersColorScheme: true },
    navbar: {
      title: identity.siteTitle,
      logo: { alt: '', src: 'img/marque.svg' },
      items: [
        { type: 'docSidebar', sidebarId: 'documentation', position: 'left', label: 'Documentation' },
        { href: identity.swagger, label: 'API Swagger', position: 'right' },
      ],
    },
    footer: {
      style: 'dark',
      links: [
        { title: 'Docs', items: [{ label: 'Tutorial', to: '/docs/intro/' }] },
        { title: identity.productName, items: [{ label: 'Site', href: identity.publicSite }] },
      ],
      copyright: `Copyright © ${identity.copyrightYear} ${identity.productName}`,
    },
    prism: { additionalLanguages: LANGUAGES },
  },
};

const configFile = `const { themes } = require('prism-react-renderer');
const config = ${JSON.stringify(CONFIG, null, 2)};
Object.assign(config.themeConfig.prism, { theme: themes.github, darkTheme: themes.dracula });
module.exports = config;
`;

const homePage = `import Layout from '@theme/Layout';
import Link from '@docusaurus/Link';
export default function Home() {
  return (
    <Layout>
      <main className="container margin-vert--xl">
        <h1>${identity.siteTitle}</h1>
        <p>${identity.tagline}</p>
        <Link className="button button--primary" to="/docs/">Documentation</Link>
      </main>
    </Layout>
  );
}
`;

/** Those of the template: one colour, in its shades. */
const customCss = `:root { --ifm-color-primary: #2e8555; --ifm-code-font-size: 95%; }
[data-theme='dark'] { --ifm-color-primary: #25c2a0; }
`;

/** Without one of its own, the site would be compiled for the browsers of ours. */
const packageFile = {
  name: 'stock',
  private: true,
  browserslist: { production: ['>0.5%', 'not dead', 'not op_mini all'] },
};

function sidebarItem(page: MenuPage): object {
  const { label, file, pages, route, description } = page;
  if (!pages) return { type: 'doc', id: file, label };
  const slug = route.replace(/^\/docs/, '');
  const link = isCategory(page) ? { type: 'generated-index', slug, description } : { type: 'doc', id: file };
  return { type: 'category', label, link, items: pages.map(sidebarItem) };
}

export function writeStock(root: string, menu: readonly MenuPage[]): void {
  rmSync(root, { recursive: true, force: true });
  writeInto(root, 'docusaurus.config.js', configFile);
  writeInto(root, 'sidebars.js', `module.exports = ${asJson({ documentation: menu.map(sidebarItem) })}`);
  writeInto(root, 'package.json', asJson(packageFile));
  writeInto(root, 'custom.css', customCss);
  writeInto(root, 'src/pages/index.js', homePage);
  for (const picture of ['favicon.svg', 'img/marque.svg'])
    cpSync(path.join('build', picture), path.join(root, 'static', picture));
  for (const page of allPages(menu).filter((one) => !isCategory(one))) {
    const { title, description, file, markdown } = page;
    writeInto(root, `docs/${file}.md`, markdownFile({ title, description }, markdown));
  }
}
