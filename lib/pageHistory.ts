// When a file was last changed, by Git. Docusaurus reads the whole history once, but fails where there is none, and takes a
// shallow clone for a whole history, whose oldest commit would have changed every file.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { VcsConfig } from '@docusaurus/types';
import { getVcsPreset } from '@docusaurus/utils';

function hasWholeHistory(folder: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}

const git = getVcsPreset('git-eager');
let isKnown = false;
let root = '';

/** For `future.experimental_vcs`, which the sitemap reads. */
export const pageHistory: VcsConfig = {
  initialize(site) {
    root = site.siteDir;
    isKnown = hasWholeHistory(root);
    if (isKnown) git.initialize(site);
  },
  // The sitemap names files from the root of the project, Git's history by absolute paths.
  getFileCreationInfo: async (file) => (isKnown ? git.getFileCreationInfo(path.resolve(root, file)) : null),
  getFileLastUpdateInfo: async (file) =>
    isKnown ? git.getFileLastUpdateInfo(path.resolve(root, file)) : null,
};

/** The day, in UTC. */
export async function lastChangeOf(file: string): Promise<string | undefined> {
  const change = await pageHistory.getFileLastUpdateInfo(file);
  return change ? new Date(change.timestamp).toISOString().slice(0, 10) : undefined;
}
