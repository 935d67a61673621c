// Texts that plugins/typography writes at build time, with the shape of their source.
declare module '@generated/typography/default/home.json' {
  const home: typeof import('../pages/_texts').home;
  export default home;
}
