// Publishes versions of the site side by side, so that readers never get parts of two. In the target folder:
//   current                 a link to the version that the server publishes
//   versions/<date>/site
//   versions/<date>/rules   those of the server
//   versions/<date>/files   the list of its own files, without those of other versions
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { deployFolder } from '../lib/deployFolder';
import { filesOf } from '../lib/filesOf';
import { HOME_HASH, hashOfHome, type Site } from '.';

/** A page that stays open may ask for its scripts for so long. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Their names have a hash: those of several versions can be in one folder. */
const HASHED = /(?:^|\/)assets\//;

const versionFolder = (target: string, name: string): string => path.join(target, 'versions', name);

const nameOf = (date: Date): string => date.toISOString().replaceAll(/[:.]/g, '-');
const dateOf = (name: string): number =>
  Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, 'T$1:$2:$3.$4Z'));

const isYoung = (name: string, now: Date): boolean => now.getTime() - dateOf(name) < KEPT_DAYS * DAY_MS;

const versionsIn = (target: string): string[] => {
  const folder = versionFolder(target, '');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => !name.startsWith('.')).sort();
};

export const currentVersion = (target: string): string | undefined => {
  const link = path.join(target, 'current');
  return existsSync(link) ? path.basename(readlinkSync(link)) : undefined;
};

/** Renaming a link is atomic. */
function switchTo(target: string, name: string): void {
  const next = path.join(target, '.next');
  rmSync(next, { force: true });
  symlinkSync(path.join('versions', name), next);
  renameSync(next, path.join(target, 'current'));
}

/** Links the scripts and styles of other versions, for pages that are open. */
function linkOtherAssets(target: string, version: string, now: Date): void {
  const current = currentVersion(target);
  for (const name of versionsIn(target).filter((one) => isYoung(one, now) || one === current)) {
    const other = versionFolder(target, name);
    const files = readFileSync(path.join(other, 'files'), 'utf8').split('\n');
    for (const file of files.filter((one) => HASHED.test(one))) {
      const to = path.join(version, 'site', file);
      mkdirSync(path.dirname(to), { recursive: true });
      if (!existsSync(to)) linkSync(path.join(other, 'site', file), to);
    }
  }
}

/** Keeps those of the last 30 days, and the last two whatever their age. */
function removeOld(target: string, now: Date): void {
  for (const name of versionsIn(target).slice(0, -2))
    if (!isYoung(name, now)) rmSync(versionFolder(target, name), { recursive: true });
}

/** Throws where there is no site, or where the rules are not those of this site. */
function expectSiteWithRules(from: string, rules: string): void {
  const fault = (what: string, remedy: string) => new Error(`${what} : ${remedy} « npm run build ».`);
  if (!existsSync(path.join(from, 'index.html')))
    throw fault(`${from} ne contient pas de site`, "lancez d'abord");
  const hash = path.join(rules, HOME_HASH);
  if (!existsSync(hash))
    throw fault(`${rules} ne contient pas les règles des serveurs pour ${from}`, 'relancez');
  if (readFileSync(hash, 'utf8') !== hashOfHome(from))
    throw fault(`${rules} contient les règles d'une autre construction que ${from}`, 'relancez');
}

export type Publication = {
  /** The folder of the built site. */
  readonly from: string;
  readonly target: string;
  readonly baseUrl: Site['baseUrl'];
  readonly now: Date;
};

export function publishVersion({ from, target, baseUrl, now }: Publication): string {
  const rules = deployFolder(from);
  expectSiteWithRules(from, rules);
  const name = nameOf(now);
  if (existsSync(versionFolder(target, name))) throw new Error(`La version ${name} est déjà publiée.`);
  // Under another name until the copy is complete.
  const copy = versionFolder(target, `.${name}`);
  const site = path.join(copy, 'site');
  cpSync(from, path.join(site, baseUrl), { recursive: true, preserveTimestamps: true });
  cpSync(rules, path.join(copy, 'rules'), { recursive: true });
  writeFileSync(path.join(copy, 'files'), filesOf(site).join('\n'));
  linkOtherAssets(target, copy, now);
  renameSync(copy, versionFolder(target, name));
  switchTo(target, name);
  removeOld(target, now);
  return name;
}

/** Publishes the version before the current one again. */
export function rollBack(target: string, now: Date): string {
  const names = versionsIn(target);
  const before = names[names.indexOf(currentVersion(target) ?? '') - 1];
  if (!before) throw new Error(`Aucune version plus ancienne dans ${target}.`);
  linkOtherAssets(target, versionFolder(target, before), now);
  switchTo(target, before);
  return before;
}
