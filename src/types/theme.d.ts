// The preset would bring these declarations; this site lists its plugins one by one.
/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/plugin-content-docs" />
/// <reference types="@docusaurus/plugin-content-pages" />
/// <reference types="@docusaurus/theme-classic" />
