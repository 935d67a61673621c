// What plugins/offline and deploy/ agree on: the plugin asks for the list of the whole guide, the end of the build writes it.

/** Until the end of the build, it holds the names of the files that are neither pages, assets nor pictures. */
export const OFFLINE_LIST = 'offline.json';

/** Stands in the pages for the size of the guide, which nobody knows before its files are compressed. */
export const SIZE_MARK = '{taille-du-guide}';
