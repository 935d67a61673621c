/** The sound of a French word, as far as spelling mistakes go: « conection » and « connexion », « fotografie ». */
export const soundOf = (word: string): string =>
  word
    .replace(/ct(?=ion)/g, 'x')
    .replace(/ph/g, 'f')
    .replace(/(?:gu|j)(?=[eiy])|g(?=[eiy])/g, 'j')
    .replace(/[sc](?=[eiy])|ss|c(?=[ei])|ti(?=on)/g, 's')
    .replace(/qu|ck|c|k/g, 'k')
    .replace(/h/g, '')
    .replace(/eau|au/g, 'o')
    .replace(/ai|ei/g, 'e')
    .replace(/y/g, 'i')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/np(?=t)/g, 'n')
    .replace(/[ae][nm](?=[^aeiou])/g, 'a')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)(?:es|e|s|t|x)$/, '');
