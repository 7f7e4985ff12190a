import { type Cents, cents, NOTHING, plus, times } from '#core/money';
import type { After, Odds, Outcome } from './shape.ts';
import type { InstrumentKind } from './terms.ts';

export type Settled = { readonly playerReceives: Cents; readonly playerLoses: Cents };

/** Live chips that change hands between player and player-dealer. Odds that do not come out even go down. INS-5 */
export const settleStakes = (
  kind: InstrumentKind,
  stakes: { readonly faces: Cents; readonly live: Cents },
  { outcome, odds }: { readonly outcome: Outcome; readonly odds: Odds },
): Settled => {
  const { faces, live } = stakes;
  switch (outcome) {
    case 'win': {
      const onFace = kind.pays === 'even' ? faces : atOdds(faces, odds);
      return { playerReceives: plus(onFace, atOdds(live, odds)), playerLoses: NOTHING };
    }
    case 'lose':
      return { playerReceives: NOTHING, playerLoses: live };
    case 'push':
      return { playerReceives: NOTHING, playerLoses: NOTHING };
  }
};

/** A push keeps it, a win if it is played until lost; else it is taken, and the cage pays for it or not. INS-6 */
export const becomes = (kind: InstrumentKind, isKeptOnWin: boolean, outcome: Outcome): After => {
  if (outcome === 'push' || (outcome === 'win' && isKeptOnWin)) return 'kept';
  return kind.cagePays === (outcome === 'win' ? 'on-win' : 'on-loss') ? 'owed' : 'voided';
};

const atOdds = (stake: Cents, [pays, to]: Odds): Cents => cents(Math.floor(times(stake, pays) / to));
