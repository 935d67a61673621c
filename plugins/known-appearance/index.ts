// Adds an inline script that forgets what the theme would take for an appearance, and is none.
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * The theme's own scripts believe whatever stands in the address (`?docusaurus-theme=`, `?docusaurus-data-…=`) or in the
 * storage: a colour mode that does not exist would take the icons with it, and a link could set any `data-` attribute of
 * the page. This script runs before them, because Docusaurus inserts the tags of plugins before those of themes.
 */
function knownAppearanceScript(namespace: string): string {
  const key = JSON.stringify(`theme${namespace}`);
  return `(function(){
function isKnown(mode){return mode==='light'||mode==='dark'}
try{var url=new URL(location.href),asked=url.searchParams;
var unknown=Array.from(asked.keys()).filter(function(name){return name.startsWith('docusaurus-data-')||name==='docusaurus-theme'&&!isKnown(asked.get(name))});
unknown.forEach(function(name){asked.delete(name)});
if(unknown.length)history.replaceState(history.state,'',url)}catch(e){}
try{var mode=localStorage.getItem(${key});
if(mode!==null&&!isKnown(mode))localStorage.removeItem(${key})}catch(e){}
})();`;
}

export default function knownAppearance({ siteStorage }: LoadContext): Plugin {
  return {
    name: 'known-appearance',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: knownAppearanceScript(siteStorage.namespace) }],
    }),
  };
}
