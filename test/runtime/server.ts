/** A serving house for the tests that kill it: says when it writes, then does what its parent sends. */
import { setTimeout as sleep } from 'node:timers/promises';
import { HouseService } from '#server/house';
import type { Place } from '#server/journal';
import type { FromServer } from '../journal/server.ts';
import { asked, openFloor, optionsFor, TABLES, turnOf } from './floor.ts';

export type ToHouse = { readonly key: string; readonly table: number; readonly turn: number };

const say = (message: FromServer): void => void process.send!(message);

const place = JSON.parse(process.argv[2]!) as Place; // Written by the test that started us.
process.on('disconnect', () => process.exit());
const service = await HouseService.start(optionsFor(place, { mayFollow: true, snapshotEvery: 500 }));
while (service.status().type !== 'writing') await sleep(5);
await openFloor(service, TABLES);
process.on('message', ({ key, table, turn }: ToHouse) => {
  void service.handle(turnOf(table, turn), asked(key)).then(handled => {
    if (handled.ok) say({ type: 'acknowledged', key, first: handled.first, last: handled.last });
    else say({ type: 'fault', code: handled.code });
  });
});
say({ type: 'writing', epoch: 0 });
