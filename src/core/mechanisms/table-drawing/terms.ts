import { ownTerms, type Run } from '#core/rulebook';

/** A table is drawn by ball. TBD-1 */
export type TableDrawTerms = Run & {
  readonly gives: /** Chips: into the pot at a poker table, elsewhere to the seat of a drawn card. */
    | { readonly type: 'chips'; readonly prize: string; readonly seats: number }
    /** One item for every seated player. */
    | { readonly type: 'item'; readonly prize: string }
    /** A spin for the player with the ace; the money is shared by those dealt in before the draw. */
    | { readonly type: 'spin'; readonly cardsMax: number };
};

export const {
  write: tableDrawing,
  all: tableDrawsOf,
  inForce: tableDrawTermsOf,
} = ownTerms<TableDrawTerms>('table-drawing', { drawn: true });
