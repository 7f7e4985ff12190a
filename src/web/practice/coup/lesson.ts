import { baccaratTotal, DECK, type NaturalCard } from '#core/cards';
import { type Cents, cents, formatAmountShort } from '#core/money';
import type { CoupGame } from '../games.ts';
import { type Group, inOrder, type Question, text } from '../training/lesson.ts';
import { type Bets, LINES, type Line, settle } from './model.ts';

type Below = (n: number) => number;
type Dealt = { readonly player: readonly NaturalCard[]; readonly banker: readonly NaturalCard[] };
const SIDES = ['player', 'banker'] as const;
const lineName = (line: Line) => text(`coup.${line}`);

/** A coup for a dealer: who draws, the totals, the winner, and every bet. PRA-5 */
export const coupLesson = (game: CoupGame, below: Below): readonly Question[] => {
  const shoe = Array.from({ length: 6 }, () => DECK[below(DECK.length)]!);
  const bets = Object.fromEntries(LINES.map(line => [line, cents(500 * (1 + below(20)))])) as Bets; // One a line.
  const settled = settle(game, bets, shoe);
  return [...drawing(game, shoe, bets), ...totals(settled, bets), winner(settled, bets), ...payments(settled, bets)];
};

const viewOf = (dealt: Dealt, bets: Bets, asked?: Line): readonly Group[] => [
  ...SIDES.map(side => ({ name: lineName(side), cards: dealt[side], bets: [], isAsked: asked === side })),
  ...LINES.map(line => ({
    name: text('say.seat', { seat: `${LINES.indexOf(line) + 1}` }),
    cards: [],
    bets: [{ name: lineName(line), amount: bets[line]! }],
    isAsked: false,
  })),
];

const drawing = ({ round }: CoupGame, shoe: readonly NaturalCard[], bets: Bets): readonly Question[] => {
  const questions: Question[] = [];
  let dealt: Dealt = { player: [], banker: [] };
  for (let at = 0; ; at += 1) {
    const to = round.nextHand(dealt);
    const isOpening = at > 1 && at < 4;
    // The first two cards are as good as four: nobody errs twice in the same way.
    if (!isOpening) {
      questions.push({
        ask: text('ask.card'),
        answers: [
          ...SIDES.map(side => ({ id: side, words: lineName(side) })),
          { id: 'nobody', words: text('say.nobody') },
        ],
        right: to ?? 'nobody',
        why: text('why.card'),
        clause: at < 4 ? 'BAC-3' : 'BAC-4',
        view: viewOf(dealt, bets),
      });
    }
    if (to === undefined) return questions;
    dealt = { ...dealt, [to]: [...dealt[to], shoe[at]!] };
  }
};

const totals = (dealt: Dealt, bets: Bets): readonly Question[] =>
  SIDES.map(side => {
    const right = baccaratTotal(dealt[side]);
    const near = [right, (right + 1) % 10, (right + 9) % 10, (right + 5) % 10];
    return {
      ask: text('ask.total', { name: lineName(side) }),
      answers: inOrder(near.map(points => ({ id: `${points}`, words: text('count', { count: points }) }))),
      right: `${right}`,
      why: text('why.total'),
      clause: 'BAC-1',
      view: viewOf(dealt, bets, side),
    };
  });

const winner = (dealt: Dealt & { readonly winner: Line }, bets: Bets): Question => ({
  ask: text('ask.winner'),
  answers: LINES.map(line => ({ id: line, words: lineName(line) })),
  right: dealt.winner,
  why: text('why.total'),
  clause: 'BAC-7',
  view: viewOf(dealt, bets),
});

const payments = ({ paid, ...dealt }: ReturnType<typeof settle>, bets: Bets): readonly Question[] =>
  paid.map(({ line, net, why }) => {
    const stake = bets[line]!;
    const amounts = [...new Set([net > 0 ? net : stake, cents(stake * 8), cents(Math.round(stake * 0.95))])];
    return {
      ask: text('ask.bet', {
        seat: `${LINES.indexOf(line) + 1}`,
        what: lineName(line),
        amount: formatAmountShort(stake),
      }),
      answers: inOrder([
        { id: 'a push', words: text('say.push') },
        { id: 'a take', words: text('say.take') },
        ...amounts.map((amount: Cents) => ({
          id: `pay ${amount}`,
          words: text('say.pay', { amount: formatAmountShort(amount) }),
        })),
      ]),
      right: net > 0 ? `pay ${net}` : net === 0 ? 'a push' : 'a take',
      why: { said: why },
      clause: 'BAC-7',
      view: viewOf(dealt, bets),
    };
  });
