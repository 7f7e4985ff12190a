import type { Answer } from '#core/base';
import { type Card, numberOf } from '#core/cards';
import { fourOfSix } from '#core/evaluator';
import {
  dealtSeat,
  type Entry,
  inDealingOrder,
  type PokerRules,
  type Round,
  type Settlement,
  type Step,
  settleWhole,
} from '#core/games/table';
import { NOTHING } from '#core/money';
import { SAYINGS } from './coach.ts';
import { IRREGULARITY_RULES } from './irregularities.ts';
import { CHOICES, chooseSchedules, judgesFor, type Schedules } from './judges.ts';
import { BETS, METERS, WAGERS } from './layout.ts';
import { settleDealt } from './settle.ts';
import { checkBet, checkBets, checkOrder, checkPlay } from './wagers.ts';

export type FourCardRound = Round<Schedules>;

/** Settles a whole round from its description, or says which rule it breaks. */
export const settle = (round: FourCardRound): Answer<Settlement> => settleWhole(FOUR_CARD_POKER, round);

const settleComplete = (round: FourCardRound): Settlement =>
  settleDealt({
    judges: judgesFor(round.schedules),
    meters: round.meters,
    seats: inDealingOrder(round.seats).map(seat => dealtSeat(seat, undefined)),
    dealer: { four: rankDealer(round.dealer) },
  });

/** The best four of the dealer's six cards. */
export const rankDealer = (cards: readonly Card[]): number => {
  const [a, b, c, d, e, f] = cards.map(numberOf) as [number, number, number, number, number, number]; // Six were checked.
  return fourOfSix(a, b, c, d, e, f);
};

const stepOf = ({ seat, wager, verdict }: Entry): Step => {
  if (verdict.kind === 'forfeits') return 'folded';
  return wager === 'envy' ? 'last' : seat;
};

export const FOUR_CARD_POKER: PokerRules<Schedules> = {
  title: 'Four-Card Poker',
  wagers: WAGERS,
  bets: BETS,
  meters: METERS,
  choices: CHOICES,
  choose: chooseSchedules,
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
  progressives: ['progressive'],
  dealerCards: 6,
  mayTakeSeveralPositions: true,
  keepsFoldedHands: true,
  irregularities: IRREGULARITY_RULES,
  homeOf: () => 'tray',
  // FCP 9.13: the rule sets no seed, so any will do.
  metersFor: ({ progressive }) =>
    progressive ? [{ wagers: ['progressive'], meter: 'progressive', resetMin: NOTHING, clause: 'FCP 7' }] : [],
  checkBet,
  checkOrder,
  checkBets,
  checkTable: () => undefined,
  isAsked: ({ ante = 0 }) => ante > 0,
  checkPlay,
  settleComplete,
  stepOf,
  needsFloor: ({ wager, verdict }) => wager === 'progressive' && verdict.kind === 'pays',
  needsDocuments: () => false,
  sayings: SAYINGS,
};
