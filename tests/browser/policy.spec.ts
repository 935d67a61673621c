// The policy that the server sends lets the site work (every other test would complain), and nothing else.
import { FIXTURE_SITE, SITE } from '../../playwright.config';
import { expect, hydrated, test } from './support';

test.use({ baseURL: FIXTURE_SITE, provokesFailures: true });

test('an inline script, a handler and a style that got into a page do nothing', async ({ page }) => {
  await page.goto('/docs/potager/semer');
  await hydrated(page);
  const seen = await page.evaluate(async () => {
    const blocked: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => blocked.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'document.title = "injected"';
    document.body.append(script);
    const holder = document.createElement('div');
    holder.innerHTML = '<p style="color: red" onclick="document.title = \'injected\'">a</p>';
    document.body.append(holder);
    holder.querySelector('p')?.click();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { blocked, title: document.title };
  });
  expect(seen.title).not.toBe('injected');
  expect(new Set(seen.blocked)).toEqual(new Set(['script-src-elem', 'script-src-attr', 'style-src-attr']));
});

test('pictures and answers of other hosts are not fetched', async ({ page }) => {
  await page.goto('/docs/potager/semer');
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
