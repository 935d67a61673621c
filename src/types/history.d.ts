/** The module itself, which plugins/lighter-scripts puts another in front of. */
declare module 'history/esm/history' {
  export * from 'history';
}
