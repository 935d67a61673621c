// The Docusaurus plugin. README.md says how to use it.
export { default } from './build';
