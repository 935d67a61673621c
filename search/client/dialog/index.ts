// All that is fetched on the first sign of a search: the dialog, the engine and its library. The sections follow.
export { load } from '../engine';
export { SearchDialog } from './SearchDialog';
