import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openFloor, STAFF } from './api/floor.ts';
import { ASKED } from './api/samples.ts';
import { jsonIn, problemIn, type TestStation } from './api/server.ts';

const PAY = { type: 'PayAward', ...new Map<string, object>(ASKED).get('PayAward') };

test('[REG-A8] a device whose clock is off says so, draws and pays nothing, and stands in the list with its offset', async t => {
  const floor = await openFloor();
  t.after(() => floor.server.end());
  const [office, cage, promo] = [floor.office, floor.at('cage-1'), floor.at('promo-1')];
  await cage.signOn(STAFF.cora);
  await promo.signOn(STAFF.pam);
  const saying = (minutes: number) => ({ 'x-clock': String(Date.now() + minutes * 60_000) });
  const send = (station: TestStation, where: string, body: object, minutes: number) => {
    const headers = { ...station.headers, 'idempotency-key': floor.server.newKey(), ...saying(minutes) };
    return floor.server.ask('POST', where, { headers, body });
  };
  const asked: readonly [TestStation, string, object][] = [
    [cage, '/commands', PAY],
    [promo, '/commands', { type: 'CommitDraw', promotion: 'none' }],
    [promo, '/requests', { command: { type: 'RevealDraw', draw: 1 } }],
  ];
  for (const [station, where, body] of asked)
    for (const minutes of [-6, 6]) {
      const { code } = problemIn(await send(station, where, body, minutes));
      assert.equal(code, 'device-clock-off', JSON.stringify(body));
    }
  for (const [station, where, body] of asked)
    assert.notEqual(problemIn(await send(station, where, body, 4)).code, 'device-clock-off');
  const sent = await send(cage, '/commands', PAY, Number.NaN);
  assert.notEqual(problemIn(sent).code, 'device-clock-off', 'what is no time says nothing');

  const me = jsonIn(await cage.get('/me', saying(10))) as unknown as { clockAhead?: number };
  assert.ok(me.clockAhead !== undefined && Math.abs(me.clockAhead - 600) < 30);
  assert.equal('clockAhead' in jsonIn(await cage.get('/me', saying(0))), false);
  await cage.get('/me', saying(10));
  const { rows } = jsonIn(await office.get('/stations')) as unknown as {
    rows: { station: string; clockAhead?: number }[];
  };
  const ahead = (name: string) => rows.find(({ station }) => station === name)?.clockAhead;
  assert.ok(Math.abs(ahead('cage-1')! - 600) < 30);
  assert.equal(ahead('sign-1'), undefined, 'it has said nothing');
});
