// Every page has the search button. Named here, its code is in the main script, once, and not again beside each layout.
export { SearchBar } from '.';
