// Adds an inline script that decides what scripts may write into a page, as `trusted-types` of plugins/served-pages/policy.ts asks.
import type { Plugin } from '@docusaurus/types';

/**
 * Browsers ask it about each HTML text, each address of a script and each text of a script, whoever writes it: React, the
 * search, the script that loads the others. They block what it does not return.
 * - HTML: an article of the site brings neither scripts nor frames. Handlers do nothing: no sum allows them.
 * - Addresses of scripts: those of the host of the site.
 * - Texts of scripts: data only, as <Head> writes them.
 */
const POLICY = `window.trustedTypes&&trustedTypes.createPolicy('default',{
createHTML:function(html){return /<(script|iframe|object|embed)\\b/i.test(html)?null:html},
createScriptURL:function(address){return new URL(address,location.href).origin===location.origin?address:null},
createScript:function(text){JSON.parse(text);return text}})`;

export default function trustedTypes(): Plugin {
  return {
    name: 'trusted-types',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: POLICY }] }),
  };
}
