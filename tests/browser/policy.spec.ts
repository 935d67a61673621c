// The Content-Security-Policy of the server lets the site work (every other test would complain), and nothing else.
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { expect, open, test } from './support';

test.use({ baseURL: FIXTURE_SITE, provokesFailures: true });

const PATH = '/docs/potager/semer';

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const blocked = new Set<string>();
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', (event) => blocked.add(event.effectiveDirective));
  }),
);
const blockedIn = () => [...(window as unknown as { blocked: Set<string> }).blocked].sort();

test('an inline script, an event handler and a style that were added to a page on its way do nothing', async ({
  page,
}) => {
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    const injected = `<script>document.title="injected"</script><p id="injected" style="color: red" onclick="document.title='injected'">a</p>`;
    const body = (await response.text()).replace('<div id="__docusaurus"', `${injected}$&`);
    expect(body).toContain(injected);
    await route.fulfill({ response, body });
  });
  await open(page, PATH);
  await page.locator('#injected').click();
  await expect
    .poll(() => page.evaluate(blockedIn))
    .toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr']);
  await expect(page).not.toHaveTitle('injected');
});

test('a script can write neither code nor the address of another host into a page, nor fetch from there', async ({
  page,
}) => {
  await open(page, PATH);
  const answers: string[] = [];
  page.on('response', (response) => answers.push(response.url()));
  const outcomes = await page.evaluate((other) => {
    const add = (name: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(name), properties));
    const ATTEMPTS: Record<string, () => void> = {
      'HTML of the site': () => add('div', { innerHTML: '<p>a <b>b</b> onclick=</p>' }),
      data: () => add('script', { type: 'application/ld+json', textContent: '{"a":1}' }),
      'HTML with a handler, which does nothing': () =>
        add('div', { innerHTML: `<img src="x" onerror="document.title = 'injected'">` }),
      'HTML with a script': () => add('div', { innerHTML: '<SCRIPT src="/a.js"></SCRIPT>' }),
      'HTML with a frame': () => add('div', { innerHTML: '<iframe srcdoc="a"></iframe>' }),
      code: () => add('script', { textContent: 'document.title = "injected"' }),
      'a script of another host': () => add('script', { src: `${other}/assets/js/main.js` }),
      'a worker of another host': () => new Worker(`${other}/assets/js/main.js`),
      'code from a text': () => setTimeout('document.title = "injected"'),
    };
    const isAllowed = (attempt: () => void): boolean => {
      try {
        attempt();
        return true;
      } catch {
        return false;
      }
    };
    return Object.keys(ATTEMPTS).filter((name) => isAllowed(ATTEMPTS[name] ?? Object));
  }, SITE);
  expect(outcomes).toEqual(['HTML of the site', 'data', 'HTML with a handler, which does nothing']);

  await page.evaluate(async (other) => {
    document.body.append(Object.assign(new Image(), { src: `${other}/favicon.svg` }));
    await fetch(`${other}/robots.txt`).catch(() => undefined);
  }, SITE);
  await expect
    .poll(() => page.evaluate(blockedIn))
    .toEqual(expect.arrayContaining(['connect-src', 'img-src']));
  expect(answers.filter((address) => address.startsWith(SITE))).toEqual([]);
  await expect(page).not.toHaveTitle('injected');
});
