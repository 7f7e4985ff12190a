import { type Answer, answer } from '#core/base';
import { type NaturalCard, pips } from './card.ts';
import { refuse } from './refusals.ts';

type Hands = { readonly player: readonly NaturalCard[]; readonly banker: readonly NaturalCard[] };

/** A finished round of punto banco. */
export type Coup = Hands & {
  readonly playerTotal: number;
  readonly bankerTotal: number;
  readonly winner: 'player' | 'banker' | 'tie';
  readonly isNatural: boolean;
};

/** Ace 1, two to nine as printed, tens and pictures nothing. BAC-1 */
export const baccaratPoints = (card: NaturalCard): number => {
  const printed = pips(card);
  if (printed === 14) return 1;
  return printed >= 10 ? 0 : printed;
};

/** The points together, without the tens. BAC-1 */
export const baccaratTotal = (cards: readonly NaturalCard[]): number =>
  cards.reduce((sum, card) => sum + baccaratPoints(card), 0) % 10;

/** Eight or nine in the first two cards. BAC-2 */
export const isBaccaratNatural = (cards: readonly NaturalCard[]): boolean =>
  cards.length === 2 && baccaratTotal(cards) >= 8;

/** Whether the player takes a third card once nobody has a natural. BAC-3 */
export const playerDraws = (playerTotal: number): boolean => playerTotal <= 5;

// By the banker's total, the points of the player's third card on which the banker draws.
const BANKER_DRAWS_ON: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
];

/** Whether the banker takes a third card once nobody has a natural; without `playerThird` the player stays. BAC-4 */
export const bankerDraws = (bankerTotal: number, playerThird: NaturalCard | undefined): boolean => {
  if (playerThird === undefined) return bankerTotal <= 5;
  return BANKER_DRAWS_ON[bankerTotal]?.includes(baccaratPoints(playerThird)) ?? false;
};

/** Reads a round as it is on the table and refuses one that the drawing rules cannot have made. BAC-5 */
export const checkCoup = (hands: Hands): Answer<Coup> => {
  for (const name of ['player', 'banker'] as const) {
    const given = hands[name].length;
    if (given !== 2 && given !== 3)
      return refuse('wrong-card-count', { what: `baccarat ${name} hand`, takes: '2 or 3 cards', given }, 'BAC-5');
  }
  const { player, banker } = hands;
  const [playerTwo, bankerTwo] = [player.slice(0, 2), banker.slice(0, 2)];
  const isNatural = isBaccaratNatural(playerTwo) || isBaccaratNatural(bankerTwo);
  const playerShould = !isNatural && playerDraws(baccaratTotal(playerTwo));
  if (playerShould !== (player.length === 3)) return wrongDraw('player', playerTwo, playerShould);
  const bankerShould = !isNatural && bankerDraws(baccaratTotal(bankerTwo), player[2]);
  if (bankerShould !== (banker.length === 3)) return wrongDraw('banker', bankerTwo, bankerShould);
  return answer({ player, banker, isNatural, ...outcome(baccaratTotal(player), baccaratTotal(banker)) });
};

/** Deals one round from the front of a shoe: player, banker, player, banker, then the third cards. BAC-3, BAC-4 */
export const dealCoup = (
  shoe: readonly [NaturalCard, NaturalCard, NaturalCard, NaturalCard, NaturalCard, NaturalCard],
): Coup => {
  const [first, second, third, fourth, ...rest] = shoe;
  const [player, banker]: [NaturalCard[], NaturalCard[]] = [
    [first, third],
    [second, fourth],
  ];
  const isNatural = isBaccaratNatural(player) || isBaccaratNatural(banker);
  if (!isNatural && playerDraws(baccaratTotal(player))) player.push(rest[0]!);
  if (!isNatural && bankerDraws(baccaratTotal(banker), player[2])) banker.push(rest[player.length - 2]!);
  return { player, banker, isNatural, ...outcome(baccaratTotal(player), baccaratTotal(banker)) };
};

const outcome = (playerTotal: number, bankerTotal: number): Pick<Coup, 'playerTotal' | 'bankerTotal' | 'winner'> => ({
  playerTotal,
  bankerTotal,
  winner: playerTotal === bankerTotal ? 'tie' : playerTotal > bankerTotal ? 'player' : 'banker',
});

const wrongDraw = (hand: 'player' | 'banker', two: readonly NaturalCard[], should: boolean) =>
  refuse(
    'wrong-draw',
    {
      hand,
      total: baccaratTotal(two),
      should: should ? 'draws a third card' : 'stands',
      did: should ? 'has only two cards' : 'has a third card',
    },
    'BAC-5',
  );
