const { API, TOKEN } = process.env;
if (!API) throw new Error('Variable à définir : API');
if (!TOKEN) throw new Error('Variable à définir : TOKEN');

// Les mêmes filtres à chaque appel ; seul le curseur change.
async function* lireTout(chemin, filtres) {
  let page = { hasMore: true };
  while (page.hasMore) {
    const parametres = new URLSearchParams({ ...filtres, ...(page.nextCursor && { cursor: page.nextCursor }) });
    const reponse = await fetch(`${API}${chemin}?${parametres}`, {
      headers: { Authorization: `Bearer ${TOKEN}` },
    });
    if (!reponse.ok) throw new Error(await reponse.text());
    const lue = await reponse.json();
    yield* lue.data;
    page = lue.page;
  }
}

for await (const dossier of lireTout('/cases', { status: 'open', limit: {{settings.pageListeMaximum.value}} })) {
  console.log(dossier.id);
}
