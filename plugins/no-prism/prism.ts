// Stands in for prism-react-renderer in the bundle: the theme's client module hands `Prism` to an empty function.
export const Prism = {};
