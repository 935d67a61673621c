// Which kind of body a media type is.

const essence = (mediaType: string): string => (mediaType.split(';')[0] ?? '').trim().toLowerCase();

export const isJson = (mediaType: string): boolean => /(?:^|[/+])json$/.test(essence(mediaType));
export const isXml = (mediaType: string): boolean => /(?:^|[/+])xml$/.test(essence(mediaType));
export const isText = (mediaType: string): boolean => essence(mediaType).startsWith('text/');
export const isForm = (mediaType: string): boolean =>
  ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(essence(mediaType));
export const isMultipart = (mediaType: string): boolean => essence(mediaType).startsWith('multipart/');

/** A body without a schema is a file, unless its media type is a text. */
export const isFileType = (mediaType: string): boolean =>
  !isJson(mediaType) && !isXml(mediaType) && !isForm(mediaType) && !isText(mediaType);
