import { type Answer, answer } from '#core/base';
import { refuse } from './refusals.ts';

/** The sixteen pairs, best first, each with its two tiles and their pips. TIL-1 */
export const TILE_PAIRS = [
  { name: 'Gee Joon', tiles: { 'gj-6': [2, 4], 'gj-3': [1, 2] } },
  { name: 'Teen', tiles: { 'teen-a': [6, 6], 'teen-b': [6, 6] } },
  { name: 'Day', tiles: { 'day-a': [1, 1], 'day-b': [1, 1] } },
  { name: 'Yun', tiles: { 'yun-a': [4, 4], 'yun-b': [4, 4] } },
  { name: 'Gor', tiles: { 'gor-a': [1, 3], 'gor-b': [1, 3] } },
  { name: 'Mooy', tiles: { 'mooy-a': [5, 5], 'mooy-b': [5, 5] } },
  { name: 'Chong', tiles: { 'chong-a': [3, 3], 'chong-b': [3, 3] } },
  { name: 'Bon', tiles: { 'bon-a': [2, 2], 'bon-b': [2, 2] } },
  { name: 'Foo', tiles: { 'foo-a': [5, 6], 'foo-b': [5, 6] } },
  { name: 'Ping', tiles: { 'ping-a': [4, 6], 'ping-b': [4, 6] } },
  { name: 'Tit', tiles: { 'tit-a': [1, 6], 'tit-b': [1, 6] } },
  { name: 'Look', tiles: { 'look-a': [1, 5], 'look-b': [1, 5] } },
  { name: 'Gow', tiles: { 'gow-36': [3, 6], 'gow-45': [4, 5] } },
  { name: 'Bot', tiles: { 'bot-26': [2, 6], 'bot-35': [3, 5] } },
  { name: 'Chit', tiles: { 'chit-25': [2, 5], 'chit-34': [3, 4] } },
  { name: 'Ng', tiles: { 'ng-14': [1, 4], 'ng-23': [2, 3] } },
] as const;

type NamesIn<Pair> = Pair extends { readonly tiles: infer Tiles } ? keyof Tiles : never;
export type PairName = (typeof TILE_PAIRS)[number]['name'];
export type Tile = NamesIn<(typeof TILE_PAIRS)[number]>;

type Face = { readonly pair: PairName; readonly pairNumber: number; readonly pips: readonly [number, number] };

const FACES = new Map<string, Face>(
  TILE_PAIRS.flatMap(({ name, tiles }, place) =>
    Object.entries(tiles).map(([tile, pips]) => [tile, { pair: name, pairNumber: place + 1, pips }] as const),
  ),
);

/** The 32 tiles, those of the best pair first. */
export const TILES = [...FACES.keys()] as readonly Tile[]; // The names of our own table.

export const isTile = (text: string): text is Tile => FACES.has(text);
export const pairOf = (tile: Tile): PairName => FACES.get(tile)!.pair;
/** 1 for Gee Joon to 16 for Ng. */
export const pairNumberOf = (tile: Tile): number => FACES.get(tile)!.pairNumber;
export const tilePips = (tile: Tile): readonly [number, number] => FACES.get(tile)!.pips;

export const formatTiles = (tiles: readonly Tile[]): string => tiles.join(' ');

/** Refuses names that aren't tiles, and a tile named twice. */
export const checkTiles = (names: readonly string[]): Answer<readonly Tile[]> => {
  const tiles: Tile[] = [];
  for (const name of names) {
    if (!isTile(name)) return refuse('unknown-tile', { tile: name || 'Nothing' }, 'TIL-1');
    if (tiles.includes(name)) return refuse('tile-seen-twice', { tile: name }, 'TIL-1');
    tiles.push(name);
  }
  return answer(tiles);
};
