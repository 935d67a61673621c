// Fills the search bar of the theme, which is empty without a search plugin.
export { SearchBar as default } from '../../../search/client';
