// The list of all files that offline reading keeps, between plugins/offline and deploy/.

/** plugins/offline lists the files that are neither pages, assets nor pictures; deploy/offline.ts adds the others. */
export const OFFLINE_LIST = 'offline.json';

/** Replaced in the pages by the size of the guide, which is known when its files are compressed. */
export const SIZE_MARK = '{taille-du-guide}';
