// Firefox, by Marionette: its own protocol, which sends the commands of WebDriver as JSON over a socket.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTool } from '../../scripts/tools';
import { type Engine, type Send, type Settings, webDriverEngine } from './engine';

const START_MS = 30_000;
const ANSWER_MS = 60_000;

const PREFERENCES = {
  'marionette.port': 0,
  'intl.accept_languages': 'fr',
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'toolkit.telemetry.enabled': false,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'services.settings.server': 'data:,',
  'browser.tabs.warnOnClose': false,
};

/** Messages are `length:json`; an answer is `[1, id, error, result]`. */
function connection(socket: Socket): { readonly send: (name: string, body: object) => Promise<unknown> } {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let received = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const { resolve, reject } = waiting.get(id) ?? {};
      waiting.delete(id);
      if (error) reject?.(new Error(`Firefox: ${error.message}`));
      else resolve?.(result);
    }
  });
  return {
    send(name, body) {
      last += 1;
      const id = last;
      const text = JSON.stringify([0, id, name, body]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`Firefox does not answer to ${name}.`)), ANSWER_MS);
        const settled = (settle: (value: never) => void) => (value: unknown) => {
          clearTimeout(timer);
          settle(value as never);
        };
        waiting.set(id, { resolve: settled(resolve), reject: settled(reject) });
      });
    },
  };
}

async function portOf(profile: string): Promise<number> {
  const file = path.join(profile, 'MarionetteActivePort');
  for (let waited = 0; waited < START_MS; waited += 50) {
    const port = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
    if (port) return port;
    await pause(50);
  }
  throw new Error('Firefox does not start.');
}

/** Windows of Firefox have a least width: the page alone gets smaller. */
const RESIZE = `const { style } = gBrowser.selectedBrowser;
style.minWidth = style.maxWidth = arguments[0] + 'px';
style.minHeight = style.maxHeight = arguments[1] + 'px';`;

/** Two lists: what browsers say of a page, and what a page says. */
const COMPLAINTS = `const said = Services.console.getMessageArray().filter((message) => message instanceof Ci.nsIScriptError)
  .filter(({ sourceName, category }) => sourceName.startsWith('http') || category === 'Content Security Policy')
  .map(({ errorMessage, sourceName, category }) => category + ': ' + errorMessage + ' (' + sourceName + ')');
Services.console.reset();
const storage = Cc['@mozilla.org/consoleAPI-storage;1'].getService(Ci.nsIConsoleAPIStorage);
const logged = storage.getEvents().filter(({ level, filename }) => ['warn', 'error'].includes(level) && filename.startsWith('http'))
  .map(({ level, arguments: values }) => level + ': ' + values.map(String).join(' '));
storage.clearEvents();
return [...said, ...logged];`;

export async function startFirefox(settings: Settings): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const preferences = { ...PREFERENCES, 'javascript.enabled': settings.scripts };
  writeFileSync(
    path.join(profile, 'user.js'),
    Object.entries(preferences)
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const browser = spawn(
    findTool('firefox') ?? 'firefox',
    ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, MOZ_HEADLESS_WIDTH: '1600', MOZ_HEADLESS_HEIGHT: '1200' } },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const kill = async () => {
    browser.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const socket = connect(await portOf(profile), '127.0.0.1');
    socket.on('error', () => undefined);
    const { send: marionette } = connection(socket);
    const send: Send = async ([, , name], body = {}) => {
      const answer = await marionette(`WebDriver:${name}`, body);
      return answer && typeof answer === 'object' && 'value' in answer ? answer.value : answer;
    };
    await send(['POST', '', 'NewSession'], { pageLoadStrategy: 'normal' });
    const inChrome = async (script: string, args: readonly unknown[]): Promise<unknown> => {
      await marionette('Marionette:SetContext', { value: 'chrome' });
      try {
        return await send(['POST', '', 'ExecuteScript'], { script, args });
      } finally {
        await marionette('Marionette:SetContext', { value: 'content' });
      }
    };
    return webDriverEngine(send, settings, {
      name: 'firefox',
      resize: async ({ width, height }) => void (await inChrome(RESIZE, [width, height])),
      complaints: async () => (await inChrome(COMPLAINTS, [])) as string[],
      stop: kill,
    });
  } catch (error) {
    await kill();
    throw error;
  }
}
