// The policy that the server sends lets the site work (every other test would complain), and nothing else.
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { expect, hydrated, test } from './support';

test.use({ baseURL: FIXTURE_SITE, provokesFailures: true });

const PATH = '/docs/potager/semer';

test('an inline script, a handler and a style that got into a page on its way do nothing', async ({
  page,
}) => {
  await page.route(`**${PATH}`, async (route) => {
    const response = await route.fetch();
    const injected = `<script>document.title="injected"</script><p id="injected" style="color: red" onclick="document.title='injected'">a</p>`;
    const body = (await response.text()).replace('<div id="__docusaurus"', `${injected}$&`);
    expect(body).toContain(injected);
    await route.fulfill({ response, body });
  });
  await page.addInitScript(() => {
    const blocked = new Set<string>();
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', (event) => blocked.add(event.effectiveDirective));
  });
  await page.goto(PATH);
  await hydrated(page);
  await page.locator('#injected').click();
  await expect
    .poll(() => page.evaluate(() => [...(window as unknown as { blocked: Set<string> }).blocked].sort()))
    .toEqual(['script-src-attr', 'script-src-elem', 'style-src-attr']);
  await expect(page).not.toHaveTitle('injected');
});

test('a script that got in can write neither code nor the address of another host into a page', async ({
  page,
}) => {
  await page.goto(PATH);
  await hydrated(page);
  const outcomes = await page.evaluate(async (other) => {
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
    return Object.entries(ATTEMPTS).map(([name, attempt]) => {
      try {
        attempt();
        return [name, 'written'];
      } catch {
        return [name, 'refused'];
      }
    });
  }, SITE);
  expect(outcomes).toEqual([
    ['HTML of the site', 'written'],
    ['data', 'written'],
    ['HTML with a handler, which does nothing', 'written'],
    ['HTML with a script', 'refused'],
    ['HTML with a frame', 'refused'],
    ['code', 'refused'],
    ['a script of another host', 'refused'],
    ['a worker of another host', 'refused'],
    ['code from a text', 'refused'],
  ]);
  await expect(page).not.toHaveTitle('injected');
});

test('pictures and answers of other hosts are not fetched', async ({ page }) => {
  await page.goto(PATH);
  await hydrated(page);
  const asked: string[] = [];
  page.on('response', (response) => asked.push(response.url()));
  const blocked = await page.evaluate(async (other) => {
    const directives: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      directives.push(event.effectiveDirective),
    );
    const picture = document.createElement('img');
    picture.src = `${other}/favicon.svg`;
    document.body.append(picture);
    await fetch(`${other}/robots.txt`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return directives;
  }, SITE);
  // Once for the policy of the header, once for that of the page.
  expect([...new Set(blocked)].sort()).toEqual(['connect-src', 'img-src']);
  expect(asked.filter((address) => address.startsWith(SITE))).toEqual([]);
});
