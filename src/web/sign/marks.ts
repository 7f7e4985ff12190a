/** Around words that stay English on a sheet in another language: invisible, so that a line stays one string. */
const [OPENS, CLOSES] = ['\u2068', '\u2069'];

export const mark = (text: string): string => `${OPENS}${text}${CLOSES}`;
export const unmarked = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** A line, cut where marked words begin and end. */
export const markedParts = (text: string): readonly { readonly text: string; readonly isMarked: boolean }[] =>
  text
    .split(/(\u2068[^\u2069]*\u2069)/)
    .filter(part => part !== '')
    .map(part => ({ text: unmarked(part), isMarked: part.startsWith(OPENS!) }));
