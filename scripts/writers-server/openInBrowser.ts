import { spawn } from 'node:child_process';

const COMMANDS: Readonly<Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>>> = {
  darwin: ['open'],
  // The empty text is the title of the window, which `start` takes for granted.
  win32: ['cmd', '/c', 'start', '""'],
};

/** A machine without a browser shows nothing: the address is in the terminal. */
export function openInBrowser(address: string): void {
  const [command, ...args] = COMMANDS[process.platform] ?? ['xdg-open'];
  const opened = spawn(command, [...args, address], { stdio: 'ignore', detached: true });
  opened.on('error', () => undefined);
  opened.unref();
}
