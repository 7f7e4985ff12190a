/** Something that waits for somebody, and until when. */
export type Waits = {
  readonly why: 'drawn' | 'id' | 'spinner';
  /** Who or what it is about. */
  readonly whom: string;
  /** The same in a word. */
  readonly short?: string;
  readonly until?: string;
};
