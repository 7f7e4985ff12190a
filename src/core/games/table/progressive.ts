import { type Cents, NOTHING } from '#core/money';
import type { Judge } from './judge.ts';
import { bookBonus, bookProgressive, type Ledger } from './ledger.ts';
import { namedHand } from './named.ts';
import type { DealtSeat, Stakes } from './round.ts';
import { type Verdict, wins } from './verdict.ts';

/** A progressive wager: which cards it looks at, what it pays, and the envy it gives the others. */
export type ProgressiveRule<Wager extends string = string> = {
  readonly wager: Wager;
  /** Named, not looked up by a name that varies: this is asked of every seat of every simulated round. */
  readonly stakeOf: (wagers: Stakes<Wager>) => Cents | undefined;
  readonly meter: string;
  readonly cards: 4 | 5;
  readonly judge: Judge;
  readonly envy: EnvyRule;
};

/** `verdicts` by hand; `amount` is what one hand gives a receiver by the receiver's own wager. */
export type EnvyRule = {
  readonly verdicts: Readonly<Record<string, Verdict>>;
  readonly amount: (hand: string, stake: Cents) => Cents;
};

export const envyRule = (hands: readonly string[], clause: string, amount: EnvyRule['amount']): EnvyRule => ({
  verdicts: Object.fromEntries(hands.map(hand => [hand, { ...wins(undefined, namedHand(hand), clause), hand }])),
  amount,
});

/** What the rule says of a seat's hand, whether or not the seat has the wager. */
export const verdictFor = <Wager extends string>(rule: ProgressiveRule<Wager>, seat: DealtSeat<Wager>): Verdict =>
  rule.judge[rule.cards === 4 ? seat.four : seat.five]!;

export const settleProgressive = <Wager extends string>(
  ledger: Ledger,
  rule: ProgressiveRule<Wager>,
  seat: DealtSeat<Wager>,
): void => {
  const stake = rule.stakeOf(seat.wagers);
  if (stake === undefined) return;
  const bet = { seat: seat.seat, wager: rule.wager, stake, home: 'tray' } as const;
  bookProgressive(ledger, bet, verdictFor(rule, seat), rule.meter);
};

/**
 * Pays every other bettor for this seat's hand, counterclockwise: never the holder for the own hand, never anyone for
 * the dealer's, and as often as there are such hands. TBL-10
 */
export const payEnvy = <Wager extends string>(
  ledger: Ledger,
  rule: ProgressiveRule<Wager>,
  holder: DealtSeat<Wager>,
  seats: readonly DealtSeat<Wager>[],
): void => {
  const { hand } = verdictFor(rule, holder);
  const verdict = hand === '' ? undefined : rule.envy.verdicts[hand];
  if (verdict === undefined) return;
  for (let i = seats.length - 1; i >= 0; i -= 1) {
    const seat = seats[i]!;
    const stake = rule.stakeOf(seat.wagers);
    if (seat === holder || stake === undefined) continue;
    const bet = { seat: seat.seat, wager: 'envy', stake: NOTHING, home: 'tray' } as const;
    bookBonus(ledger, bet, verdict, rule.envy.amount(hand, stake), { type: 'hand-of', holder: holder.seat });
  }
};
