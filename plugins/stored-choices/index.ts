// Adds an inline script that removes stored choices that are no longer valid, before the scripts of the theme read them:
// Docusaurus inserts the tags of plugins before those of themes.
import type { ThemeConfig } from '@docusaurus/theme-common';
import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * - The theme accepts any stored text as a colour mode. The address (`?docusaurus-theme=`, `?docusaurus-data-…=`) may also name
 *   one, or set any `data-` attribute of the page.
 * - The theme hides a new announcement until the second visit if an earlier one was dismissed.
 */
function validationScript(namespace: string, announcementId: string | undefined): string {
  const key = (name: string): string => JSON.stringify(name + namespace);
  const forgetDismissal = `if(localStorage.getItem(${key('docusaurus.announcement.id')})!==${JSON.stringify(announcementId)})localStorage.removeItem(${key('docusaurus.announcement.dismiss')})`;
  return `(function(){
var mode=/^(light|dark)$/,url=new URL(location.href);
Array.from(url.searchParams).forEach(function(param){
if(param[0].startsWith('docusaurus-')&&!(param[0]==='docusaurus-theme'&&mode.test(param[1])))url.searchParams.delete(param[0])});
if(url.href!==location.href)history.replaceState(history.state,'',url);
try{if(!mode.test(localStorage.getItem(${key('theme')})))localStorage.removeItem(${key('theme')});
${announcementId === undefined ? '' : forgetDismissal}}catch(e){}
})();`;
}

export default function storedChoices({ siteConfig, siteStorage }: LoadContext): Plugin {
  const { announcementBar } = siteConfig.themeConfig as ThemeConfig;
  const innerHTML = validationScript(siteStorage.namespace, announcementBar?.id);
  return {
    name: 'stored-choices',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML }] }),
  };
}
