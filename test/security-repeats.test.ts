import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { HouseCommand } from '#core/house';
import { fingerprintOf } from '#server/house';
import { engage, setPin } from '#server/people';
import { ASKED } from './api/samples.ts';
import { STORES, type TestStore } from './journal/stores.ts';
import { accepted, by, code, staffed } from './people/staffed.ts';

const NEW = { type: 'EngagePerson', person: 'p-9', roles: ['compliance'], department: 'compliance' } as const;
const OWN = { name: 'Nina', badge: '1009', pin: '314159' };

const suite = (store: TestStore): void => {
  before(store.start);
  after(store.stop);

  test('[S1] engaging again under the same key with another name, badge or PIN is refused and changes nothing', async () => {
    const { signOns, close, ...parts } = await staffed(store.newPlace());
    const asked = by('p-1', 'p-2');
    accepted(await engage(parts, NEW, OWN, asked));
    const kept = await parts.store.all();
    const others = [{ pin: '777123' }, { badge: '1010' }, { name: 'Somebody Else' }];
    for (const other of others) {
      assert.equal(code(await engage(parts, NEW, { ...OWN, ...other }, asked)), 'key-of-another-command');
    }
    const { second: _, ...alone } = asked;
    assert.equal(code(await engage(parts, NEW, { ...OWN, pin: '777123' }, alone)), 'key-of-another-command');
    assert.equal(code(await engage(parts, NEW, OWN, alone)), 'key-of-another-command', 'nor without the second person');
    assert.equal(accepted(await engage(parts, NEW, OWN, asked)).repeated, true);
    assert.deepEqual(await parts.store.all(), kept);
    assert.equal(code(await signOns.signOn('floor-1', { badge: '1009', pin: '777123' })), 'badge-or-pin-wrong');
    accepted(await signOns.signOn('floor-1', { badge: '1009', pin: '314159' }));
    await close();
  });

  test('[S1] setting a PIN again under its key, with another PIN or with oneself as second, is refused', async () => {
    const { signOns, house, close, ...rest } = await staffed(store.newPlace());
    const parts = { house, ...rest };
    const asked = by('p-1', 'p-2');
    accepted(await setPin(parts, 'p-3', '314159', asked));
    const kept = await parts.store.all();
    const twice = { ...asked, second: { id: 'p-1', role: 'administrator' } };
    assert.equal(code(await setPin(parts, 'p-3', '777123', asked)), 'key-of-another-command');
    assert.equal(code(await setPin(parts, 'p-3', '777123', twice)), 'key-of-another-command');
    assert.equal(code(await setPin(parts, 'p-3', '314159', twice)), 'key-of-another-command');
    assert.deepEqual(await parts.store.all(), kept);
    accepted(await signOns.signOn('office-1', { badge: '1001', pin: '250801' }));
    const give = (badge: string, pin: string, key: string) =>
      signOns.giveSecondBeside('office-1', { badge, pin }, 1, { key, concealed: 'a' });
    const ask = { type: 'AskSecond', command: { type: 'UnlockPerson', person: 'p-3' } } as const;
    accepted(await house.handle({ type: 'LockPerson', person: 'p-3', reason: 'suspended' }, by('p-1')));
    accepted(await house.handle(ask, by('p-1')));
    accepted(await give('1002', '250802', 'give'));
    const seq = house.seq;
    assert.equal(
      code(await give('1001', '250801', 'give')),
      'key-of-another-command',
      'the first as second, on a repeat',
    );
    assert.equal(accepted(await give('1002', '250802', 'give')).repeated, true);
    assert.equal(house.state.staff.get('p-3')?.locked, undefined);
    assert.equal(house.seq - seq, 4, 'two stood beside and left again');
    await close();
  });

  test('[S1][PPL-11] an older PIN never comes back by a repeat; what a crash left unwritten does', async () => {
    const { close, ...parts } = await staffed(store.newPlace());
    const [first, later] = [by('p-1', 'p-2'), by('p-3')];
    accepted(await setPin(parts, 'p-3', '314159', first));
    accepted(await setPin(parts, 'p-3', '271828', later));
    const newest = (await parts.store.of('p-3'))?.pinHash;
    assert.equal(accepted(await setPin(parts, 'p-3', '314159', first)).repeated, true);
    assert.equal((await parts.store.of('p-3'))?.pinHash, newest);
    const record = (await parts.store.of('p-3'))!;
    const before = await parts.pins.hash('314159', 'before the server stopped');
    await parts.store.put({ ...record, pinHash: before });
    assert.equal(accepted(await setPin(parts, 'p-3', '271828', later)).repeated, true);
    assert.equal((await parts.store.of('p-3'))?.pinHash, newest);
    await close();
  });
};

for (const store of STORES.map(make => make())) describe(`repeats on ${store.name}`, () => suite(store));

/** Every value that differs from this one in a single place. */
const changed = (value: unknown): readonly unknown[] => {
  if (Array.isArray(value)) {
    const inside = value.flatMap((one, place) => changed(one).map(other => value.with(place, other)));
    return [[...value, 'more'], ...inside];
  }
  if (typeof value === 'object' && value !== null) {
    const inside = Object.entries(value).flatMap(([name, one]) =>
      changed(one).map(other => ({ ...value, [name]: other })),
    );
    const without = Object.keys(value).map(name =>
      Object.fromEntries(Object.entries(value).filter(([key]) => key !== name)),
    );
    return [{ ...value, more: 1 }, ...without, ...inside];
  }
  if (typeof value === 'number') return [value + 1];
  return typeof value === 'boolean' ? [!value] : [`${String(value)}-`];
};

test('[S1][OPS-3] every command with a single field changed, or asked by others, is another command', () => {
  const asked = {
    key: 'k',
    station: 'office-1',
    actor: { id: 'a', role: 'r' },
    second: { id: 'b', role: 'r' },
    concealed: 'c',
  };
  let tried = 0;
  for (const [type, sample] of ASKED) {
    const command = { type, ...sample } as HouseCommand;
    const own = fingerprintOf(command, asked);
    const others = [
      ...changed(command).map(other => fingerprintOf(other as HouseCommand, asked)),
      fingerprintOf(command, { ...asked, actor: { id: 'x', role: 'r' } }),
      fingerprintOf(command, { ...asked, second: { id: 'x', role: 'r' } }),
      fingerprintOf(command, { key: 'k', station: 'office-1', actor: asked.actor, concealed: 'c' }),
      fingerprintOf(command, { ...asked, concealed: 'x' }),
    ];
    assert.equal(new Set([own, ...others]).size, others.length + 1, type);
    tried += others.length;
  }
  assert.ok(tried > 1_000, `${tried}`);
});
