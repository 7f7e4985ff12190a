import { list } from './compounds.ts';
import { text, whole } from './scalars.ts';
import { type Shape, speak } from './shape.ts';

export const Text = text();
export const Texts = list(Text);
export const Whole = whole();
export const Wholes = list(Whole);

/** A number that the house gave: of a table, an award, a drop. */
export const Numbered = whole({ min: 1, max: 1_000_000_000 });
export const SeatNumber = whole({ min: 1, max: 20 });
export const Count = whole({ min: 0, max: 1_000_000 });
export const AtLeastOne = whole({ min: 1, max: 1_000_000 });

/** How things are named to programs: activities, rows, pools, members, stations. */
export const Key = text({ pattern: /^[!-~]{1,80}$/, form: speak('form.word', {}) });

/**
 * What a person wrote. Without control characters, half characters and marks that turn the direction of reading, so
 * that it means on paper and on a sign what it means here.
 */
export const words = (max: number, min = 0): Shape<string> => {
  const shape = text({ min, max, pattern: PLAIN, form: speak('form.plain-text', {}) });
  return { ...shape, json: definitions => ({ ...shape.json(definitions), pattern: PLAIN_TO_ALL }) };
};
const PLAIN = /^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+$/u;
/** The same for readers of patterns that know no classes of characters; JSON in UTF-8 has no half characters. */
const PLAIN_TO_ALL = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]+$';
export const Words = words(500);
/** The name of a person as on the ID. */
export const PersonName = words(80, 1);
/** The name of a thing that is given. */
export const Thing = words(200);
