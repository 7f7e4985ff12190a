import { baccaratPoints, type Coup, cardOf, dealCoup, type NaturalCard, numberOf } from '#core/cards';
import { isDragonSeven, isPandaEight } from '#core/games/punto-banco';
import { eventRows, type Happens, netRow } from '../../cross-check/asked.ts';
import { deckFrom, isRed, rankOf, shoeOf, suitOf } from '../../cross-check/deck.ts';
import { type Rounds, watching } from '../../cross-check/row.ts';
import { EVENTS, type Hands } from './events.ts';
import { BACCARAT } from './punto-banco.ts';

/** A coup by the real drawing rules, its cards as points and as numbers too: both hands, and all of them in one row. */
type Dealt = {
  coup: Coup;
  points: Hands;
  player: readonly number[];
  banker: readonly number[];
  all: readonly number[];
  first: readonly number[];
};

const baccaratTable =
  (decks: number) =>
  (seed: string): Rounds => {
    const given = { decks: `${decks}` };
    return watching(dealer(decks, seed), [
      ...eventRows({ subject: BACCARAT, bet: 'events', given }, HAPPENS),
      netRow<Dealt>({ subject: BACCARAT, bet: 'dragon-7', given }, ({ coup }) => (isDragonSeven(coup) ? 40 : -1)),
      netRow<Dealt>({ subject: BACCARAT, bet: 'panda-8', given }, ({ coup }) => (isPandaEight(coup) ? 25 : -1)),
    ]);
  };

const dealer = (decks: number, seed: string) => {
  const { cards, deal } = deckFrom(shoeOf(decks), seed);
  const names = Array.from({ length: 52 }, (_, card) => cardOf(card) as NaturalCard); // A shoe has no joker.
  return (): Dealt => {
    deal(6);
    const six = [0, 1, 2, 3, 4, 5].map(i => names[cards[i]!]!) as unknown as Parameters<typeof dealCoup>[0]; // Six.
    const coup = dealCoup(six);
    const [player, banker] = [coup.player.map(numberOf), coup.banker.map(numberOf)];
    const first = [player[0]!, player[1]!, banker[0]!, banker[1]!];
    const points = {
      player: coup.player.map(baccaratPoints),
      banker: coup.banker.map(baccaratPoints),
      p: coup.playerTotal,
      b: coup.bankerTotal,
    };
    return { coup, points, player, banker, all: [...player, ...banker], first };
  };
};

const isAlike = (cards: readonly number[], by: (card: number) => unknown): boolean => {
  for (const card of cards) if (by(card) !== by(cards[0]!)) return false;
  return true;
};
const itself = (card: number): number => card;
const isTie = ({ coup }: Dealt, points: number, cards: number): boolean =>
  coup.winner === 'tie' && coup.playerTotal === points && coup.player.length + coup.banker.length === cards;

/** Ranks from the deuce, 0; sorted, so that two hands can be compared card by card. */
const sorted = (hand: readonly number[], by: (card: number) => number): string =>
  hand
    .map(by)
    .sort((a, b) => a - b)
    .join();
const isThree = (hand: readonly number[], rank: number): boolean =>
  hand.length === 3 && hand.every(card => rankOf(card) === rank);
const [THREE, SIX, JACK, KING] = [1, 4, 9, 11];
const isFace = (card: number): boolean => rankOf(card) >= JACK && rankOf(card) <= KING;

const isDoubleSeven = (dealt: Dealt): boolean => isTie(dealt, 7, 6);
const isSameRanks = (dealt: Dealt): boolean =>
  isDoubleSeven(dealt) && sorted(dealt.player, rankOf) === sorted(dealt.banker, rankOf);
const isSameCards = (dealt: Dealt): boolean =>
  isDoubleSeven(dealt) && sorted(dealt.player, itself) === sorted(dealt.banker, itself);
const isSuitedTie = ({ coup, all }: Dealt, cards: number): boolean =>
  coup.winner === 'tie' && all.length === cards && isAlike(all, suitOf);
