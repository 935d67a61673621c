// What the build writes for the browser, with the shape of its source: plugins/interface-texts and search/build.
declare module '@generated/interface-texts/default/search.json' {
  const texts: typeof import('../../i18n/fr/search').searchTexts;
  export default texts;
}
declare module '@generated/search/default/sections.json' {
  const data: import('../shared/data').SearchData;
  export default data;
}
