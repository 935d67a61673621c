// The door of search for the build: the Docusaurus plugin. For the browser it is client/index.ts. README.md tells how.
export { default } from './build';
