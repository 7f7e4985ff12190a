import { type Answer, answer } from '#core/base';
import {
  type CountedRule,
  countedProgressive,
  dealtSeat,
  type Entry,
  inDealingOrder,
  type Judge,
  judgedOnce,
  type MeterRule,
  type PokerGameRules,
  type PokerRules,
  postedLine,
  type Round,
  rankPlayer,
  type Settlement,
  type Step,
  settleWhole,
} from '#core/games/table';
import { cents } from '#core/money';
import { payBoardsFor } from './boards.ts';
import { SAYINGS } from './coach/coach.ts';
import { IRREGULARITY_RULES } from './coach/irregularities.ts';
import { CHOICES, chooseSchedules, type Judges, judgesFor, LUCKY, MAGIC, type Schedules } from './judges.ts';
import { BETS, METERS, WAGERS } from './layout.ts';
import { FIVE_CARD_HAND_BONUS, FIVE_CARD_PROGRESSIVE, FOUR_CARD_PROGRESSIVE } from './pay-tables.ts';
import { settleDealt } from './settle.ts';
import { checkBet, checkBets, checkOrder, checkPlay, checkTable, homeOf } from './wagers.ts';

/** Settles a whole round from its description, or says which rule it breaks. */
export const settle = (round: Crazy4Round): Answer<Settlement> => settleWhole(rulesOf(round.schedules), round);

export type Crazy4Round = Round & { readonly schedules: Schedules };

const settleComplete = (schedules: Schedules, round: Round): Settlement => {
  const { dealer, magicCard } = round;
  return settleDealt({
    judges: judgesFor(schedules),
    meters: round.meters,
    seats: inDealingOrder(round.seats).map(seat => dealtSeat(seat, magicCard)),
    dealer: { ...rankPlayer(dealer), hasMagicCard: magicCard !== undefined && dealer.includes(magicCard) },
    luckySeat: round.luckySeat,
  });
};

const HAND_BONUS = ['handBonusOnPlayer', 'handBonusOnDealer'] as const;

const metersNeeded = (schedules: Schedules): readonly MeterRule[] => {
  const { fourCardProgressive: key, fiveCardProgressive, fiveCardHandBonus } = schedules;
  const rule = (calledAfter: string, meter: string, { meterMinCents, clause }: MeterTable): MeterRule => ({
    wagers: calledAfter === 'fiveCardHandBonus' ? HAND_BONUS : [calledAfter],
    calledAfter,
    meter,
    resetMin: cents(meterMinCents),
    clause,
  });
  return [
    ...(key === undefined ? [] : [rule('fourCardProgressive', 'fourCard', FOUR_CARD_PROGRESSIVE[key])]),
    ...(fiveCardProgressive ? [rule('fiveCardProgressive', 'fiveCard', FIVE_CARD_PROGRESSIVE)] : []),
    ...(fiveCardHandBonus ? [rule('fiveCardHandBonus', 'handBonus', FIVE_CARD_HAND_BONUS)] : []),
  ];
};

const countedBy = ({ progressives, handBonus }: Judges): readonly CountedRule[] => {
  const riders = { magicCard: MAGIC, luckyBonus: LUCKY };
  const bonus = { meter: 'handBonus', home: 'game-account', cards: 5, riders } as const;
  const onHands = (judge: Judge): readonly CountedRule[] => [
    { ...bonus, judge, wager: 'handBonusOnPlayer' },
    { ...bonus, judge, wager: 'handBonusOnDealer', isOnDealer: true },
  ];
  return [...progressives.map(countedProgressive), ...(handBonus === undefined ? [] : onHands(handBonus))];
};

type MeterTable = { readonly meterMinCents: number; readonly clause: string };

/** An envy bonus is paid in the turn of the seat that holds the hand. */
const stepOf = ({ seat, wager, verdict, note }: Entry): Step => {
  if (verdict.kind === 'forfeits') return 'folded';
  if (wager === 'coverAll') return 'last';
  return wager === 'envy' && note?.type === 'hand-of' && note.holder !== 'dealer' ? note.holder : seat;
};

/** C4P 9: every progressive win, and of the hand bonus four of a kind and the percentages. */
const needsFloor = ({ wager, verdict, from }: Entry): boolean => {
  if (verdict.kind !== 'pays') return false;
  if (wager === 'fourCardProgressive' || wager === 'fiveCardProgressive' || from === 'meter') return true;
  return homeOf(wager) === 'game-account' && verdict.hand === 'four-of-a-kind';
};

const RULES = {
  title: 'Crazy 4 Poker',
  wagers: WAGERS,
  bets: BETS,
  meters: METERS,
  clauses: {
    bets: 'C4P 4',
    close: 'C4P 5',
    deal: 'C4P 5',
    decide: 'C4P 6',
    settle: 'C4P 7',
    award: 'C4P 9',
    documents: 'C4P 9',
  },
  postedBets: ['ante', 'superBonus'],
  progressives: ['fourCardProgressive', 'fiveCardProgressive'],
  dealerCards: 5,
  mayTakeSeveralPositions: false,
  keepsFoldedHands: false,
  irregularities: IRREGULARITY_RULES,
  homeOf,
  checkOrder,
  checkBets,
  checkTable,
  isAsked: () => true,
  checkPlay,
  stepOf,
  needsFloor,
  // C4P 9: what is not paid from the tray or to the game account.
  needsDocuments: ({ from }) => from === 'meter',
  sayings: SAYINGS,
  posted: (['five-cards', 'super-bonus', 'below-king', 'bonus-pays', 'fold'] as const).map(postedLine),
} satisfies Partial<PokerRules>;

/** The rules with these pay tables in force. */
export const rulesOf = judgedOnce(
  (schedules: Schedules): PokerRules => ({
    ...RULES,
    metersNeeded: metersNeeded(schedules),
    counted: countedBy(judgesFor(schedules)),
    payBoards: payBoardsFor(schedules),
    checkBet: (limits, wager, amount) => checkBet(schedules, limits, wager, amount),
    settleComplete: round => settleComplete(schedules, round),
  }),
);

export const CRAZY_4_POKER: PokerGameRules = {
  ...RULES,
  choices: CHOICES,
  rulesFor: chosen => {
    const schedules = chooseSchedules(chosen);
    return schedules.ok ? answer(rulesOf(schedules.value)) : schedules;
  },
};
