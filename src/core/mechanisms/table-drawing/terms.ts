import { ownTerms } from '#core/rulebook';
import { AtLeastOne, choice, type Filled, Key, object } from '#core/shape';

/** A table is drawn by ball. TBD-1 */
export const TERMS = ownTerms(
  'table-drawing',
  run =>
    object({
      ...run,
      gives: choice({
        /** Chips: into the pot at a poker table, elsewhere to the seat of a drawn card. */
        chips: { prize: Key, seats: AtLeastOne },
        /** One item for every seated player. */
        item: { prize: Key },
        /** A spin for the player with the ace; the money is shared by those dealt in before the draw. */
        spin: { cardsMax: AtLeastOne },
      }),
    }),
  { drawn: true, kinds: ['table-drawing'] },
);
export type TableDrawTerms = Filled<typeof TERMS.shape>;

export const { write: tableDrawing, all: tableDrawsOf, inForce: tableDrawTermsOf } = TERMS;
