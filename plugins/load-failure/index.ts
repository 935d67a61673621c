// Adds an inline script for when the scripts of the site do not load: it shows a notice, and the page of a browser without
// scripts (src/css/no-script.css).
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildTexts } from '../../i18n/fr/build';
import { withFrenchTypography } from '../../lib/typography/withFrenchTypography';

/** `refetch`: for the scripts, which are fetched again before a reload, because a cache may have kept them cut. */
export const TIMEOUT_MS = { mainScript: 5000, hydration: 10_000, refetch: 3000 };

const SIDEBAR = '.theme-doc-sidebar-container';

/**
 * - Neither script nor style sheet: almost always a wrong `baseUrl`, which a banner with its own styles says.
 * - The main script or another one is missing: a notice, and the page of a browser without scripts, until they arrive.
 * - A cached page may name scripts that a new version has removed: it is reloaded, once.
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
function addAlert(){
var box=document.createElement('div');
box.setAttribute('role','alert');
return document.body.insertBefore(box,document.body.firstChild)}
function showBanner(){
var box=addAlert();
box.id='load-failure-banner';
box.style.cssText='border:3px solid #b3261e;margin:1em;padding:1em;font:1rem/1.5 sans-serif';
${JSON.stringify(banner)}.forEach(function(text,i){
var line=add(box,'p',text);
if(i===0){line.lang='en';line.style.fontWeight='bold'}})}
function retry(){
function reload(){location.reload()}
Promise.all([].map.call(document.scripts,function(script){return script.src&&fetch(script.src,{cache:'reload'})})).then(reload,reload);
setTimeout(reload,${TIMEOUT_MS.refetch})}
function showNotice(){
if(notice||isHydrated()||!document.body)return;
delete root.dataset.scripts;
notice=addAlert();
notice.className='load-failure';
add(notice,'p',${JSON.stringify(texts.message)});
var menu=document.querySelector('${SIDEBAR}');
if(menu){menu.id='site-menu';add(notice,'a',${JSON.stringify(texts.menu)}).href='#site-menu'}
var button=add(notice,'button',${JSON.stringify(texts.retry)});
button.className='button button--primary';
button.onclick=retry;
new MutationObserver(function(){if(isHydrated()){root.dataset.scripts='';notice.remove()}}).observe(root,{attributeFilter:['data-has-hydrated']})}
function reloadIfOutdated(){
var main=/\\/main\\.\\w+\\.js/,ours=main.exec(document.head.innerHTML);
if(performance.getEntriesByType('navigation')[0].type==='reload')return;
fetch(location.href,{cache:'reload'}).then(function(answer){return answer.text()}).then(function(page){
var theirs=main.exec(page);
if(ours&&theirs&&ours[0]!==theirs[0])location.reload()},function(){})}
document.addEventListener('DOMContentLoaded',function(){
if(window.docusaurus)return;
if(getComputedStyle(root).getPropertyValue('--style-sheet'))showNotice();else showBanner();
reloadIfOutdated()});
addEventListener('unhandledrejection',function(event){if(/ChunkLoadError|Loading (CSS )?chunk/.test(event.reason))showNotice()});
setTimeout(function(){if(!window.docusaurus)showNotice()},${TIMEOUT_MS.mainScript});
setTimeout(showNotice,${TIMEOUT_MS.hydration});
})();`;
}

export default function loadFailure({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'load-failure',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: loadFailureScript(baseUrl) }] }),
  };
}
