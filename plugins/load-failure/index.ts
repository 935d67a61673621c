import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildTexts } from '../../i18n/fr/build';
import { typographyOfTexts } from '../../lib/typography/texts';

/**
 * Neither the script nor the style sheet arrived: almost always a wrong base URL. Nothing of the site works
 * then, so the banner is made by an inline script, on every page, and carries its own look.
 */
export function baseUrlBannerScript(baseUrl: string): string {
  const texts = typographyOfTexts([
    'Your site did not load properly',
    buildTexts.baseUrlBanner.what,
    buildTexts.baseUrlBanner.mend.replace('{baseUrl}', () => baseUrl),
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
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: baseUrlBannerScript(baseUrl) }] }),
  };
}
