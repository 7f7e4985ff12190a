import { type GameId, gameOf, isGameId, ZONES, type Zone, zonesOf } from './games.ts';
import { EMPTY, type Table, withCards } from './table.ts';
import { type Problem, readTyped } from './typed.ts';

export type Opened = { readonly table: Table; readonly active: Zone };
export type Link = { readonly ok: true; readonly value: Opened } | { readonly ok: false; readonly problem: Problem };

/** The table as the part of an address after `#`: `game=holdem&a=AsKs&board=…&b=…&turn=b`. */
export const toLink = ({ table, active }: Opened): string => {
  const zones = ZONES.filter(zone => table.cards[zone].length > 0);
  const parts = [['game', table.game], ...zones.map(zone => [zone, table.cards[zone].join('')]), ['turn', active]];
  return parts.map(([name, value]) => `${name}=${value}`).join('&');
};

/** The table a link describes, or what in it cannot be read. */
export const fromLink = (hash: string): Link => {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const named = parts.get('game') ?? '';
  const game: GameId = isGameId(named) ? named : 'holdem';
  let table: Table = { game, cards: EMPTY };
  for (const zone of zonesOf(gameOf(game))) {
    const read = readTyped({ text: parts.get(zone) ?? '', isFinished: true, game: gameOf(game), zone });
    if (read.problem !== undefined) return { ok: false, problem: read.problem };
    table = withCards(table, zone, read.cards);
  }
  const active = zonesOf(gameOf(game)).find(zone => zone === parts.get('turn')) ?? 'a';
  return { ok: true, value: { table, active } };
};
