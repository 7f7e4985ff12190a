import { type Answer, answer, type Rational } from '#core/base';
import { RANKS, SUITS } from '#core/cards';
import { type Cents, cents } from '#core/money';
import type { Activity, Chart } from '#core/rulebook';
import { dollars, type Option, oneOf, wholeNumber } from '../../answer/option.ts';
import { refuse } from '../../refusals.ts';
import { layoutOf } from './layout.ts';

/** What an activity's odds are asked by. What is left out takes the least that is approved. OFC-9 */
export const activityOptions = (activity: Activity) => {
  const games = gamesOf(activity);
  return {
    chart: charts(activity.charts),
    payout: oneOf(['', ...payoutKeys(activity)]),
    game: oneOf(games.length === 0 ? [''] : games),
    prizes: amounts(),
    seed: amounts(),
    reseed: amounts(),
    daily: amounts(),
    cap: amounts(),
    'admin-fee': dollars(),
    reserve: dollars(),
    rank: oneOf(RANKS.toReversed()),
    suit: oneOf(SUITS),
    decks: wholeNumber({ from: 0, to: 8, otherwise: 0 }),
    players: wholeNumber({ from: 0, to: 10, otherwise: 0 }),
    paying: wholeNumber({ from: 1, to: 100, otherwise: 100 }),
    tables: wholeNumber({ from: 1, to: 1_000, otherwise: 4 }),
    'rounds-per-hour': wholeNumber({ from: 1, to: 1_000, otherwise: 30 }),
    'hours-per-day': wholeNumber({ from: 1, to: 24, otherwise: 24 }),
    days: wholeNumber({ from: 1, to: 366, otherwise: 30 }),
    deals: wholeNumber({ from: 1_000, to: 100_000_000, otherwise: 20_000 }),
    'random-seed': wholeNumber({ from: 0, to: 999_999_999, otherwise: 1 }),
  };
};

/** Base games of the activity that can be dealt; the usual poker games where it names none. */
export const gamesOf = ({ games }: Activity): readonly string[] => {
  const slugs = games.map(({ slug }) => slug);
  const named = slugs.includes('all-poker-style-games') || slugs.length === 0 ? [...ALL_POKER, ...slugs] : slugs;
  return named.filter(slug => layoutOf(slug, undefined) !== undefined);
};

const ALL_POKER = ['texas-holdem', 'omaha', 'seven-card-stud'];

const payoutKeys = ({ payouts }: Activity): readonly string[] =>
  payouts.filter(({ applies }) => applies.type === 'chosen').map(({ key }) => key);

/** Charts by key, with commas between; when left out the first of each group. */
const charts = (known: readonly Chart[]): Option<readonly string[]> => {
  const keys = known.map(({ key }) => key);
  const groups = Map.groupBy(
    known.filter(({ group }) => group !== undefined),
    ({ group }) => group,
  );
  const first = [...groups.values()].map(([chart]) => chart!.key);
  return {
    accepts: keys.join(', '),
    read: (name, text) => {
      if (text === undefined) return answer(first);
      const given = `${text}`.split(',');
      const unknown = given.find(key => !keys.includes(key));
      if (unknown === undefined) return answer(given);
      return refuse('unknown-choice', { option: name, given: unknown, known: keys }, 'ODD-2');
    },
  };
};

/** One amount for all, or amounts by key: `5000` or `flush=50,straight=20`. */
export type Amounts = { readonly all: Cents | undefined; readonly by: Readonly<Record<string, Cents>> };

const amounts = (): Option<Amounts> => ({
  accepts: 'dollars, or key=dollars,key=dollars',
  read: (name, text) => {
    if (text === undefined) return answer({ all: undefined, by: {} });
    const by: Record<string, Cents> = {};
    let all: Cents | undefined;
    for (const part of `${text}`.split(/,(?=[^=]*=)/)) {
      const at = part.lastIndexOf('=');
      const amount = readAmount(name, part.slice(at + 1));
      if (!amount.ok) return amount;
      if (at < 0) all = amount.value;
      else by[part.slice(0, at)] = amount.value;
    }
    return answer({ all, by });
  },
});

const readAmount = (name: string, text: string): Answer<Cents> => {
  const read = dollars().read(name, text);
  if (!read.ok) return read;
  return answer(centsOf(read.value) ?? cents(0));
};

/** Amounts are read to the cent. */
export const centsOf = (amount: Rational | undefined): Cents | undefined =>
  amount === undefined ? undefined : cents(Number((amount.over * 100n) / amount.under));
