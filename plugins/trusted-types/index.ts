// Adds the default policy of Trusted Types, which plugins/html-postprocess/policy.ts requires.
import type { Plugin } from '@docusaurus/types';

/**
 * - HTML has neither scripts nor frames. Event handlers in it do nothing: the security policy has no hash for them.
 * - Scripts are loaded from the host of the site only.
 * - The text of a script is data, as <Head> writes it.
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
