import { assert } from '#core/base';
import { TILES, type TileHand, type TileSet, tileSplits } from '#core/cards';
import { PAI_GOW_TILES } from '../games/tiles.ts';
import { eventRows, type Happens } from './asked.ts';
import { deckFrom, numbersTo } from './deck.ts';
import { type Rounds, watching } from './row.ts';

/** The three settings of four tiles. */
type Hand = readonly TileSet[];

/** Hands are set by the rules of the game; one that has come before is not set again. */
const tilesTable = (seed: string): Rounds => {
  const { cards, deal } = deckFrom(Uint8Array.from(numbersTo(TILES.length)), seed);
  const known = new Map<number, Hand>();
  const dealHand = (): Hand => {
    deal(4);
    const four = cards.slice(0, 4).sort();
    const key = ((four[0]! * 32 + four[1]!) * 32 + four[2]!) * 32 + four[3]!;
    const hand = known.get(key) ?? settingsOf([...four].map(tile => TILES[tile]!));
    known.set(key, hand);
    return hand;
  };
  return watching(dealHand, eventRows({ subject: PAI_GOW_TILES, bet: 'events' }, HAPPENS));
};

const settingsOf = (tiles: readonly string[]): Hand => {
  const sets = tileSplits(tiles);
  assert(sets.ok, `${tiles.join(' ')} cannot be set`);
  return sets.value;
};

const isPair = ({ kind }: TileHand): boolean => kind === 'pair';
const isGong = ({ kind }: TileHand): boolean => kind === 'gong';
const isGongOrBetter = ({ kind }: TileHand): boolean => kind !== 'points';
const some = (meets: (set: TileSet) => boolean) => (hand: Hand) => hand.some(meets);

const HAPPENS: Happens<Hand> = {
  'pair-pair': some(({ front, back }) => isPair(front) && isPair(back)),
  'pair-with-gee-joon-behind': some(({ front, back }) => isPair(front) && back.pairNumber === 1),
  'eighth-or-better-pair-in-front': some(({ front }) => isPair(front) && front.pairNumber! <= 8),
  'gong-gong': some(({ front, back }) => isGong(front) && isGong(back)),
  'gong-gong-or-better': some(({ front, back }) => isGongOrBetter(front) && isGongOrBetter(back)),
  'gong-pair-or-better': some(({ front, back }) => isGongOrBetter(front) && isPair(back)),
  'nine-gong-or-better': some(
    ({ front, back }) => (isGongOrBetter(front) || front.points === 9) && isGongOrBetter(back),
  ),
};

export const TILE_DEALS = [tilesTable];
