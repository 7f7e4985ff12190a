import assert from 'node:assert/strict';
import type { CommandOf } from '#core/house';
import { actor, HOLDEM, type Room } from '../house/room.ts';
import { tableDealing } from './walk.ts';

export type HiLoAsked = CommandOf<'PlayHiLo'>['command'];
export const hiLo = (command: HiLoAsked): CommandOf<'PlayHiLo'> => ({ type: 'PlayHiLo', command });

/** The day as the house has it. */
export const hiLoDay = (room: Room) => {
  const game = room.house.games.get('hi-lo-progressive');
  assert.ok(game?.game === 'hi-lo-progressive');
  assert.ok(game.day !== undefined);
  return game.day;
};

/** The day is posted and opened. */
export const openHiLoDay = (room: Room, day: string): void => {
  room.do(hiLo({ type: 'PostHiLoDays', days: [day] }));
  room.do(hiLo({ type: 'OpenHiLoDay' }));
};

/** Members sit down by their cards, those who don't sit yet. */
export const cardIn = (room: Room, ...members: readonly string[]): void => {
  const table = tableDealing(room, HOLDEM);
  for (const id of members) {
    const { seated } = room.house.tables.get(table)!;
    if (seated.some(({ player }) => player.type === 'member' && player.id === id)) continue;
    const seat = seated.length + 1;
    const enroll = { type: 'EnrollMember', member: id, idPaper: 'passport', mayMail: false } as const;
    if (!room.house.members.has(id)) room.do(enroll);
    room.do({
      type: 'SeatPlayer',
      table,
      seated: { seat, position: 1, player: { type: 'member', id }, role: 'player' },
    });
  }
};

/** Chance brings this number. */
export const bringing = (number: number) => ({
  chance: (count: number) => Array.from({ length: count }, () => number),
});

/** This member plays, and chance falls on them. */
export const drawIs = (room: Room, player: string, hour: string): void => {
  cardIn(room, player);
  for (let number = 0; ; number += 1) {
    const decided = room.ask(hiLo({ type: 'DrawPlayer', hour }), bringing(number));
    assert.ok(decided.ok, decided.ok ? '' : decided.message);
    const [played] = decided.events;
    assert.ok(played?.type === 'HiLoPlayed');
    const [drawn] = played.events;
    if (drawn?.type !== 'PlayerDrawn' || drawn.player !== player) continue;
    room.do(hiLo({ type: 'DrawPlayer', hour }), bringing(number));
    return;
  }
};

export const guessing = (...cards: readonly string[]): readonly HiLoAsked[] =>
  cards.flatMap((card): readonly HiLoAsked[] => [
    { type: 'Guess', call: 'higher' },
    { type: 'TurnCard', card: card as never }, // A card in our notation.
  ]);

/** What the cage owes is paid, in cash or handed over. */
export const payAll = (room: Room): void => {
  for (const { award, gives, claim } of room.house.awards.values())
    if (claim.state === 'payable')
      room.do(
        { type: 'PayAward', award, method: gives.type === 'goods' ? 'handed-over' : 'cage' },
        { actor: actor('cy', 'cage') },
      );
};
