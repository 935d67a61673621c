// plugins/interface-texts writes these texts at build time.
declare module '@generated/interface-texts/default/home.json' {
  const home: typeof import('../../i18n/fr/home').home;
  export default home;
}

declare module '@generated/interface-texts/default/notices.json' {
  const notices: typeof import('../../i18n/fr/notices').notices;
  export default notices;
}

declare module '@generated/interface-texts/default/changes.json' {
  const changes: typeof import('../../i18n/fr/changes').changesTexts;
  export default changes;
}

declare module '@generated/docusaurus-plugin-content-docs/default/__plugin.json' {
  const plugin: object;
  export default plugin;
}

/** It exports nothing. */
declare module '@docusaurus/core/lib/client/clientEntry';
