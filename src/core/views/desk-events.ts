/** A desk with nothing to run: all of it stands on the board, or its activity is offered no more. */
export type EventDesk = { readonly type: 'other' };
export const NOTHING_TO_RUN: EventDesk = { type: 'other' };
