import { type Cents, cents, NOTHING } from '#core/money';
import { type Coded, type Said, written } from '#core/words';
import { namedHand } from './named.ts';
import type { Pays, PayTable } from './pays.ts';

/**
 * How one wager ends, with the words and the clause. Verdicts are made once, with the tables; judging a hand only looks
 * one up, so that a simulated round makes no sentence and an explained one repeats no rule.
 */
export type Verdict = {
  readonly kind: 'loses' | 'forfeits' | 'pushes' | 'pays';
  /** The hand by the name of its row, empty where no row is meant. */
  readonly hand: string;
  readonly pays: Pays | undefined;
  /** Row of the table from the top, counted from 0; where no row pays, beyond all rows. */
  readonly place: number;
  readonly why: string;
  /** To say it in another language; what an older release settled has none. */
  readonly said?: Coded;
  readonly clause: string;
};

const NO_PLACE = 99;

export const loses = (why: Said, clause: string): Verdict => ({
  kind: 'loses',
  hand: '',
  pays: undefined,
  place: NO_PLACE,
  why: why.message,
  said: written(why).said,
  clause,
});
/** Lost by giving up the hand, before the dealer's was known. */
export const forfeits = (why: Said, clause: string): Verdict => ({ ...loses(why, clause), kind: 'forfeits' });
export const pushes = (why: Said, clause: string): Verdict => ({ ...loses(why, clause), kind: 'pushes' });
/** Without `pays`, a fixed sum. */
export const wins = (pays: Pays | undefined, why: Said, clause: string): Verdict => ({
  ...loses(why, clause),
  kind: 'pays',
  pays,
});

/** One verdict a row, from the top. */
export const verdictsOf = (table: PayTable): readonly Verdict[] =>
  table.rows.map(({ hand, pays }, place) => ({
    ...wins(pays, namedHand(hand), table.clause),
    hand,
    place,
  }));

/**
 * All that goes to the player, the stake included where the rule returns it. A part of a cent, possible only at 3 to 2,
 * is paid as a whole one, because less would be short of the odds. TBL-2
 */
export const returnedBy = (verdict: Verdict, stake: Cents): Cents => {
  const { pays } = verdict;
  if (verdict.kind === 'loses' || verdict.kind === 'forfeits') return NOTHING;
  if (pays === undefined) return stake;
  switch (pays.kind) {
    case 'to':
      return cents(stake + Math.ceil((stake * pays.n) / pays.d));
    case 'for':
      return cents(stake * pays.n);
    case 'meter-percent':
      throw new Error('Defect: a percentage of a meter was asked of the stake');
  }
};
