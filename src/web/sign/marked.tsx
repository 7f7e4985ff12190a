import { markedParts } from './marks.ts';

/** A line of a sheet, with its approved words as English. */
export const Marked = ({ text }: { text: string }) =>
  markedParts(text).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never move.
    <span key={place} lang={part.isMarked ? 'en' : undefined}>
      {part.text}
    </span>
  ));
