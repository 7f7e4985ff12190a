import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { HouseService } from '#server/house';
import type { Place } from '#server/journal';
import { type Clocks, WatchedClock } from '../src/server/watched-clock.ts';
import { actor, SETTINGS } from './house/room.ts';
import { STORES } from './journal/stores.ts';

const DAY_MS = 86_400_000;
const START_MS = Date.parse('2026-03-02T18:00:00Z');

/** A machine whose clocks a test moves. */
class Machine implements Clocks {
  #wallMs = START_MS;
  #steadyMs = 0;
  readonly wall = (): number => this.#wallMs;
  readonly steady = (): number => this.#steadyMs;
  passes(ms: number): void {
    this.#wallMs += ms;
    this.#steadyMs += ms;
  }
  jumps(ms: number): void {
    this.#wallMs += ms;
  }
}

test('[F1] [TIM-14] the time of a house follows small corrections, counts on through a jump, and never goes back', () => {
  const machine = new Machine();
  const clock = new WatchedClock(machine);
  const at = (): number => clock.now().epochMilliseconds - START_MS;
  machine.passes(1_000);
  assert.equal(at(), 1_000);
  machine.jumps(2_000);
  assert.equal(at(), 3_000, 'network time sets it forward');
  machine.jumps(-2_500);
  machine.passes(1_000);
  assert.equal(at(), 3_000, 'set back, it stands still until it is reached');
  machine.passes(2_000);
  assert.equal(at(), 3_500);
  machine.jumps(40 * DAY_MS);
  machine.passes(12_000);
  assert.equal(at(), 15_500, 'forty days ahead: counted on');
  assert.equal(clock.look().isRight, false);
  machine.jumps(-40 * DAY_MS);
  assert.equal(clock.look().isRight, true, 'right again by itself');
  assert.equal(at(), 15_500);
  machine.jumps(-3 * DAY_MS);
  machine.passes(1_000);
  assert.equal(at(), 16_500, 'three days back: counted on');
  assert.equal(clock.look().isRight, false);
});

test('[F1] a start behind the last event, or more than a day after it, is held; people who accept it are followed', () => {
  for (const [hours, isRight] of [
    [0, true],
    [23, true],
    [25, false],
    [-1, false],
    [-0.05, true],
  ] as const) {
    const clock = new WatchedClock(new Machine());
    clock.begins(START_MS - hours * 3_600_000);
    assert.equal(clock.look().isRight, isRight, `${hours} hours`);
    assert.ok(clock.now().epochMilliseconds >= START_MS - hours * 3_600_000, 'never below the last event');
  }
  const machine = new Machine();
  const clock = new WatchedClock(machine);
  clock.begins(START_MS - 3 * DAY_MS);
  assert.equal(clock.now().epochMilliseconds, START_MS - 3 * DAY_MS);
  clock.follow();
  assert.equal(clock.now().epochMilliseconds, START_MS);
});

for (const store of STORES.map(make => make())) {
  describe(`the clock of a house in ${store.name}`, () => {
    before(store.start);
    after(store.stop);

    test('[F1] twelve seconds of a wrong date do nothing but a hold that ends by itself; accepted, the house follows', async () => {
      const place: Place = store.newPlace();
      const machine = new Machine();
      const clock = new WatchedClock(machine);
      const said: string[] = [];
      const say = (sentence: string): void => void said.push(sentence);
      const options = {
        place,
        settings: SETTINGS,
        mayFollow: false,
        now: clock.now,
        watch: clock,
        snapshotEvery: 1_000,
        say,
      };
      const house = await HouseService.start(options);
      const keys = Array.from({ length: 20 }, (_, i) => `k${String(i).padStart(4, '0')}`);
      const ask = (command: Parameters<typeof house.handle>[0], by = 'ada') =>
        house.handle(command, {
          key: keys.shift()!,
          station: 'office-1',
          actor: actor(by),
          second: actor('con'),
        });
      for (const [person, role] of [
        ['ada', 'administrator'],
        ['con', 'compliance'],
      ] as const)
        assert.ok((await ask({ type: 'EngagePerson', person, roles: [role], department: 'systems' })).ok);
      machine.jumps(40 * DAY_MS);
      await house.lookAtClock();
      assert.equal(house.state?.clockHeld?.wall, '2026-04-11T18:00:00Z');
      assert.ok(said.some(sentence => sentence.includes('has jumped to 2026-04-11T18:00:00Z')));
      machine.jumps(-40 * DAY_MS);
      machine.passes(12_000);
      await house.lookAtClock();
      assert.equal(house.state?.clockHeld, undefined);
      assert.equal(clock.now().epochMilliseconds, START_MS + 12_000);
      machine.jumps(2 * 3_600_000);
      await house.lookAtClock();
      assert.notEqual(house.state?.clockHeld, undefined);
      assert.ok((await ask({ type: 'AcceptClock' })).ok);
      await house.lookAtClock();
      assert.equal(house.state?.clockHeld, undefined);
      assert.equal(clock.now().epochMilliseconds, START_MS + 12_000 + 2 * 3_600_000);
      await house.stop();
      machine.jumps(-5 * DAY_MS);
      const again = await HouseService.start(options);
      await again.lookAtClock();
      assert.notEqual(again.state?.clockHeld, undefined, 'behind the last event');
      assert.ok(clock.now().epochMilliseconds >= START_MS + 12_000 + 2 * 3_600_000);
      await again.stop();
    });
  });
}