const isFourAlike = ({ all }: Dealt): boolean => all.length === 4 && isAlike(all, rankOf);
const isSixAlike = ({ all }: Dealt): boolean => all.length === 6 && isAlike(all, rankOf);
const isSixFaces = ({ all }: Dealt): boolean => all.length === 6 && all.every(isFace);

/** Three 6s beaten by three 3s, whichever side has them. */
const sixesBeaten = (
  { player, banker }: Dealt,
  meets: (sixes: readonly number[], threes: readonly number[]) => boolean,
) =>
  (isThree(player, SIX) && isThree(banker, THREE) && meets(player, banker)) ||
  (isThree(banker, SIX) && isThree(player, THREE) && meets(banker, player));

const TIES: Happens<Dealt> = Object.fromEntries(
  [
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(points => [points, 6] as const),
    ...[3, 4, 5, 6, 7].map(points => [points, 5] as const),
    ...[6, 7, 8, 9].map(points => [points, 4] as const),
  ].map(([points, cards]) => [`tie-${points}-${points}-${cards}-cards`, (dealt: Dealt) => isTie(dealt, points, cards)]),
);

const HAPPENS: Happens<Dealt> = {
  ...TIES,
  ...Object.fromEntries(EVENTS.map(([key, happens]) => [key, ({ points }: Dealt) => happens(points)])),
  'double-fortune-7-same-ranks': isSameRanks,
  'double-fortune-7-exact-match': isSameCards,
  'double-fortune-7-different-ranks': dealt => isDoubleSeven(dealt) && !isSameRanks(dealt),
  'double-fortune-7-same-ranks-other-suits': dealt => isSameRanks(dealt) && !isSameCards(dealt),
  'suited-tie-4-cards': dealt => isSuitedTie(dealt, 4),
  'suited-tie-5-cards': dealt => isSuitedTie(dealt, 5),
  'suited-tie-6-cards': dealt => isSuitedTie(dealt, 6),
  'four-of-a-kind-3-4-8-9': isFourAlike,
  'four-of-a-kind-3-4-8-9-suited': dealt => isFourAlike(dealt) && isAlike(dealt.all, suitOf),
  'four-of-a-kind-3-4-8-9-not-suited': dealt => isFourAlike(dealt) && !isAlike(dealt.all, suitOf),
  'six-of-a-kind': isSixAlike,
  'six-of-a-kind-suited': dealt => isSixAlike(dealt) && isAlike(dealt.all, suitOf),
  'six-of-a-kind-not-suited': dealt => isSixAlike(dealt) && !isAlike(dealt.all, suitOf),
  'six-face-cards': isSixFaces,
  'six-face-cards-same-color': dealt => isSixFaces(dealt) && isAlike(dealt.all, isRed),
  'six-face-cards-both-colors': dealt => isSixFaces(dealt) && !isAlike(dealt.all, isRed),
  'four-of-a-kind-any': ({ first }) => isAlike(first, rankOf),
  'four-of-a-kind-any-suited': ({ first }) => isAlike(first, itself),
  'two-pair-one-in-each-hand': ({ first: [a, b, c, d] }) =>
    rankOf(a!) === rankOf(b!) && rankOf(c!) === rankOf(d!) && rankOf(a!) !== rankOf(c!),
  'first-four-cards-suited': ({ first }) => isAlike(first, suitOf),
  'three-6s-beaten-by-three-3s': dealt => sixesBeaten(dealt, () => true),
  'three-6s-same-color-beaten-by-three-3s': dealt => sixesBeaten(dealt, sixes => isAlike(sixes, isRed)),
  'three-6s-same-color-beaten-by-three-3s-same-color': dealt =>
    sixesBeaten(dealt, (sixes, threes) => isAlike(sixes, isRed) && isAlike(threes, isRed)),
};

export const BACCARAT_DEALS = [8, 6, 1].map(baccaratTable);
