// What the API's samples run with, at least: shown under each of them, and compared with what `npm run prove` runs.

/** A program, a library or an extension; without a version, any will do. */
export type SampleNeed = { readonly name: string; readonly version?: string };

export const sampleVersions = {
  curl: [
    { name: 'curl', version: '7.76' },
    { name: 'bash ou zsh' },
    { name: 'jq', version: '1.6' },
    { name: 'uuidgen' },
    { name: 'openssl' },
    { name: 'WSL sous Windows' },
  ],
  javascript: [{ name: 'Node.js', version: '20' }, { name: 'modules ES' }],
  python: [
    { name: 'Python', version: '3.9' },
    { name: 'requests', version: '2.31' },
  ],
  php: [{ name: 'PHP', version: '8.1' }, { name: 'extension curl' }],
} satisfies Record<string, readonly SampleNeed[]>;
