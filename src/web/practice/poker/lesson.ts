import { assert } from '#core/base';
import { type Card, type Category, DECK, handName, rankFour } from '#core/cards';
import {
  dealFrom,
  deliveriesFor,
  type Entry,
  namedWager,
  playThrough,
  type RoundCommand,
  type RoundState,
  type Stakes,
  type Step,
} from '#core/games/table';
import { type Cents, cents, formatAmountShort, minus, NOTHING, times } from '#core/money';
import { saidIn } from '#core/words';
import { shuffle } from '../../kit/cards/shuffle.ts';
import { type Group, inOrder, type Phrase, type Question, text } from '../training/lesson.ts';
import type { PokerPractice } from './model.ts';

type Below = (n: number) => number;
const SEATS = [1, 2, 3] as const;
const CONTEXT = { actor: 'training' };

/** A round for a dealer to deal and settle: everything that is asked about it, in the order of the rules. PRA-5 */
export const pokerLesson = (practice: PokerPractice, below: Below): readonly Question[] => {
  const round = playedOut(practice, below);
  return [...dealing(practice, round), readDealer(round), ...settling(practice, round)];
};

const playedOut = (practice: PokerPractice, below: Below): RoundState => {
  const { game } = practice;
  const setup = { ...practice.setup, dealing: 'automated-shoe' } as const;
  const stakes = SEATS.map(() => stakesFrom(practice.neighbor, below));
  const bets = SEATS.flatMap((seat, at) =>
    Object.entries(stakes[at]!).map(
      ([wager, amount = NOTHING]): RoundCommand => ({ type: 'PlaceBet', seat, player: `${seat}`, wager, amount }),
    ),
  );
  const chips = bets.filter(bet => bet.type === 'PlaceBet' && bet.wager in practice.sensors).length;
  const dealt = dealFrom(shuffle(DECK, below), deliveriesFor(setup.dealing, SEATS, game.dealerCards));
  const make = (state: RoundState, commands: readonly RoundCommand[]): RoundState => {
    const made = playThrough(game.round, state, commands, CONTEXT);
    assert(made.ok, made.ok ? '' : made.message);
    return made.value;
  };
  const open = make(game.round.open(setup, practice.meters), [...bets, { type: 'CloseBets', chips }, ...dealt]);
  const decided = open.seats.reduce((state, { seat, wagers }) => {
    const { best } = practice.advise(state, seat);
    const amount = times(wagers.ante ?? NOTHING, best);
    return make(state, [best === 0 ? { type: 'Fold', seat } : { type: 'MakePlay', seat, amount }]);
  }, open);
  return make(decided, [{ type: 'RevealDealer' }]);
};

/** Bets of a table: the Ante from $5 to $25, the side bets there or not. */
const stakesFrom = (neighbor: Stakes, below: Below): Stakes => {
  const ante = cents(500 * (1 + below(5)));
  const entries = Object.entries(neighbor).flatMap(([wager, amount]) => {
    if (wager === 'ante' || wager === 'superBonus') return [[wager, ante] as const];
    return below(3) === 0 ? [] : [[wager, amount] as const];
  });
  return Object.fromEntries(entries);
};

const nameOfSeat = (seat: number | 'dealer'): Phrase =>
  seat === 'dealer' ? text('say.self') : text('say.seat', { seat: `${seat}` });

type Shown = {
  readonly dealt: number;
  readonly up: readonly (number | 'dealer')[];
  readonly asked?: number | 'dealer' | undefined;
};

/** The table after so many deliveries, with these hands turned up. */
const viewOf = (
  round: RoundState,
  counts: ReadonlyMap<number | 'dealer', number>,
  { up, asked }: Shown,
): readonly Group[] => {
  const group = (who: number | 'dealer', cards: readonly Card[], stakes: Stakes, play: Cents): Group => ({
    name: nameOfSeat(who),
    cards: cards
      .slice(0, counts.get(who) ?? 0)
      .map((card, place) => (up.includes(who) || (who === 'dealer' && place >= 5) ? card : undefined)),
    bets: [...Object.entries(stakes), ...(play > 0 ? [['play', play] as const] : [])].map(
      ([wager, amount = NOTHING]) => ({
        name: wagerName(wager),
        amount,
      }),
    ),
    isAsked: asked === who,
  });
  return [
    group('dealer', round.dealer, {}, NOTHING),
    ...round.seats.map(({ seat, cards, wagers, decision }) => {
      const isSettling = up.includes('dealer');
      return group(seat, cards, wagers, isSettling && typeof decision === 'object' ? decision.play : NOTHING);
    }),
  ];
};

const wagerName = (wager: string): Phrase => {
  const named = namedWager(wager);
  return typeof named === 'object' && 'message' in named ? { said: named } : text('say.seat', { seat: wager });
};

const dealing = ({ game }: PokerPractice, round: RoundState): readonly Question[] => {
  const deliveries = deliveriesFor('automated-shoe', SEATS, game.dealerCards);
  const answers = [...SEATS, 'dealer' as const].map(who => ({ id: `${who}`, words: nameOfSeat(who) }));
  return deliveries.map(({ to }, dealt) => ({
    ask: text('ask.deal'),
    answers,
    right: `${to}`,
    why: text('why.deal'),
    clause: 'TBL-11',
    view: viewOf(round, countsOf(deliveries.slice(0, dealt)), { dealt, up: [] }),
  }));
};

