declare module 'loader-utils' {
  /** The sum that file-loader puts into the name of a file, in hexadecimal. */
  export function getHashDigest(content: Buffer): string;
}
