/** Of the tables, in both storages. */
export const FORMAT = 2;

/** Up to which event a journal lists its commands: in the first format every commit listed its own. */
export const LISTED_UP_TO: Readonly<Record<number, string>> = {
  1: '(SELECT coalesce(max(last), 0) FROM command)',
  [FORMAT]: '(SELECT listed FROM writer)',
};
