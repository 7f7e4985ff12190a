import assert from 'node:assert/strict';
import type { HouseCommand } from '#core/house';
import { type Asked, type Handled, type OpenHouse, openHouse, type ServiceOptions } from '#server/house';
import type { Place } from '#server/journal';
import { BEAT, BEAT_OFFERING, BONUS, BONUS_OFFERING, HOLDEM, SETTINGS } from '../house/room.ts';

const OPENED_AT = Temporal.Instant.from('2026-03-02T18:00:00Z');
const STARTED_AT = Temporal.Instant.from('2026-03-02T18:30:00Z');

/** A clock that a test sets. */
export const clock = { now: OPENED_AT };

export const optionsFor = (place: Place, options: Partial<ServiceOptions> = {}): ServiceOptions => ({
  place,
  settings: SETTINGS,
  now: () => clock.now,
  mayFollow: place.type === 'postgres',
  snapshotEvery: 100_000,
  say: () => undefined,
  ...options,
});

export const open = async (place: Place, options: Partial<ServiceOptions> = {}): Promise<OpenHouse> =>
  (await openHouse(optionsFor(place, options))).house;

export const asked = (key: string): Asked => ({ key, station: 't-7', actor: { id: 'dealer-dee', role: 'dealer' } });

/** With the second person that an offering takes. */
const askedByTwo = (key: string): Asked => ({ ...asked(key), second: { id: 'sue', role: 'supervisor' } });

type Handles = { readonly handle: (command: HouseCommand, asked: Asked) => ReturnType<OpenHouse['handle']> };

/** Does what must be accepted. */
export const done = async (house: Handles, key: string, command: HouseCommand): Promise<Handled> => {
  const by = command.type === 'AnnounceOffering' ? askedByTwo : asked;
  const handled = await house.handle(command, by(key));
  assert.ok(handled.ok, handled.ok ? '' : `${command.type}: ${handled.message}`);
  return handled;
};

/**
 * Two activities that take a dollar each from every round, and so many tables with six players. The keys are always the
 * same, so that after a restart it can simply be done again. Returns the number of commands.
 */
export const openFloor = async (house: Handles, tables: number): Promise<number> => {
  let n = 0;
  const next = (command: HouseCommand) => done(house, `0-open-${String(n++).padStart(5, '0')}`, command);
  clock.now = OPENED_AT;
  await next({ type: 'AnnounceOffering', offering: BONUS_OFFERING, tables: 'all' });
  await next({ type: 'AnnounceOffering', offering: BEAT_OFFERING, tables: 'all' });
  clock.now = STARTED_AT;
  for (const activity of [BONUS, BEAT]) await next({ type: 'StartOffering', activity });
  for (let table = 1; table <= tables; table++) {
    await next({ type: 'OpenTable', table, plays: HOLDEM });
    const seats = [1, 2, 3, 4, 5, 6].map(seat =>
      next({
        type: 'SeatPlayer',
        table,
        seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
      }),
    );
    await Promise.all(seats);
  }
  return n;
};

/** What a table does, again and again: start a round, end it. */
export const turnOf = (table: number, turn: number): HouseCommand =>
  turn % 2 === 0 ? { type: 'StartGame', table } : { type: 'GameOver', table };

/** In the room that is killed. */
export const TABLES = 20;
