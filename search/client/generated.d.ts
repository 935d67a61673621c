// What plugins/interface-texts writes for the browser, with the shape of its source.
declare module '@generated/interface-texts/default/search.json' {
  const texts: typeof import('../../i18n/fr/search').searchTexts;
  export default texts;
}
