// Replaces the theme's file: Prism is not shipped (plugins/browser-bundle), since markdown/code highlights at build time.
export default function prismIncludeLanguages(): void {}
