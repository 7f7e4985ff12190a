/** What is opened at the desk; nothing is the calendar. */
export type DeskPlace =
  | { readonly type: 'promotion'; readonly promotion: string }
  | { readonly type: 'offerings' }
  /** The drawings and the game of Hi-Lo Progressive. */
  | { readonly type: 'hi-lo' }
  | { readonly type: 'offering'; readonly activity: string }
  /** Something that is not offered yet. */
  | { readonly type: 'new' };

export type Go = (place: DeskPlace | undefined) => void;
