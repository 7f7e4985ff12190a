import { assert } from '#core/base';
import { compareTileHands, rankTiles, TILES, type TileHand, type TileSet, tileSplits } from '#core/cards';
import type { Ways } from '../answer/hand-events.ts';
import { handsBet } from '../answer/hands-bet.ts';
import type { OddsSubject } from '../answer/subject.ts';
import { choose } from '../counting/choose.ts';
import { eventRows } from '../cross-check/asked.ts';
import { deckFrom } from '../cross-check/deck.ts';
import { type CheckedSubject, type Rounds, watching } from '../cross-check/row.ts';

/** C(32, 4) = 35,960. */
export const ALL_TILE_HANDS = choose(TILES.length, 4);

const isPair = ({ kind }: TileHand): boolean => kind === 'pair';
const isGongOrBetter = ({ kind }: TileHand): boolean => kind !== 'points';
const isNineOrBetter = (hand: TileHand): boolean => isGongOrBetter(hand) || hand.points === 9;
const isAmongPairs = (hand: TileHand, best: number): boolean => (hand.pairNumber ?? Number.POSITIVE_INFINITY) <= best;

/** A hand counts when one of its three settings does, however the player set it. The front is the lower half. */
const EVENTS: readonly (readonly [key: string, meets: (set: TileSet) => boolean])[] = [
  ['pair-pair', ({ front, back }) => isPair(front) && isPair(back)],
  ['pair-with-gee-joon-behind', ({ front, back }) => isPair(front) && isAmongPairs(back, 1)],
  ['eighth-or-better-pair-in-front', ({ front }) => isAmongPairs(front, 8)],
  ['gong-gong', ({ front, back }) => front.kind === 'gong' && back.kind === 'gong'],
  ['gong-gong-or-better', ({ front }) => isGongOrBetter(front)],
  ['gong-pair-or-better', ({ front, back }) => isGongOrBetter(front) && isPair(back)],
  ['nine-gong-or-better', ({ front, back }) => isNineOrBetter(front) && isGongOrBetter(back)],
];

export const tileWays = (): Ways => {
  const counts = EVENTS.map(() => 0);
  for (const sets of everyHand()) {
    for (const [place, [, meets]] of EVENTS.entries()) if (sets.some(meets)) counts[place]! += 1;
  }
  return EVENTS.map(([key], place) => [key, BigInt(counts[place]!)]);
};

/** The three settings of each four tiles. */
function* everyHand(): Generator<readonly TileSet[]> {
  const hands = TILES.map(a => TILES.map(b => (a === b ? undefined : twoTiles(a, b))));
  const set = (a: number, b: number, c: number, d: number): TileSet => {
    const [one, two] = [hands[a]![b]!, hands[c]![d]!];
    return compareTileHands(one, two) <= 0 ? { front: one, back: two } : { front: two, back: one };
  };
  for (let a = 0; a < TILES.length; a++)
    for (let b = a + 1; b < TILES.length; b++)
      for (let c = b + 1; c < TILES.length; c++)
        for (let d = c + 1; d < TILES.length; d++) yield [set(a, b, c, d), set(a, c, b, d), set(a, d, b, c)];
}

const twoTiles = (...tiles: readonly string[]): TileHand => {
  const hand = rankTiles(tiles);
  assert(hand.ok, `${tiles.join(' ')} are no two tiles`);
  return hand.value;
};

const subject: OddsSubject = {
  id: 'pai-gow-tiles',
  title: 'Pai Gow Tiles',
  bets: [handsBet('Four tiles, set in the best way for each row', 8, () => [[tileWays(), ALL_TILE_HANDS]])],
};

/** Hands are set by the rules of the game; one that has come before is not set again. */
const tilesTable = (seed: string): Rounds => {
  const { cards, deal } = deckFrom(Uint8Array.from(TILES.keys()), seed);
  const known = new Map<number, readonly TileSet[]>();
  const dealHand = (): readonly TileSet[] => {
    deal(4);
    const four = cards.slice(0, 4).sort();
    const key = ((four[0]! * 32 + four[1]!) * 32 + four[2]!) * 32 + four[3]!;
    const hand = known.get(key) ?? settingsOf([...four].map(tile => TILES[tile]!));
    known.set(key, hand);
    return hand;
  };
  const happens = EVENTS.map(([key, meets]) => [key, (sets: readonly TileSet[]) => sets.some(meets)] as const);
  return watching(dealHand, eventRows({ subject, bet: 'events' }, Object.fromEntries(happens)));
};

const settingsOf = (tiles: readonly string[]): readonly TileSet[] => {
  const sets = tileSplits(tiles);
  assert(sets.ok, `${tiles.join(' ')} cannot be set`);
  return sets.value;
};

export const PAI_GOW_TILES: CheckedSubject = { subject, deals: [tilesTable] };
