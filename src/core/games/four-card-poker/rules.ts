import { type Answer, answer } from '#core/base';
import { type Card, numberOf } from '#core/cards';
import { fourOfSix } from '#core/evaluator';
import {
  type CountedRule,
  countedProgressive,
  dealtSeat,
  type Entry,
  inDealingOrder,
  judgedOnce,
  type MeterRule,
  type PokerGameRules,
  type PokerRules,
  postedLine,
  type Round,
  type Settlement,
  type Step,
  settleWhole,
} from '#core/games/table';
import { NOTHING, percent } from '#core/money';
import { payBoardsFor } from './boards.ts';
import { SAYINGS } from './coach/coach.ts';
import { IRREGULARITY_RULES } from './coach/irregularities.ts';
import { CHOICES, chooseSchedules, type Judges, judgesFor, type Schedules } from './judges.ts';
import { BETS, METERS, WAGERS } from './layout.ts';
import { PROGRESSIVE_SCHEDULES, type ProgressiveKey } from './pay-tables.ts';
import { settleDealt } from './settle.ts';
import { checkBet, checkBets, checkOrder, checkPlay } from './wagers.ts';

/** Settles a whole round from its description, or says which rule it breaks. */
export const settle = (round: FourCardRound): Answer<Settlement> => settleWhole(rulesOf(round.schedules), round);

export type FourCardRound = Round & { readonly schedules: Schedules };

const settleComplete = (schedules: Schedules, round: Round): Settlement =>
  settleDealt({
    judges: judgesFor(schedules),
    meters: round.meters,
    seats: inDealingOrder(round.seats).map(seat => dealtSeat(seat, undefined)),
    dealer: { four: rankDealer(round.dealer) },
  });

/** The best four of the dealer's six cards. */
const rankDealer = (cards: readonly Card[]): number => {
  const [a, b, c, d, e, f] = cards.map(numberOf) as [number, number, number, number, number, number]; // Six were checked.
  return fourOfSix(a, b, c, d, e, f);
};

const stepOf = ({ seat, wager, verdict }: Entry): Step => {
  if (verdict.kind === 'forfeits') return 'folded';
  return wager === 'envy' ? 'last' : seat;
};

const RULES = {
  title: 'Four-Card Poker',
  wagers: WAGERS,
  bets: BETS,
  meters: METERS,
  clauses: {
    bets: 'FCP 3',
    close: 'FCP 4',
    deal: 'FCP 4',
    decide: 'FCP 4',
    settle: 'FCP 4',
    award: 'FCP 7',
    documents: 'FCP 7',
    backOut: 'FCP 7',
  },
  postedBets: ['ante', 'acesUp'],
  progressives: ['progressive'],
  dealerCards: 6,
  mayTakeSeveralPositions: true,
  keepsFoldedHands: true,
  irregularities: IRREGULARITY_RULES,
  homeOf: () => 'tray',
  checkOrder,
  checkBets,
  checkTable: () => undefined,
  isAsked: ({ ante = 0 }) => ante > 0,
  checkPlay,
  stepOf,
  needsFloor: ({ wager, verdict }) => wager === 'progressive' && verdict.kind === 'pays',
  needsDocuments: () => false,
  sayings: SAYINGS,
  posted: (['dealer-six', 'one-to-three', 'always', 'own-tables'] as const).map(postedLine),
} satisfies Partial<PokerRules>;

/** FCP 9.13: the rule sets no seed, so any will do. One schedule has a reserve of a certain rate. */
const meterRule = (key: ProgressiveKey): MeterRule => {
  const { reservePercent } = PROGRESSIVE_SCHEDULES[key];
  const rule = {
    wagers: ['progressive'],
    calledAfter: 'progressive',
    meter: 'progressive',
    resetMin: NOTHING,
    clause: 'FCP 7',
  };
  return reservePercent === 0 ? rule : { ...rule, reserve: percent(reservePercent) };
};

const countedBy = ({ progressive }: Judges): readonly CountedRule[] =>
  progressive === undefined ? [] : [countedProgressive(progressive)];

/** The rules with these pay tables in force. */
const rulesOf = judgedOnce(
  (schedules: Schedules): PokerRules => ({
    ...RULES,
    metersNeeded: schedules.progressive ? [meterRule(schedules.progressive)] : [],
    counted: countedBy(judgesFor(schedules)),
    payBoards: payBoardsFor(schedules),
    checkBet: (limits, wager, amount) => checkBet(schedules, limits, wager, amount),
    settleComplete: round => settleComplete(schedules, round),
  }),
);

export const FOUR_CARD_POKER: PokerGameRules = {
  ...RULES,
  choices: CHOICES,
  rulesFor: chosen => {
    const schedules = chooseSchedules(chosen);
    return schedules.ok ? answer(rulesOf(schedules.value)) : schedules;
  },
};
