import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '#core/base';
import { type HouseView, houseObjections, type StateIn } from '#core/house';
import { clockAt, stillIn } from '#core/mechanisms/tournament';
import { readPlan, Simulation, setUp } from '#server/demo';
import { roomOf } from '../src/server/demo/room.ts';
import { playTournaments } from '../src/server/demo/tournament-play.ts';
import { folderFor, now, openDemoHouse } from './demo/house.ts';

const PLAN = await readPlan();

const eventsOf = ({ promotions }: HouseView): readonly (readonly [name: string, event: StateIn<'tournament'>])[] =>
  [...promotions.values()].flatMap(one =>
    one.mechanism === 'tournament' ? [[one.promotion, one.state] as const] : [],
  );

test('[DEM-7] one tournament is under way from the first moment, and another takes sign-ups', async t => {
  const opened = await openDemoHouse(folderFor(t));
  const { house, people, clock } = opened;
  await setUp({ house, plan: PLAN, clock, ...people });
  const events = new Map(eventsOf(house.state!));
  const classic = events.get('harbor-classic')!;
  assert.deepEqual(
    [classic.stage, classic.entrants.size, stillIn(classic).length, classic.tables?.length],
    ['closed', 42, 24, 3],
  );
  assert.ok(stillIn(classic).every(player => classic.entrants.get(player)?.seat !== undefined));
  const running = clockAt(classic.structure.levels!, classic.clock!, now());
  assert.ok('endsAt' in running && running.step === 6);
  assert.deepEqual(
    [events.get('evening-turbo')?.stage, events.get('evening-turbo')?.entrants.size],
    ['open for sign-ups', 12],
  );
  assert.equal(await setUp({ house, plan: PLAN, clock, ...people }), 0, 'a second set-up does nothing');
  await opened.close();
});

test('[DEM-7] the simulation plays events to the end, pays, signs and opens the next; the books agree', async t => {
  const opened = await openDemoHouse(folderFor(t));
  const { house, people, clock } = opened;
  await setUp({ house, plan: PLAN, clock, ...people });
  const room = roomOf({ plan: PLAN, chance: seeded('event'), now, speed: () => 1, house });
  let looks = 0;
  while (house.state!.promotions.has('harbor-classic') && looks < 5_000) {
    looks += 1;
    await playTournaments(room);
  }
  assert.ok(looks < 5_000, 'it ended');
  for (let more = 0; more < 200; more += 1) await playTournaments(room);
  const events = eventsOf(house.state!);
  assert.ok(
    events.some(([, { clock: running, stage }]) => running !== undefined && stage !== 'over'),
    'one is on',
  );
  assert.ok(events.some(([, { stage, clock: none }]) => stage === 'open for sign-ups' && none === undefined));
  assert.deepEqual(houseObjections(house.state!), []);
  assert.equal(house.state!.balances.get('tournament-pool:GETR-000056:harbor-classic'), 0);
  await opened.close();
});

test('[DEM-4] what the director does is left to a visitor who is signed on as one', async t => {
  const opened = await openDemoHouse(folderFor(t));
  const { house, people, clock } = opened;
  await setUp({ house, plan: PLAN, clock, ...people });
  const station = { type: 'EnrollStation', station: 'visitor', kind: 'tournament', keyHash: 'x' } as const;
  await house.handle(station, { key: 'visitor', station: 'visitor', actor: { id: 'test', role: 'test' } });
  const director = PLAN.people.find(({ roles }) => roles.includes('tournament-director'))!;
  assert.ok((await people.signOns.signOn('visitor', director)).ok);
  const simulation = new Simulation({ house, plan: PLAN, now, seed: 'visit', speed: 100, say: assert.fail });
  const turbo = (): number => new Map(eventsOf(house.state!)).get('evening-turbo')!.entrants.size;
  const endMs = performance.now() + 120_000;
  while (turbo() < 30) {
    assert.ok(performance.now() < endMs, 'players sign up by themselves');
    await sleep(20);
  }
  await simulation.stop();
  assert.equal(new Map(eventsOf(house.state!)).get('evening-turbo')!.clock, undefined, 'nobody else starts it');
  await opened.close();
});
