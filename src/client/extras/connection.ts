// What a reader pays for a connection. Not every browser tells.
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const connection = (): Connection => Reflect.get(navigator, 'connection') ?? {};

export const savesData = (): boolean => connection().saveData === true;
export const isPoor = (): boolean => savesData() || /2g/.test(connection().effectiveType ?? '');
