// Docusaurus needs one function of the package of this name in the browser, and would ship all of them.

/** So that a module of either kind can be imported by its default. */
export const __importDefault = (module: { readonly __esModule?: boolean }): object =>
  module?.__esModule ? module : { default: module };
