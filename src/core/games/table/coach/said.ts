import { type Said, sayings } from '#core/words';
import type { Pays } from '../pays.ts';
import { COACH } from './texts/en.ts';

export const speak = sayings(COACH);

/** Why a bet wins or loses, or a round is void, at more than one game. */
export const REASONS = {
  folded: speak('why.folded', {}),
  beatsDealer: speak('why.beats-dealer', {}),
  tiesDealer: speak('why.ties-dealer', {}),
  dealerHigher: speak('why.dealer-higher', {}),
  notKeyed: speak('why.not-keyed', {}),
  belowThree: speak('why.below-three', {}),
  playerCardCount: speak('why.player-card-count', {}),
  dealerCardCount: speak('why.dealer-card-count', {}),
};

export const VOID_AND_RESHUFFLE = speak('coach.void-reshuffle', {});

/** As the layout prints it: `3 to 2`, `300 for 1`, `100% of the meter`. */
export const saidOdds = (pays: Pays): Said => {
  const known = SAID.get(pays) ?? oddsOf(pays);
  SAID.set(pays, known);
  return known;
};

/** The rows of a pay table are said again and again. */
const SAID = new WeakMap<Pays, Said>();

const oddsOf = (pays: Pays): Said => {
  switch (pays.kind) {
    case 'to':
      return speak('odds.to', { over: pays.n, under: pays.d });
    case 'for':
      return speak('odds.for', { over: pays.n });
    case 'meter-percent':
      return speak('odds.meter', { percent: pays.percent });
  }
};
