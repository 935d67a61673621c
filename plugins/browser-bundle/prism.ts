// Replaces prism-react-renderer: the theme only passes `Prism` to src/theme/prism-include-languages.ts, which ignores it.
export const Prism = {};
