import { readFileSync } from 'node:fs';
import { buildCorpus } from './src/components/search/corpus';
import { readQuestion } from './src/components/search/question';
import { rank } from './src/components/search/rank';
(async () => {
const d = JSON.parse(readFileSync('/tmp/search-data.json','utf8'));
const t=performance.now();
const c = await buildCorpus(d, async()=>{});
console.log('build', performance.now()-t);
const q = readFileSync('tests/search/questions.tsv','utf8').trim().split('\n').slice(1).map(l=>l.split('\t'));
const fam: Record<string, number[]> = {};
const one = process.argv[2];
let T=0;
for (const [f,question,secs] of q) {
  if (one && question!==one) continue;
  const ok = secs!.split(' ');
  const t0=performance.now();
  const hits = rank(c, readQuestion(c, question!));
  T+=performance.now()-t0;
  // page cap: display order, max 3 a page
  const order=new Map<string, typeof hits>();
  for (const h of hits) { const g=order.get(h.entry.pageUrl) ?? []; if (g.length<Number(process.env.CAP??99) && (!g.length || h.score >= Number(process.env.RATIO??0)*g[0]!.score)) g.push(h); order.set(h.entry.pageUrl,g);}
  const flat = process.env.GROUP ? [...order.values()].flat() : hits;
  const r = flat.findIndex(h=> ok.some(o=> h.entry.url===o || (!o.includes('#') && h.entry.pageUrl===o)));
  const a = fam[f!] ??= [0,0,0,0,0]; a[0]!++; if (r===0) a[1]!++; if (r>=0&&r<3) a[2]!++; if(r>=0&&r<5)a[3]!++; if(!hits.length) a[4]!++;
  if (r!==0||one) console.log(f!.padEnd(12), question, '→', r, flat.slice(0, one?8:2).map(h=>h.entry.url.replace('/docs/','')+' '+h.score.toFixed(1)).join(' , '), one? JSON.stringify(readQuestion(c,question!)):'| want', one?'':ok[0], r>0? flat[r]!.score.toFixed(1):'');
}
const tot=[0,0,0,0,0];
for (const [f,a] of Object.entries(fam)) { console.log(f.padEnd(14), a.join('\t')); a.forEach((x,i)=>tot[i]!+=x); }
console.log('TOTAL', tot.join(' '), tot.slice(1).map(x=>(100*x/tot[0]!).toFixed(1)).join(' '), 'ms/query', T/tot[0]!);
})();
