import { assert } from '#core/base';
import { baccaratPoints, bankerDraws, DECK, playerDraws } from '#core/cards';

/** Cards of a shoe that the question does not tell apart. */
export type Kind = { readonly points: number; readonly copies: number };

/** Both hands as dealt, each card by the place of its kind in the list. */
export type Coup = { readonly player: readonly number[]; readonly banker: readonly number[]; readonly ways: number };

/** With a natural on either side nobody draws. BAC-2 */
const isNatural = (player: number, banker: number): boolean => player >= 8 || banker >= 8;

export const playerTakesThird = (player: number, banker: number): boolean =>
  !isNatural(player, banker) && playerDraws(player);

/** `third` are the points of the player's third card, where there is one. */
export const bankerTakesThird = (player: number, banker: number, third: number | undefined): boolean =>
  !isNatural(player, banker) && bankerDraws(banker, third === undefined ? undefined : CARD_WITH[third]);

/** By points, some card that counts so many. */
const CARD_WITH = Array.from({ length: 10 }, (_, points) => DECK.find(card => baccaratPoints(card) === points)!);

/**
 * Every coup that can be dealt from the given kinds alone out of a shoe of `shoe` cards. Six cards are dealt in mind,
 * those that a coup does not use being any, so that all coups of a whole shoe have shoe (shoe - 1) ... (shoe - 5) ways.
 */
export const forEachCoup = (kinds: readonly Kind[], shoe: number, visit: (coup: Coup) => void): void => {
  assert(shoe <= MOST_CARDS, 'the ways no longer fit a number');
  const points = (hand: readonly number[]): number => hand.reduce((sum, card) => sum + kinds[card]!.points, 0) % 10;
  const draw = drawFrom(kinds);

  const finish = (player: readonly number[], banker: readonly number[], ways: number): void => {
    let all = ways;
    for (let dealt = player.length + banker.length; dealt < 6; dealt++) all *= shoe - dealt;
    visit({ player, banker, ways: all });
  };
  draw(2, 1, (player, playerWays) =>
    draw(2, playerWays, (banker, ways) => {
      const [p, b] = [points(player), points(banker)];
      draw(playerTakesThird(p, b) ? 1 : 0, ways, (third, thirdWays) => {
        const isDrawn = bankerTakesThird(p, b, third.length === 0 ? undefined : points(third));
        draw(isDrawn ? 1 : 0, thirdWays, (last, all) => finish([...player, ...third], [...banker, ...last], all));
      });
    }),
  );
};

/** Eight decks; with nine the ways pass 2^53. */
const MOST_CARDS = 8 * 52;

type Then = (cards: readonly number[], ways: number) => void;

/** Draws so many cards in every way, goes on with each, and puts them back. */
const drawFrom = (kinds: readonly Kind[]): ((cards: number, ways: number, then: Then) => void) => {
  const left = kinds.map(kind => kind.copies);
  const draw = (cards: number, ways: number, then: Then): void => {
    if (cards === 0) {
      then([], ways);
      return;
    }
    for (let kind = 0; kind < kinds.length; kind++) {
      const copies = left[kind]!;
      if (copies === 0) continue;
      left[kind] = copies - 1;
      draw(cards - 1, ways * copies, (rest, all) => then([kind, ...rest], all));
      left[kind] = copies;
    }
  };
  return draw;
};
