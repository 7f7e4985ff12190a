import assert from 'node:assert/strict';
import type { Refusal } from '#core/base';
import { commitDraw, openSecrets, revealDraw } from '#server/draws';
import { type Handled, openHouse } from '#server/house';
import { CASH, CASH_OFFERING, opening } from '../house/promotions.ts';
import { actor, SETTINGS } from '../house/room.ts';
import { drawing, eventOf, tickets } from './computed.ts';

const TICKETS = 1_000;
const asked = (key: string) => ({ key, station: 'promo-1', actor: actor('pam') });

/** A house in a folder, and its draw. Everything has a key, so that it can be asked again after a crash. */
export const openDrawHouse = async (folder: string) => {
  const place = { type: 'sqlite', folder } as const;
  let now = Temporal.Instant.from('2026-03-02T18:00:00Z');
  const options = {
    place,
    settings: SETTINGS,
    mayFollow: false,
    now: () => now,
    snapshotEvery: 5,
    say: () => undefined,
  };
  const { house } = await openHouse(options);
  const secrets = await openSecrets(place);
  const handle = async (key: string, command: Parameters<typeof house.handle>[0]): Promise<void> =>
    void accepted(await house.handle(command, asked(key)));
  if (house.state.promotions.size === 0) {
    await handle('1', { type: 'AnnounceOffering', offering: CASH_OFFERING, tables: 'all' });
    now = now.add({ minutes: 90 });
    await handle('2', { type: 'StartOffering', activity: CASH });
    await handle('3', opening(CASH, 'drawing', tickets(TICKETS)));
    await handle('4', drawing({ type: 'OpenDrawing' }));
  }
  now = Temporal.Instant.from('2026-03-02T20:00:00Z');
  const parts = { house, secrets };
  const draws = {
    /** As far as the house is asked, which never answers. */
    secretOnly: (key: string): Promise<void> =>
      new Promise(resolve => {
        const handle = (): Promise<never> => {
          resolve();
          return new Promise(() => undefined);
        };
        void commitDraw({ secrets, house: { state: house.state, handle } }, { promotion: CASH }, asked(key));
      }),
    commit: async (key: string): Promise<string> => {
      const { events } = accepted(await commitDraw(parts, { promotion: CASH }, asked(key)));
      return eventOf(events, 'DrawCommitted').commitment;
    },
    reveal: async (key: string): Promise<string> => {
      const { events } = accepted(await revealDraw(parts, { draw: 1 }, asked(key)));
      return eventOf(events, 'DrawRevealed').winner;
    },
  };
  const close = async (): Promise<void> => {
    await house.close();
    await secrets.close();
  };
  return { house, draws, close };
};

const accepted = (done: Handled | Refusal): Handled => (done.ok ? done : assert.fail(done.message));
