// The texts that plugins/interface-texts writes at build time have the type of their source.
declare module '@generated/interface-texts/default/home.json' {
  const home: typeof import('../../i18n/fr/home').home;
  export default home;
}

declare module '@generated/docusaurus-plugin-content-docs/default/__plugin.json' {
  const plugin: object;
  export default plugin;
}

/** That of Docusaurus, by the name that plugins/lighter-scripts gives it. */
declare module 'docusaurus-entry';
