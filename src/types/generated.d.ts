// Texts that plugins/typography writes at build time, with the shape of their source.
declare module '@generated/typography/default/home.json' {
  const home: typeof import('../pages/_texts').home;
  export default home;
}
declare module '@generated/typography/default/search.json' {
  const texts: typeof import('../components/search/dialog/texts').searchTexts;
  export default texts;
}

// What plugins/search writes.
declare module '@generated/search/default/sections.json' {
  const data: import('../../plugins/search/data').SearchData;
  export default data;
}
