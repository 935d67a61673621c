// Written by plugins/interface-texts, with the shape of its source.
declare module '@generated/interface-texts/default/search.json' {
  const texts: typeof import('../../i18n/fr/search').searchTexts;
  export default texts;
}
