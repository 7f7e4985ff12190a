import { answer, assert } from '#core/base';
import { type Activity, checkOffering, clauseOf, type SplashTerms } from '#core/rulebook';
import { BY_DEALER, type Mechanism, type Won } from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { refuse } from '../refusals.ts';
import {
  countObjection,
  type PokerTable,
  type Splash,
  type SplashDrawing,
  type SplashResult,
  splashTables,
} from './index.ts';

export type SplashPotTypes = {
  readonly name: 'splash-pot';
  readonly rules: SplashTerms;
  /** What goes into each pot. */
  readonly posted: { readonly splash?: Splash };
  readonly state: { readonly drawings: number; readonly last?: Splashed };
  readonly command: { readonly type: 'SplashPots'; readonly tables: readonly PokerTable[] } & SplashDrawing;
  readonly event: { readonly type: 'PotsSplashed' } & Splashed;
};

/** Who won how much of each pot, the players' own chips included. */
type Splashed = Omit<SplashResult, 'due'>;

/** Poker tables are drawn, and something is put into their next pots. SPL-1 to SPL-5 */
export const SPLASH_POT: Mechanism<SplashPotTypes> = {
  name: 'splash-pot',
  may: BY_DEALER,
  rules: ({ activity, offering }, { splash }) => {
    const terms = activity.splash;
    if (terms === undefined)
      return refuse('no-pots-splashed', { activity: activity.name }, clauseOf(activity, 'Offering'));
    const worth = splash?.type === 'money' ? splash.amount : splash?.value;
    const prizes = worth === undefined ? {} : { [terms.prize]: worth };
    const checked = checkOffering(activity, { ...offering, prizes: { ...offering.prizes, ...prizes } });
    return checked.ok ? answer(terms) : checked;
  },
  begins: () => ({ drawings: 0 }),
  decide: ({ rule, rules, posted }, { tables, draws, hands, count }) => {
    const { splash } = posted;
    const result =
      countObjection(rule.activity, rule.offering, count) ??
      splashTables(rule.activity, tables, { draws, hands, count }, splash);
    if (!result.ok) return result;
    assert(splash !== undefined, 'a pot was splashed with nothing');
    const { splashed, passed, payouts } = result.value;
    return answer({
      events: [{ type: 'PotsSplashed', splashed, passed, payouts }],
      won: wonIn(rule.activity, rules, splash, result.value),
    });
  },
  evolve: ({ drawings }, { type: _, ...last }) => ({ drawings: drawings + 1, last }),
  unfinished: () => undefined,
  byHand: ({ draws }) => `tables ${draws.join(', ')}`,
};

/** Money goes into the pot of the table; of goods each winner of the pot gets one. */
const wonIn = (
  activity: Activity,
  { clause }: SplashTerms,
  splash: Splash,
  { splashed, payouts }: SplashResult,
): readonly Won[] => {
  const because = becauseOf('into the next pot', clauseOf(activity, clause));
  if (splash.type === 'money') {
    const { amount } = splash;
    return splashed.map(table => ({
      to: { table },
      gives: { type: 'money', amount },
      prizes: [prizeDue(activity, amount)],
      because,
      isClaimed: true,
    }));
  }
  const { item, value } = splash;
  const winners = splashed.flatMap(table => {
    const seats = payouts.filter(payout => payout.table === table).map(({ seat }) => ({ table, seat }));
    return seats.length > 0 ? seats : [{ table }];
  });
  return winners.map(to => ({
    to,
    gives: goodsOf(item, value),
    prizes: value === undefined || value === 0 ? [] : [prizeDue(activity, value)],
    because,
    isClaimed: true,
  }));
};
