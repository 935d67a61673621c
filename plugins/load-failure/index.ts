import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { typographyOfTexts } from '../typography/texts';

/**
 * Neither the script nor the style sheet arrived: almost always a wrong base URL. Nothing of the site works
 * then, so the banner is made by an inline script, on every page, and carries its own look.
 */
export function baseUrlBannerScript(baseUrl: string): string {
  const texts = typographyOfTexts([
    'Your site did not load properly',
    "Le site ne s'est pas chargé correctement : ni ses scripts ni sa feuille de style ne sont arrivés.",
    `Vérifiez le réglage « baseUrl » (docusaurus.config.ts) : il vaut « ${baseUrl} », et doit être le chemin sous lequel le site est publié.`,
  ]);
  return `document.addEventListener('DOMContentLoaded',function(){
if(window.docusaurus||getComputedStyle(document.documentElement).getPropertyValue('--ifm-color-primary'))return;
var banner=document.createElement('div');
banner.id='load-failure-banner';
banner.setAttribute('role','alert');
banner.style.cssText='border:3px solid #b3261e;margin:1em;padding:1em;font:1rem/1.5 sans-serif';
${JSON.stringify(texts)}.forEach(function(text,i){
var line=document.createElement('p');
line.textContent=text;
if(i===0){line.lang='en';line.style.fontWeight='bold'}
banner.appendChild(line)});
document.body.insertBefore(banner,document.body.firstChild)});`;
}

export default function loadFailure({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'load-failure',
    getClientModules: () => [path.join(__dirname, 'client.ts')],
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: baseUrlBannerScript(baseUrl) }] }),
  };
}
