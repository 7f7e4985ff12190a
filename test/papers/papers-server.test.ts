import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { HOUSE_PAPER_NAMES } from '../../src/sheets/index.ts';
import { type Floor, openFloor, STAFF } from '../api/floor.ts';
import { jsonIn } from '../api/server.ts';
import { BEAT, BONUS } from '../house/room.ts';

let floor: Floor;
before(async () => {
  floor = await openFloor({ name: 'Harbor Card Club', approvals: [BEAT, BONUS] });
});
after(() => floor?.server.end());

test('[PAP-7] the office lists every paper in its language and prints each; what it is about must be there', async () => {
  const desk = floor.at('compliance-1');
  await desk.signOn(STAFF.con);
  const { rows } = jsonIn(await desk.get('/papers?language=es')) as unknown as {
    readonly rows: readonly { readonly paper: string; readonly title: string }[];
  };
  assert.deepEqual(
    rows.map(({ paper }) => paper),
    HOUSE_PAPER_NAMES,
  );
  assert.ok(rows.some(({ title }) => title === 'Cierre del día'));
  const board = await desk.get('/papers/jackpot-board?form=text&language=vi');
  assert.equal(board.status, 200, board.text);
  assert.match(board.text, /Harbor Card Club[\s\S]*Jackpot hôm nay/);
  const close = await desk.get('/papers/daily-close?form=html');
  assert.match(close.text, /Last entry of the log.*[0-9a-f]{64}/s);
  for (const [address, code] of [
    ['/papers/poster?form=text', 'paper-needs-activity'],
    ['/papers/draw-certificate?form=text&draw=7', 'no-such-thing'],
    ['/papers/placemat', 'no-such-thing'],
  ] as const) {
    const refused = await desk.get(address);
    assert.equal((jsonIn(refused) as unknown as { readonly code: string }).code, code, address);
  }
});
