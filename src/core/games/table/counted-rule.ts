import type { Judge } from './judge.ts';
import type { Home } from './ledger.ts';
import type { EnvyRule, ProgressiveRule } from './progressive.ts';
import type { Verdict } from './verdict.ts';

/** A wager that feeds a meter: where its stake goes, which hands it pays, and what else rides on it. */
export type CountedRule = {
  readonly wager: string;
  readonly meter: string;
  readonly home: Home;
  /** How many of the cards make the hand. */
  readonly cards: 4 | 5;
  readonly judge: Judge;
  readonly envy?: EnvyRule;
  /** It is on the dealer's hand: a percentage is divided among all who have the wager. */
  readonly isOnDealer?: true;
  /** Bonuses that ride on it, by the wager under which they are booked. */
  readonly riders?: Readonly<Record<'magicCard' | 'luckyBonus', Verdict>>;
};

/** The hands that a wager has buttons for, from the top, each with its verdict. */
export const handsOf = ({ judge }: Pick<CountedRule, 'judge'>): readonly Verdict[] =>
  [...new Set(judge.toReversed().filter(({ kind }) => kind === 'pays'))].toSorted((a, b) => a.place - b.place);

/** A progressive wager as it is counted: a chip on the sensor, collected into the tray. */
export const countedProgressive = <Wager extends string>(rule: ProgressiveRule<Wager>): CountedRule => {
  const { wager, meter, cards, judge, envy } = rule;
  return { wager, meter, cards, judge, envy, home: 'tray' };
};
