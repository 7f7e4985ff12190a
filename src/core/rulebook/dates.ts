import type { Activity } from './activity.ts';

/** What an activity's approval said on a day, by its id or key; absent where it was not approved yet. RBK-15 */
export const activityOn = (book: readonly Activity[], name: string, day: string): Activity | undefined =>
  textOn(
    book.filter(({ id, key }) => id === name || key === name),
    day,
  );

/** The book on a day: the newest text of each activity that had begun. RBK-15 */
export const activitiesOn = (book: readonly Activity[], day: string): readonly Activity[] =>
  [...Map.groupBy(book, ({ id }) => id).values()].flatMap(texts => textOn(texts, day) ?? []);

/** A text without a date holds since before our records. */
const textOn = (texts: readonly Activity[], day: string): Activity | undefined =>
  texts.toSorted((a, b) => (begins(a) < begins(b) ? -1 : 1)).findLast(text => begins(text) <= day);

const begins = ({ approved }: Activity): string => approved?.from ?? '';
