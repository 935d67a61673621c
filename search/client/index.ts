// The door of search for the browser: what stands in every page. The dialog comes when it is wanted.
export { SearchButton } from './button';
export { SearchBar } from './SearchBar';
