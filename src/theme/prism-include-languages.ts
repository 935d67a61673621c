// Replaces the theme's file with one that adds no language: there is no Prism in the browser (plugins/lighter-scripts), since
// markdown/code colours code at build time.
export default function prismIncludeLanguages(): void {}
