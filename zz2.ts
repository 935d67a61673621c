import { readSearchData } from './tests/search/site';
import { writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
(async () => {
const t=Date.now();
const d = await readSearchData();
const j=JSON.stringify(d);
console.log(Date.now()-t,'ms', d.pages.length, d.pages.flatMap(p=>p[3]).length, j.length, brotliCompressSync(j).length, JSON.stringify(d.synonyms).length, brotliCompressSync(JSON.stringify(d.synonyms)).length);
console.log(brotliCompressSync(JSON.stringify(d.pages.map(p=>p[3].map(s=>s[4])))).length,'asides');
writeFileSync('/tmp/search-data.json', j);
for (const p of d.pages) if (/certilink$|aide\/rapport|category\/aide/.test(p[0])) console.log(JSON.stringify(p,null,1).slice(0,6000));
})();
