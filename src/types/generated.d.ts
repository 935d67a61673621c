// Texts that plugins/interface-texts writes at build time, with the shape of their source.
declare module '@generated/interface-texts/default/home.json' {
  const home: typeof import('../../i18n/fr/home').home;
  export default home;
}
declare module '@generated/interface-texts/default/search.json' {
  const texts: typeof import('../../i18n/fr/search').searchTexts;
  export default texts;
}

// What search/build writes.
declare module '@generated/search/default/sections.json' {
  const data: import('../../search/shared/data').SearchData;
  export default data;
}
