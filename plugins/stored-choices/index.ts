// Adds an inline script that forgets choices of a reader that no longer mean anything, before the theme's own scripts read
// them: Docusaurus inserts the tags of plugins before those of themes.
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * - The theme takes any stored word for a colour mode, and has no icons for one that does not exist. Its address
 *   (`?docusaurus-theme=`, `?docusaurus-data-…=`) may name one too, or set any `data-` attribute of the page.
 * - The theme hides every announcement once one was dismissed, and a new one until the second visit.
 */
function forgetScript(namespace: string, announcementId: string | undefined): string {
  const key = (name: string): string => JSON.stringify(name + namespace);
  const forgetDismissal = `if(localStorage.getItem(${key('docusaurus.announcement.id')})!==${JSON.stringify(announcementId)})localStorage.removeItem(${key('docusaurus.announcement.dismiss')})`;
  return `(function(){
var mode=/^(light|dark)$/,url=new URL(location.href);
Array.from(url.searchParams).forEach(function(asked){
if(asked[0].startsWith('docusaurus-')&&!(asked[0]==='docusaurus-theme'&&mode.test(asked[1])))url.searchParams.delete(asked[0])});
if(url.href!==location.href)history.replaceState(history.state,'',url);
try{if(!mode.test(localStorage.getItem(${key('theme')})))localStorage.removeItem(${key('theme')});
${announcementId === undefined ? '' : forgetDismissal}}catch(e){}
})();`;
}

export default function storedChoices({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  const innerHTML = forgetScript(siteStorage.namespace, announcementBar?.id);
  return {
    name: 'stored-choices',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
