import { AnyCard, rankFour } from '#core/cards';
import { pokerGameNamed } from '#core/games';
import {
  allHaveDecided,
  CARDS_EACH,
  type CountedRule,
  comesTo,
  deliveriesFor,
  type Entry,
  entriesOf,
  handsOf,
  IRREGULARITIES,
  isForFloor,
  isFoundNow,
  namedHand,
  namedWager,
  nextStep,
  nextToDecide,
  PHASES,
  type PokerRules,
  type RoundState,
  saidOdds,
  seatsWithDocuments,
  WAYS,
} from '#core/games/table';
import { Amount, dollars, minus, NOTHING, times } from '#core/money';
import {
  choice,
  described,
  either,
  exactly,
  list,
  named,
  number,
  type Of,
  object,
  one,
  optional,
  record,
  SaidText,
  Text,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import type { HouseView, Table } from '#core/state';
import { MomentText } from '#core/time';
import { type Said, saidIn } from '#core/words';
import { progressivesOf } from './back-out-round.ts';
import { openedAt } from './bets.ts';
import { CardsAtTable, cardsShown } from './cards-view.ts';
import { type PokerAt, pokerAt, type SettledRound } from './play.ts';
import { metersOf } from './set-up.ts';

const Card = AnyCard;
const To = either(Whole, exactly('dealer'));
const Step = either(Whole, exactly('folded'), exactly('last'));
const BET = { seat: Whole, wager: Text, amount: Amount };

const Line = object({
  seat: Whole,
  wager: Text,
  label: SaidText,
  kind: one(['loses', 'forfeits', 'pushes', 'pays']),
  amount: described(Amount, 'What is paid, taken or left; at odds to 1 without the stake, which stays.'),
  from: one(['tray', 'game-account', 'meter']),
  hand: described(Text, 'The row of its pay table, as a hand button names it; empty where no row pays it.'),
  said: described(SaidText, 'The whole sentence, with the reason and the clause.'),
});
const Button = object({ wager: Text, hand: Text, label: SaidText, pays: SaidText, percent: optional(number()) });
const Keyed = object({
  ...BET,
  hand: Text,
  label: SaidText,
  from: one(['tray', 'game-account', 'meter']),
  isValidated: yes,
});
/** A progressive prize of a round. */
const Won = object({ seat: Whole, label: SaidText, hand: SaidText, amount: Amount });
const Irregular = object({
  irregularity: one(IRREGULARITIES),
  what: SaidText,
  say: SaidText,
  voids: described(yes, 'Every bet goes back.'),
  asksCard: described(yes, 'The card that was found is told with it, and is not dealt in this round.'),
  clause: Text,
});

/** A table game that the house settles, as the keypad of its table needs it. */
export const GameAtTable = named(
  'GameAtTable',
  object({
    game: Text,
    title: Text,
    way: one(WAYS),
    phase: one(PHASES),
    round: optional(Whole),
    layout: list(
      object({
        wager: Text,
        label: SaidText,
        isProgressive: yes,
        denominations: optional(list(Amount)),
        from: optional(Amount),
        to: optional(Amount),
      }),
    ),
    notReady: optional(SaidText, 'Why no bet can be placed.'),
    seats: list(
      object({
        seat: Whole,
        wagers: record(Text, Amount),
        cards: list(Card),
        hand: optional(SaidText),
        decision: optional(either(exactly('fold'), object({ play: Amount }))),
      }),
    ),
    dealer: list(Card),
    dealerHand: optional(SaidText),
    setAside: described(list(Card), 'Found face up: not dealt in this round.'),
    lastBets: described(
      list(object(BET)),
      'As they lay in the round before, of those who still sit there: to be placed again.',
    ),
    magicCard: optional(Card),
    luckySeat: optional(To),
    commitment: optional(
      described(Text, 'The hash of the secret that magic card and lucky position of the next round are drawn with.'),
    ),
    next: optional(
      choice({
        deal: { to: To, cards: Whole, faceUp: yes },
        decide: { seat: Whole, from: Amount, to: Amount },
        reveal: {},
        settle: { step: Step },
        finish: {},
      }),
    ),
    lines: described(list(Line), 'Of the step that is next; of a void round what goes back.'),
    buttons: list(Button),
    wins: described(
      list(object({ seat: Whole, wager: Text, hand: Text })),
      'What the cards have shown: the buttons to press, of all seats.',
    ),
    keyed: list(Keyed),
    waiting: described(Wholes, 'Seats that wait for the floor.'),
    documents: described(Wholes, 'Seats whose cards stay until the documents are complete.'),
    irregularities: described(list(Irregular), 'Those that can be found now.'),
    coach: list(SaidText),
    cards: optional(CardsAtTable),
    meters: list(object({ meter: Text, label: SaidText, amount: Amount, reset: Amount })),
    settled: described(
      list(object({ round: Whole, at: MomentText, awards: Wholes, wins: described(list(Won), 'Not backed out yet.') })),
      'Rounds that can be backed out, the newest last.',
    ),
  }),
);
export type GameAtTable = Of<typeof GameAtTable>;

export const gameAtTable = (house: HouseView, table: Table): GameAtTable | undefined => {
  if (pokerGameNamed(table.plays.game) === undefined) return undefined;
  const found = pokerAt(house, table.table);
  if (!found.ok) return undefined;
  const at = found.value;
  const opened = openedAt(at);
  if (!opened.ok) return { ...standing(at), ...NOTHING_ON, notReady: said(opened) };
  const { state } = opened.value;
  const { rules, game } = at;
  const [bound, isKept] = [at.play?.bound, opened.value.setup === undefined];
  return {
    ...standing(at),
    ...(at.play?.round !== undefined && { round: at.play.round }),
    phase: state.phase,
    layout: layoutOf(rules, state),
    seats: seatsOf(rules, state),
    dealer: state.dealer,
    setAside: state.setAside ?? [],
    ...(isRevealed(state) && state.dealer.length >= CARDS_EACH && { dealerHand: said(saidIn(rankFour(state.dealer))) }),
    ...state.drawn,
    ...(state.phase === 'bets' && isKept && bound !== undefined && { commitment: bound.commitment }),
    ...nextOf(rules, state),
    lines: linesOf(at, state),
    wins: winsOf(rules, state),
    keyed: keyedOf(rules, state),
    waiting: waitingIn(rules, state),
    documents: state.settlement === undefined || state.settlement.isVoid ? [] : openDocuments(rules, state),
    irregularities: irregularitiesOf(rules, state),
    ...coachedOf(at, game.round.coach(state).map(said)),
  };
};

/** The cards come first while they have to be done something about. */
const coachedOf = (at: PokerAt, coach: readonly Said[]): Pick<GameAtTable, 'coach' | 'cards'> => {
  const shown = cardsShown(at);
  if (shown === undefined) return { coach };
  const own = shown.coach === undefined ? [] : [said(shown.coach)];
  return { cards: shown.cards, coach: shown.isFirst ? [...own, ...coach] : [...coach, ...own] };
};

const NOTHING_ON = {
  phase: 'bets',
  layout: [],
  seats: [],
  dealer: [],
  setAside: [],
  lines: [],
  wins: [],
  keyed: [],
  waiting: [],
  documents: [],
  irregularities: [],
  coach: [],
} as const;

/** What does not depend on the round. */
const standing = ({ game, setUp, rules, play, table }: PokerAt) => ({
  game: setUp.game,
  title: game.title,
  way: setUp.way ?? ('full' as const),
  lastBets: (play?.lastBets ?? []).filter(({ seat }) =>
    table.seated.some(one => one.seat === seat && one.position === 1),
  ),
  buttons: rules.counted.flatMap(buttonsOf),
  meters: rules.metersNeeded.flatMap(({ meter: name, calledAfter }) => {
    const meter = metersOf(setUp)[name];
    const label = saidWager(calledAfter);
    return meter === undefined ? [] : [{ meter: name, label, amount: meter.posted, reset: meter.reset }];
  }),
  settled: (play?.settled ?? []).map(settledOf),
});

const settledOf = (one: SettledRound): GameAtTable['settled'][number] => {
  const isProgressive = progressivesOf(one);
  return {
    round: one.round,
    at: one.at,
    awards: one.awards.map(({ award }) => award),
    wins: one.entries
      .filter(entry => isProgressive(entry) && !one.backedOut.includes(entry.seat))
      .map(({ seat, wager, verdict, returned: amount }) => ({
        seat,
        label: saidWager(wager),
        hand: said(namedHand(verdict.hand)),
        amount,
      })),
  };
};

export const said = ({ code, facts, message }: Said): Said => ({ code, facts, message });

export const saidWager = (wager: string): Said => {
  const label = namedWager(wager);
  return typeof label === 'object' && 'code' in label ? said(label) : saidIn({ words: String(wager) });
};

const layoutOf = (rules: PokerRules, { setup }: RoundState): GameAtTable['layout'] =>
  rules.bets
    .filter(wager => setup.way !== 'count' || rules.counted.some(rule => rule.wager === wager))
    .flatMap(wager => {
      const limit = setup.limits[wager];
      const accepted = DENOMINATIONS.filter(amount => rules.checkBet({}, wager, amount) === undefined);
      const isProgressive = rules.progressives.includes(wager);
      // A bet that takes no amount at all is not offered.
      const isOffered = isProgressive ? accepted.length > 0 : rules.checkBet({}, wager, dollars(1)) === undefined;
      if (!isOffered) return [];
      return [
        {
          wager,
          label: saidWager(wager),
          isProgressive,
          ...(isProgressive && { denominations: accepted }),
          ...(limit !== undefined && { from: limit.from, to: limit.to }),
        },
      ];
    });

/** What progressives are bet with. */
const DENOMINATIONS = [dollars(1), dollars(5)];

const seatsOf = (rules: PokerRules, state: RoundState): GameAtTable['seats'] =>
  state.seats.map(({ seat, wagers, cards, decision }) => ({
    seat,
    wagers: Object.fromEntries(
      Object.entries(wagers).flatMap(([name, bet]) => (bet === undefined ? [] : [[name, bet]])),
    ),
    cards,
    ...(isTurnedUp(rules, state, seat) && { hand: said(saidIn(rankFour(cards))) }),
    ...(decision !== undefined && { decision }),
  }));

const isRevealed = ({ phase }: RoundState): boolean => phase === 'settle' || phase === 'over';

const isTurnedUp = (rules: PokerRules, state: RoundState, seat: number): boolean => {
  const at = state.seats.find(one => one.seat === seat);
  if (at === undefined || at.cards.length !== CARDS_EACH || !isRevealed(state)) return false;
  return at.decision !== 'fold' || rules.keepsFoldedHands;
};

const nextOf = (rules: PokerRules, state: RoundState): Pick<GameAtTable, 'next'> => {
  switch (state.phase) {
    case 'bets':
      return {};
    case 'deal': {
      const line = state.seats.map(({ seat }) => seat);
      const { to, cards, faceUp } = deliveriesFor(state.setup.dealing, line, rules.dealerCards)[state.deliveriesMade]!;
      return { next: { type: 'deal', to, cards, faceUp } };
    }
    case 'decisions': {
      const { seat, wagers } = nextToDecide(rules, state)!; // In this phase somebody has to decide.
      const ante = wagers.ante ?? NOTHING;
      return { next: { type: 'decide', seat, from: ante, to: times(ante, 3) } };
    }
    case 'reveal':
      return { next: { type: 'reveal' } };
    case 'settle': {
      const step = nextStep(rules, state);
      return { next: step === undefined ? { type: 'finish' } : { type: 'settle', step } };
    }
    case 'over':
    case 'void':
      return { next: { type: 'finish' } };
  }
};

const linesOf = ({ rules, game }: PokerAt, state: RoundState): GameAtTable['lines'] => {
  const { settlement } = state;
  if (settlement === undefined) return [];
  const step = nextStep(rules, state);
  const isWhole = settlement.isVoid || state.setup.way === 'count';
  const entries = isWhole ? settlement.entries : step === undefined ? [] : entriesOf(rules, settlement, step);
  const sentences = game.explain({ ...settlement, entries });
  return entries.map((entry, place) => lineOf(entry, sentences[place]!)); // One sentence each.
};

const lineOf = (
  { seat, wager, stake, verdict, returned, from }: Entry,
  sentence: Said,
): GameAtTable['lines'][number] => {
  const { kind, pays } = verdict;
  const paid = pays?.kind === 'to' ? minus(returned, stake) : returned;
  const amount = kind === 'pays' ? paid : stake;
  return { seat, wager, label: saidWager(wager), kind, amount, from, hand: verdict.hand, said: said(sentence) };
};

const buttonsOf = (rule: CountedRule): GameAtTable['buttons'] => [
  ...handsOf(rule).map(({ hand, pays }) => ({
    wager: rule.wager,
    hand,
    label: said(namedHand(hand)),
    pays: pays === undefined ? said(namedHand(hand)) : said(saidOdds(pays)),
    ...(pays?.kind === 'meter-percent' && { percent: pays.percent }),
  })),
  ...Object.entries(rule.riders ?? {}).map(([rider, { pays }]) => {
    const hand = rider === 'magicCard' ? 'magic-card' : 'lucky-bonus';
    return { wager: rule.wager, hand, label: said(namedHand(hand)), pays: said(saidOdds(pays!)) }; // They have odds.
  }),
];

const winsOf = ({ counted }: PokerRules, { settlement, setup }: RoundState): GameAtTable['wins'] =>
  setup.way === 'count'
    ? []
    : (settlement?.entries ?? [])
        .filter(({ wager, verdict }) => verdict.kind === 'pays' && counted.some(rule => rule.wager === wager))
        .map(({ seat, wager, verdict }) => ({ seat, wager, hand: verdict.hand }));

/** Wins with a lit button, and those that the cards have shown. */
const keyedOf = (rules: PokerRules, state: RoundState): GameAtTable['keyed'] =>
  state.keyed.flatMap(({ seat, wager, hand }) => {
    const entries = state.settlement?.entries ?? [];
    const rider = hand === 'magic-card' ? 'magicCard' : hand === 'lucky-bonus' ? 'luckyBonus' : wager;
    const win = entries.find(entry => entry.seat === seat && entry.wager === rider);
    if (win === undefined) return [];
    const isValidated = state.validated.includes(seat) || !isForFloor(rules, state, win);
    return [{ seat, wager, hand, label: said(namedHand(hand)), amount: win.returned, from: win.from, isValidated }];
  });

const waitingIn = (rules: PokerRules, state: RoundState): readonly number[] => {
  if (state.phase !== 'settle') return [];
  const due = (state.settlement?.entries ?? []).filter(entry => isForFloor(rules, state, entry));
  return [...new Set(due.map(({ seat }) => seat))].filter(seat => !state.validated.includes(seat));
};

const openDocuments = (rules: PokerRules, state: RoundState): readonly number[] =>
  seatsWithDocuments(rules, state.settlement!).filter(seat => !state.documented.includes(seat)); // It was looked at.

const irregularitiesOf = (rules: PokerRules, state: RoundState): GameAtTable['irregularities'] =>
  IRREGULARITIES.flatMap(irregularity => {
    const rule = rules.irregularities[irregularity];
    if (rule === undefined || !isFoundNow(rules, state, irregularity)) return [];
    const isFaceUp = irregularity === 'one-card-face-up';
    if (isFaceUp && state.cardsFaceUp > 0) return []; // From the second one on there are more than one.
    const { what, say, isVoid: voids, clause } = comesTo(rule, allHaveDecided(rules, state));
    const asksCard = isFaceUp && state.setup.way !== 'count';
    return [{ irregularity, what: said(what), say: said(say), voids, asksCard, clause }];
  });
