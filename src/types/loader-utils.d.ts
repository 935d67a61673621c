declare module 'loader-utils' {
  /** The hexadecimal hash that file-loader puts into the name of a file. */
  export function getHashDigest(content: Buffer): string;
}
