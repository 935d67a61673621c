// Adds no language to Prism: there is none in the browser, markdown/code colours code at build time.
export default function prismIncludeLanguages(): void {}
