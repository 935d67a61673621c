// Adds an inline script that tells readers when scripts of the site have not come, and leaves them a page that works
// without: the one of src/css/no-script.css.
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildTexts } from '../../i18n/fr/build';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';

/**
 * How long a page waits for the main script, then for all that it needs to answer; and, before it is loaded again, for the
 * scripts that a cache may have kept as they came: cut, for example.
 */
export const PATIENCE_MS = { mainScript: 5000, answer: 10_000, again: 3000 };

/** Of the theme: on narrow screens it stands below the article then. */
const MENU = '.theme-doc-sidebar-container';

/**
 * The browser may have loaded no other file of the site, so the script is inline on every page, and the banner carries its
 * own styles.
 * - Neither script nor style sheet: almost always a wrong `baseUrl`. The banner says so.
 * - No main script, or a part of the page that does not come: the page of a browser without scripts, and a notice. All of
 *   that goes again if the scripts come after all.
 * - A page that the browser or a host has kept may name scripts that a new version has removed: it is loaded again, once.
 */
function loadFailureScript(baseUrl: string): string {
  const { baseUrlBanner, missingScripts } = buildTexts;
  const banner = withFrenchTypography([
    'Your site did not load properly',
    baseUrlBanner.problem,
    baseUrlBanner.remedy.replace('{baseUrl}', () => baseUrl),
  ]);
  const texts = withFrenchTypography(missingScripts);
  return `(function(){
var root=document.documentElement,notice;
root.dataset.scripts='';
function add(parent,name,text){
var element=document.createElement(name);
element.textContent=text;
return parent.appendChild(element)}
function isHydrated(){return root.dataset.hasHydrated==='true'}
function place(){
var box=document.createElement('div');
box.setAttribute('role','alert');
return document.body.insertBefore(box,document.body.firstChild)}
function showBanner(){
var box=place();
box.id='load-failure-banner';
box.style.cssText='border:3px solid #b3261e;margin:1em;padding:1em;font:1rem/1.5 sans-serif';
${JSON.stringify(banner)}.forEach(function(text,i){
var line=add(box,'p',text);
if(i===0){line.lang='en';line.style.fontWeight='bold'}})}
function loadAgain(){
function load(){location.reload()}
Promise.all([].map.call(document.scripts,function(script){return script.src&&fetch(script.src,{cache:'reload'})})).then(load,load);
setTimeout(load,${PATIENCE_MS.again})}
function giveUp(){
if(notice||isHydrated()||!document.body)return;
delete root.dataset.scripts;
notice=place();
notice.className='load-failure';
add(notice,'p',${JSON.stringify(texts.message)});
var menu=document.querySelector('${MENU}');
if(menu){menu.id='site-menu';add(notice,'a',${JSON.stringify(texts.menu)}).href='#site-menu'}
var retry=add(notice,'button',${JSON.stringify(texts.retry)});
retry.className='button button--primary';
retry.onclick=loadAgain;
new MutationObserver(function(){if(isHydrated()){root.dataset.scripts='';notice.remove()}}).observe(root,{attributeFilter:['data-has-hydrated']})}
function loadNewerPage(){
var main=/\\/main\\.\\w+\\.js/,ours=main.exec(document.head.innerHTML);
if(performance.getEntriesByType('navigation')[0].type==='reload')return;
fetch(location.href,{cache:'reload'}).then(function(answer){return answer.text()}).then(function(page){
var theirs=main.exec(page);
if(ours&&theirs&&ours[0]!==theirs[0])location.reload()},function(){})}
document.addEventListener('DOMContentLoaded',function(){
if(window.docusaurus)return;
if(getComputedStyle(root).getPropertyValue('--style-sheet'))giveUp();else showBanner();
loadNewerPage()});
addEventListener('unhandledrejection',function(event){if(/ChunkLoadError|Loading (CSS )?chunk/.test(event.reason))giveUp()});
setTimeout(function(){if(!window.docusaurus)giveUp()},${PATIENCE_MS.mainScript});
setTimeout(giveUp,${PATIENCE_MS.answer});
})();`;
}

export default function loadFailure({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: loadFailureScript(baseUrl) }] }),
  };
}
