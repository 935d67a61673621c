// What every page has of search. The dialog and the engine are loaded when somebody searches.
export { SearchButton } from './button';
export { SearchBar } from './SearchBar';
