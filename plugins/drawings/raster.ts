// PNG pictures from SVG, without a browser and the same on every machine: the fonts come with the project.
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const FONT_FILES = ['400Regular/SourceSerif4_400Regular.ttf', '600SemiBold/SourceSerif4_600SemiBold.ttf'];
export const FONT_FAMILY = 'Source Serif 4';

export type Rasterizer = {
  readonly png: (svg: string) => Buffer;
  /** How wide the drawing is, in its own units: to fit a text to its place. */
  readonly widthOf: (svg: string) => number;
};

let loading: Promise<Rasterizer> | undefined;

async function load(): Promise<Rasterizer> {
  // For a few dozen pictures, optimising the module would take Node twice as long as drawing them.
  setFlagsFromString('--liftoff-only');
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm'))).catch((error) => {
    // In a process that has done so already, as where several test files run.
    if (!String(error).includes('Already initialized')) throw error;
  });
  const fontBuffers = FONT_FILES.map((file) =>
    readFileSync(require.resolve(`@expo-google-fonts/source-serif-4/${file}`)),
  );
  const font = { fontBuffers, defaultFontFamily: FONT_FAMILY, loadSystemFonts: false };
  // The garbage collector does not know what the module holds: it has to be freed.
  const opened = <Result>(svg: string, use: (drawing: InstanceType<typeof Resvg>) => Result): Result => {
    const drawing = new Resvg(svg, { font });
    const result = use(drawing);
    drawing.free();
    return result;
  };
  return {
    png: (svg) =>
      opened(svg, (drawing) => {
        const picture = drawing.render();
        const png = Buffer.from(picture.asPng());
        picture.free();
        return png;
      }),
    widthOf: (svg) => opened(svg, (drawing) => drawing.getBBox()?.width ?? 0),
  };
}

/** The module of the rasterizer may be started only once in a process. */
export function loadRasterizer(): Promise<Rasterizer> {
  loading ??= load();
  return loading;
}

/** An .ico file that holds one PNG picture: the format's header, then the picture as it is. */
export function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}
