export { SearchBar as default } from '../../../search/client';
