// What a command wants to do as soon as the scripts of a build are written, while its pages are still to come. It says so
// here before the build; plugins/once-compiled calls it, with the folder of the site.
type Work = (outDir: string) => Promise<void>;

export const onceCompiled: Work[] = [];
