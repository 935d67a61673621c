// One way to drive three browsers: what the tests of tests/engines/ ask of each. Playwright drives Chromium; its own builds
// of Firefox and WebKit cannot be installed everywhere, and are not the browsers that readers have.

import { setTimeout as pause } from 'node:timers/promises';

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof ENGINES)[number];

export type Size = { readonly width: number; readonly height: number };

export type Engine = {
  readonly name: EngineName;
  /** Loads an address whole, as one that is typed; resolves when the page is loaded. */
  open(address: string): Promise<void>;
  back(): Promise<void>;
  forward(): Promise<void>;
  reload(): Promise<void>;
  /** Runs a function of the page. It sees its arguments only, not what is around it in the test. */
  run<Args extends readonly unknown[], Result>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves a real pointer to the middle of the first such element, and clicks. */
  click(selector: string): Promise<void>;
  /** A letter, or a key by its name (`Enter`, `ArrowDown`, `Escape`). */
  press(key: string): Promise<void>;
  /** Puts a text into the field that has the focus, at once. */
  paste(text: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** So many times slower than this machine. Chromium alone can be: the others stay as they are. */
  slowDown(times: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Errors and warnings of the console, those of the policy among them, since the last call. */
  complaints(): Promise<readonly string[]>;
  stop(): Promise<void>;
};

export type Settings = {
  /** False opens pages as a browser without scripts does; `run` works all the same. */
  readonly scripts: boolean;
};

/** The code points that WebDriver gives to keys that write nothing. */
const KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** A command of the WebDriver standard, by its path (WebKitWebDriver) or its name (Marionette). */
export type Command = readonly [method: 'GET' | 'POST', path: string, name: string];
export type Send = (command: Command, body?: object) => Promise<unknown>;

const COMMANDS = {
  open: ['POST', 'url', 'Navigate'],
  reload: ['POST', 'refresh', 'Refresh'],
  run: ['POST', 'execute/async', 'ExecuteAsyncScript'],
  runNow: ['POST', 'execute/sync', 'ExecuteScript'],
  act: ['POST', 'actions', 'PerformActions'],
  screenshot: ['GET', 'screenshot', 'TakeScreenshot'],
} as const satisfies Record<string, Command>;

const RELOAD_MS = 20_000;

/** WebKit has to draw a page that was scrolled before a click finds its element. */
const DRAWING_MS = 100;

const bringIntoView = (selector: string): void =>
  document.querySelector(selector)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

const middleOf = (selector: string): { x: number; y: number } | undefined => {
  const element = document.querySelector(selector);
  if (!element) return undefined;
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
};

/** What slides in has to have arrived: a pointer goes to where it was when it was asked. */
const waitUntilStill = async (selector: string): Promise<void> => {
  const placeOf = (): string => JSON.stringify(document.querySelector(selector)?.getBoundingClientRect());
  for (let [place, frames] = [placeOf(), 0]; frames < 4; frames = placeOf() === place ? frames + 1 : 0) {
    place = placeOf();
    await new Promise((drawn) => requestAnimationFrame(drawn));
  }
};

type Answer = { readonly result?: unknown; readonly error?: string };

/** What both drivers of the standard have in common. */
export function webDriverEngine(
  send: Send,
  { scripts }: Settings,
  own: Pick<Engine, 'name' | 'resize' | 'complaints' | 'stop'>,
): Engine {
  const run: Engine['run'] = async (work, ...args) => {
    // Where pages have no scripts, Firefox has no promises for ours either.
    if (!scripts)
      return (await send(COMMANDS.runNow, {
        script: `return (${work})(...arguments[0])`,
        args: [args],
      })) as never;
    const script = `const done = arguments[arguments.length - 1];
Promise.resolve().then(() => (${work})(...arguments[0])).then((result) => done({ result }), (error) => done({ error: String(error) }));`;
    const { result, error } = (await send(COMMANDS.run, { script, args: [args] })) as Answer;
    if (error) throw new Error(error);
    return result as never;
  };
  const act = (type: 'pointer' | 'key', actions: readonly object[]) =>
    send(COMMANDS.act, { actions: [{ type, id: type, actions }] });
  return {
    ...own,
    run,
    open: async (url) => void (await send(COMMANDS.open, { url })),
    // WebKit's « back » skips entries that were made without a user gesture, and WebDriver makes none.
    back: () => run(() => window.history.back()),
    forward: () => run(() => window.history.forward()),
    slowDown: async () => undefined,
    async reload() {
      if (own.name === 'webkit') return void (await send(COMMANDS.reload, {}));
      // As readers do it: Firefox, told to by its driver, passes by the service worker.
      const startOf = () => performance.timeOrigin;
      const before = await run(startOf);
      await run(() => window.location.reload());
      const isLoaded = (start: number) =>
        performance.timeOrigin !== start && document.readyState === 'complete';
      for (const end = Date.now() + RELOAD_MS; Date.now() < end; await pause(DRAWING_MS))
        if (await run(isLoaded, before).catch(() => false)) return;
      throw new Error('The page does not come again.');
    },
    async click(selector) {
      await run(bringIntoView, selector);
      await pause(DRAWING_MS);
      // Where pages have no scripts, nothing slides.
      if (scripts) await run(waitUntilStill, selector);
      const place = await run(middleOf, selector);
      if (!place) throw new Error(`Nothing to click: ${selector}`);
      await act('pointer', [
        { type: 'pointerMove', ...place, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    async press(key) {
      const value = KEYS[key] ?? key;
      await act('key', [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
    },
    paste: (text) => run((pasted) => void document.execCommand('insertText', false, pasted), text),
    screenshot: async () => Buffer.from(String(await send(COMMANDS.screenshot, {})), 'base64'),
  };
}
