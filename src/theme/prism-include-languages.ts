// Adds no language to Prism: there is none in the browser, plugins/static-code colours code at build time.
export default function prismIncludeLanguages(): void {}
