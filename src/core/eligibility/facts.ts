import { gameOf, type HandTest, layoutOf } from '#core/qualifying';
import { type Activity, constructionFor, type Row } from '#core/rulebook';

/** What somebody may have to say of a round besides its cards, each with what it is for. */
export const FACTS = [
  /** How much a bettor put on the base game: whether they take part, and their part of a shared hand. */
  'wager',
  /** Bet on a bonus alone, which is not playing the hand. */
  'bonus-only',
  'folded',
  /** When a hand was folded, where that decides. */
  'street',
  'held-aside',
  'all-in',
  'missed-blind',
  'showdown',
  'players',
  'pot',
  'misdeal',
  'fouled-deck',
  'discussed',
  /** How a hand was set in parts. */
  'setting',
  'home-run',
  'clean-sweep',
  /** Cards that are turned for everybody in a game which by itself has none. */
  'board',
] as const;
export type Fact = (typeof FACTS)[number];

type At = { readonly game: string; readonly isLive: boolean };

/** The facts that can change what this activity pays at such a table. Nothing else is asked for. ELG-6, ELG-7 */
export const factsFor = (activity: Activity, rows: readonly Row[], at: At): readonly Fact[] =>
  FACTS.filter(fact => ASKED[fact](activity, at, rows));

type Asks = (activity: Activity, at: At, rows: readonly Row[]) => boolean;

const isPoker = ({ game }: At): boolean => gameOf(game)?.form !== 'table-game';
/** Poker, and the games against a bank in which a player may give up the hand. */
const canFold = (at: At): boolean => isPoker(at) || gameOf(at.game)?.order === 'hand';
const needsShowdown = ({ eligibility }: Activity): boolean => eligibility.showdown.value === 'required';

const ASKED: { readonly [Name in Fact]: Asks } = {
  wager: ({ eligibility, settlement: { holders } }, { isLive }) =>
    isLive && (eligibility.wager.value !== 'not-required' || holders === 'by-wager' || holders === 'owner'),
  'bonus-only': (_, at) => at.isLive && !isPoker(at),
  folded: (activity, at) =>
    canFold(at) &&
    (activity.eligibility.folded.value !== 'eligible' ||
      needsShowdown(activity) ||
      activity.settlement.beat?.table === 'not-folded'),
  street: ({ eligibility }, at) => isPoker(at) && ['after-flop', 'held-aside'].includes(eligibility.folded.value),
  'held-aside': ({ eligibility }, at) => isPoker(at) && eligibility.folded.value === 'held-aside',
  'all-in': (activity, at) =>
    isPoker(at) && needsShowdown(activity) && activity.eligibility.allIn.value === 'does-not-complete-bets',
  'missed-blind': ({ eligibility }, at) => isPoker(at) && eligibility.missedBlind.value === 'ineligible',
  showdown: (activity, at) => isPoker(at) && needsShowdown(activity),
  players: ({ eligibility: { playersMin, playersMax }, noPurchase }, { game, isLive }) =>
    (playersMin.byGame?.[game] ?? playersMin.value) > 0 ||
    typeof playersMax.value === 'number' ||
    (!isLive && (noPurchase.handsMin ?? 0) > 0),
  pot: ({ eligibility }, { isLive }) => isLive && eligibility.potMin.value > 0,
  misdeal: ({ eligibility }) => eligibility.misdeal.value === 'disqualifies',
  'fouled-deck': ({ eligibility }) => eligibility.fouledDeck.value === 'disqualifies',
  discussed: ({ eligibility }, at) => isPoker(at) && eligibility.discussion.value === 'disqualifies',
  setting: (_activity, _at, rows) =>
    rows.some(({ test, beatenBy }) => beatenBy !== undefined || asksFor(test, isAsSet)),
  'home-run': (_activity, _at, rows) => rows.some(({ test }) => asksFor(test, one => one.type === 'home-run')),
  'clean-sweep': (_activity, _at, rows) =>
    rows.some(({ test }) => asksFor(test, one => one.type === 'set' && one.sweep === true)),
  board: (activity, { game }) =>
    layoutOf(game).board === 0 && constructionFor(activity, game)?.parts.some(({ from }) => from === 'board') === true,
};

const isAsSet = (test: HandTest): boolean => 'arranged' in test && test.arranged === 'as-set';

/** Whether a test, or one of those it is made of, is such a test. */
export const asksFor = (test: HandTest, isSuch: (one: HandTest) => boolean): boolean =>
  isSuch(test) || ('tests' in test && test.tests.some(one => asksFor(one, isSuch)));