const countsOf = (deliveries: ReturnType<typeof deliveriesFor>): ReadonlyMap<number | 'dealer', number> => {
  const counts = new Map<number | 'dealer', number>();
  for (const { to, cards } of deliveries) counts.set(to, (counts.get(to) ?? 0) + cards);
  return counts;
};

const ALL_DEALT = new Map<number | 'dealer', number>([
  ...SEATS.map(seat => [seat, 5] as const),
  ['dealer', 6] as const,
]);

const readDealer = (round: RoundState): Question => ({
  ...reading(round.dealer),
  ask: text('ask.dealer'),
  view: viewOf(round, ALL_DEALT, { dealt: 0, up: ['dealer'], asked: 'dealer' }),
});

const FOUR_CARD_HANDS: readonly Category[] = [
  'high-card',
  'pair',
  'two-pair',
  'straight',
  'flush',
  'three-of-a-kind',
  'straight-flush',
  'four-of-a-kind',
];

/** What a hand is: the right name among its neighbors in the ranking. */
const reading = (cards: readonly Card[]): Pick<Question, 'answers' | 'right' | 'why' | 'clause'> => {
  const best = rankFour(cards);
  const at = FOUR_CARD_HANDS.indexOf(best.category);
  const from = Math.max(0, Math.min(at - 1, FOUR_CARD_HANDS.length - 4));
  return {
    answers: FOUR_CARD_HANDS.slice(from, from + 4).map(category => ({
      id: category,
      words: { said: handName(category) },
    })),
    right: best.category,
    why: text('why.hand', { what: { said: saidIn(best) } }),
    clause: 'RNK-5',
  };
};

const stepName = (step: Step): Phrase => (typeof step === 'number' ? nameOfSeat(step) : text(`say.${step}`));

const settling = ({ game, sensors }: PokerPractice, round: RoundState): readonly Question[] => {
  const steps = game.round.steps(round);
  const { entries } = round.settlement!;
  const sentences = game.explain(round.settlement!);
  const up: (number | 'dealer')[] = ['dealer'];
  return steps.flatMap(({ step, entries: own }, at) => {
    const questions: Question[] = [];
    const rest = steps.slice(at).map(({ step: other }) => ({ id: `${other}`, words: stepName(other) }));
    if (rest.length > 1) {
      const view = viewOf(round, ALL_DEALT, { dealt: 0, up: [...up] });
      questions.push({
        ask: text('ask.next'),
        answers: inOrder(rest),
        right: `${step}`,
        why: text('why.next'),
        clause: 'TBL-3',
        view,
      });
    }
    const seat = round.seats.find(one => one.seat === step);
    if (seat !== undefined && (seat.decision !== 'fold' || own.some(({ verdict }) => verdict.hand !== ''))) {
      up.push(seat.seat);
      const view = viewOf(round, ALL_DEALT, { dealt: 0, up: [...up], asked: seat.seat });
      questions.push({ ...reading(seat.cards), ask: text('ask.hand', { seat: `${seat.seat}` }), view });
    }
    for (const entry of own.filter(one => isToDo(one, sensors))) {
      const view = viewOf(round, ALL_DEALT, { dealt: 0, up: [...up], asked: entry.seat });
      questions.push({ ...paying(entry), why: { said: sentences[entries.indexOf(entry)]! }, view });
    }
    return questions;
  });
};

/** Chips of a progressive are off the layout: only a win is something to do. Of a folded hand the Ante is asked. */
const isToDo = ({ wager, verdict }: Entry, sensors: PokerPractice['sensors']): boolean => {
  if (verdict.kind === 'forfeits') return wager === 'ante';
  return verdict.kind === 'pays' || !(wager in sensors);
};

const paying = (entry: Entry): Omit<Question, 'why' | 'view'> => {
  const { seat, wager, stake, verdict, returned, from } = entry;
  const isStakeKept = verdict.pays?.kind === 'to' && stake > 0;
  const won = isStakeKept ? minus(returned, stake) : returned;
  const pay = from === 'meter' ? 'say.meter' : 'say.pay';
  const amounts = verdict.kind === 'pays' ? amountsNear(won, stake) : amountsNear(stake, stake).slice(0, 2);
  const answers = [
    ...(stake > 0
      ? [
          { id: 'a take', words: text('say.take') },
          { id: 'a push', words: text('say.push') },
        ]
      : []),
    ...amounts.map(amount => ({ id: `pay ${amount}`, words: text(pay, { amount: formatAmountShort(amount) }) })),
  ];
  const right = verdict.kind === 'pays' ? `pay ${won}` : verdict.kind === 'pushes' ? 'a push' : 'a take';
  const facts = { seat: `${seat}`, what: wagerName(wager) };
  const ask = stake > 0 ? text('ask.bet', { ...facts, amount: formatAmountShort(stake) }) : text('ask.bonus', facts);
  return { ask, answers: inOrder(answers), right, clause: verdict.clause };
};

/** The right amount and two that a tired dealer might pay. */
const amountsNear = (won: Cents, stake: Cents): readonly Cents[] => {
  const unit = stake > 0 ? stake : won;
  const wrong = [cents(2 * won), cents(won + unit), cents(Math.max(unit, won - unit)), cents(3 * won)];
  return [won, ...wrong.filter((amount, at) => amount !== won && wrong.indexOf(amount) === at)].slice(0, 3);
};
