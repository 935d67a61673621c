/** Not every browser has `navigator.connection`. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

const connection = (): Connection => Reflect.get(navigator, 'connection') ?? {};

export const savesData = (): boolean => connection().saveData === true;
export const isSlow = (): boolean => savesData() || /2g/.test(connection().effectiveType ?? '');
