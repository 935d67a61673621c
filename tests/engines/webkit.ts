// WebKitGTK, by WebKitWebDriver: the engine of every iPhone. It needs a screen, which Xvfb makes.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findTool } from '../../scripts/tools';
import { type Engine, type Send, type Settings, webDriverEngine } from './engine';

/** WebKitWebDriver sometimes never answers: the request fails after this time. */
const ANSWER_MS = 45_000;
const START_MS = 20_000;

/** The bar of the browser would keep its window from getting as narrow as a phone. */
const NO_BAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; border: 0; }';

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Xvfb chooses a number that is free, and says it. */
const displayOf = (screen: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    screen.stdio[3]?.once('data', (number) => resolve(`:${String(number).trim()}`));
    screen.once('error', reject);
    screen.once('exit', () => reject(new Error('Xvfb does not start.')));
  });

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { value } = (await response.json()) as { value: { message?: string } };
  if (!response.ok) throw new Error(`WebKit: ${value.message ?? response.status} (${url})`);
  return value;
}

export async function startWebKit(settings: Settings): Promise<Engine> {
  const home = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NO_BAR);
  const screen = spawn(
    findTool('xvfb') ?? 'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const started: ChildProcess[] = [screen];
  const kill = async () => {
    for (const child of started.reverse()) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null && child.kill('SIGKILL')) await ended;
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await freePort();
    const driver = spawn(findTool('webkit') ?? 'WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: await displayOf(screen),
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CACHE_HOME: home,
        WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    });
    started.push(driver);
    const origin = `http://127.0.0.1:${port}`;
    for (let waited = 0; waited < START_MS; waited += 50) {
      if (await request(`${origin}/status`, 'GET').catch(() => undefined)) break;
      await pause(50);
    }
    const { sessionId } = (await request(`${origin}/session`, 'POST', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': {
            args: [
              '--automation',
              '--full-screen',
              ...(settings.scripts ? [] : ['--enable-javascript-markup=false']),
            ],
          },
        },
      },
    })) as { sessionId: string };
    const session = `${origin}/session/${sessionId}`;
    const send: Send = ([method, command], body) =>
      request(`${session}/${command}`, method, method === 'GET' ? undefined : body);
    return webDriverEngine(send, settings, {
      name: 'webkit',
      resize: async ({ width, height }) =>
        void (await send(['POST', 'window/rect', ''], { x: 0, y: 0, width, height })),
      // Its console is for the system's journal only: pages collect what is wrong with them (gate.ts).
      complaints: async () => [],
      async stop() {
        await request(session, 'DELETE').catch(() => undefined);
        await kill();
      },
    });
  } catch (error) {
    await kill();
    throw error;
  }
}
