// Adds an inline script that shows a banner when neither the scripts nor the style sheet of the site have loaded.
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildTexts } from '../../i18n/fr/build';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';

/**
 * The cause is almost always a wrong `baseUrl`. The browser can then load no file of the site, so the script is inline on
 * every page, and the banner carries its own styles. `data-has-script` is of plugins/lighter-scripts/entry.ts.
 */
function baseUrlBannerScript(baseUrl: string): string {
  const texts = withFrenchTypography([
    'Your site did not load properly',
    buildTexts.baseUrlBanner.problem,
    buildTexts.baseUrlBanner.remedy.replace('{baseUrl}', () => baseUrl),
  ]);
  return `document.addEventListener('DOMContentLoaded',function(){
var root=document.documentElement;
if(window.docusaurus||'hasScript' in root.dataset||getComputedStyle(root).getPropertyValue('--style-sheet'))return;
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
