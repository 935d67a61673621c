import { describe, expect, it } from 'vitest';
import { faultIn, faultPage } from './fault';

const ROOT = '/projet';

describe('the message for writers', () => {
  it('has file, line and remedy once, without frames and stacks', () => {
    const message = 'docs/a/b.mdx:3:6 : le fait « x » n’existe pas. Noms proches : y.';
    const output = `[ERROR] Site plugin reload failure - Plugin search@default
[${message}]
╰─▶   × Error: MDX compilation failed for file "/projet/docs/a/b.mdx"
        │ Cause: ${message}
        │     at compileToJSX (/projet/node_modules/x/lib/utils.js:93:15)`;
    expect(faultIn(output, ROOT)).toBe(message);
  });

  it('has every place of an error with several', () => {
    const faults = ['product/c.yaml:1 : ceci.', 'product/c.yaml:9 : cela [ici].'];
    expect(faultIn(`\n[ERROR] [${faults.join('\n')}]`, ROOT)).toBe(faults.join('\n'));
  });

  it('has only the last error', () => {
    const output = '[ERROR] [docs/a.mdx:1 : mal.]\ncompiled\n[ERROR] [docs/b.mdx:2 : pire.]';
    expect(faultIn(output, ROOT)).toBe('docs/b.mdx:2 : pire.');
  });

  it('has the line of a syntax error', () => {
    const output = `[ERROR] Error: Docusaurus could not load module at path "/projet/docusaurus.config.ts"
    at loadFreshModule (/projet/node_modules/@docusaurus/utils/lib/moduleUtils.js:36:15) {
  [cause]: Error: ParseError: Unexpected token
   /projet/product/x.ts:20:2
      at /projet/product/y.ts:2:17
}
[INFO] Docusaurus version: 3.10.2`;
    expect(faultIn(output, ROOT)).toMatch(/^product\/x\.ts:20 : ce fichier ne se lit pas\./);
    expect(faultIn(output, ROOT)).not.toMatch(/node_modules|Docusaurus|\bat /);
  });

  it('has the line of our code in the stack of any other error', () => {
    const output = `[ERROR] Error: Docusaurus could not load module {
  [cause]: ReferenceError: rien is not defined
      at evalModule (/projet/node_modules/jiti/dist/jiti.js:1:251913)
      at /projet/product/x.ts:449:1
}`;
    expect(faultIn(output, ROOT)).toBe('product/x.ts:449 : ReferenceError: rien is not defined');
  });
});

it('the page of a fault shows it as text, not as HTML', () => {
  expect(faultPage('<Inconnu> & « x »')).toContain('&#60;Inconnu&#62; &#38; « x »');
});
