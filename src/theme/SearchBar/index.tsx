// The theme has no search of its own: this is ours.
export { SearchBar as default } from '../../../search/client';
