// Replaces the package `tslib`, of which Docusaurus uses one function in the browser.
export const __importDefault = (module: { readonly __esModule?: boolean }): object =>
  module?.__esModule ? module : { default: module };
