import assert from 'node:assert/strict';
import type { Refusal } from '#core/base';
import { drawSecrets, readOldSecrets } from '#server/draws';
import { type Handled, openHouse } from '#server/house';
import { type Place, sealWith } from '#server/journal';
import { CASH, CASH_OFFERING, opening } from '../house/promotions.ts';
import { actor, SETTINGS } from '../house/room.ts';
import { drawing, eventOf, tickets } from './computed.ts';

const TICKETS = 1_000;
const asked = (key: string) => ({ key, station: 'promo-1', actor: actor('pam'), second: actor('sue', 'supervisor') });

/** What the house closes its secrets with; kept apart from its folder. */
export const KEY = Buffer.alloc(32, 7);

/** A house with its draw. Everything has a key, so that it can be asked again after a crash. */
export const openDrawHouse = async (place: Place, key = KEY) => {
  let now = Temporal.Instant.from('2026-03-02T18:00:00Z');
  const options = {
    place,
    settings: SETTINGS,
    mayFollow: false,
    now: () => now,
    secrets: drawSecrets(sealWith(key), await readOldSecrets(place)),
    snapshotEvery: 5,
    say: () => undefined,
  };
  const { house } = await openHouse(options);
  const handle = async (name: string, command: Parameters<typeof house.handle>[0]): Promise<Handled> =>
    accepted(await house.handle(command, asked(name)));
  if (house.state.promotions.size === 0) {
    await handle('1', { type: 'AnnounceOffering', offering: CASH_OFFERING, tables: 'all' });
    now = now.add({ minutes: 90 });
    await handle('2', { type: 'StartOffering', activity: CASH });
    await handle('3', opening(CASH, 'drawing', tickets(TICKETS)));
    await handle('4', drawing({ type: 'OpenDrawing' }));
  }
  now = Temporal.Instant.from('2026-03-02T20:00:00Z');
  const draws = {
    commit: async (name: string): Promise<string> => {
      const { events } = await handle(name, { type: 'CommitDraw', promotion: CASH });
      return eventOf(events, 'DrawCommitted').commitment;
    },
    reveal: async (name: string): Promise<string> => {
      const { events } = await handle(name, { type: 'RevealDraw', draw: 1 });
      return eventOf(events, 'DrawRevealed').winner;
    },
  };
  return {
    house,
    draws,
    ask: (name: string, command: Parameters<typeof house.handle>[0]) => house.handle(command, asked(name)),
    close: () => house.close(),
  };
};

const accepted = (done: Handled | Refusal): Handled => (done.ok ? done : assert.fail(done.message));
