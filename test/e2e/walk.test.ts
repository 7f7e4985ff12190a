import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STAFF } from '../api/floor.ts';
import { jsonIn } from '../api/server.ts';
import { openBrowser } from './browser.ts';
import { openHouse, walk } from './walk.ts';

type Row = {
  readonly gives: { readonly amount: number };
  readonly claim: { readonly state: string };
  readonly payment: { readonly slip: number };
};

test('from Coin In to the paid jackpot over keypad, floor, second person, cage and sign', async () => {
  const browser = await openBrowser();
  const house = await openHouse();
  const steps: string[] = [];
  try {
    await walk(house, browser, async ({ screen, name }) => void steps.push(`${screen}: ${name}`));
    const desk = await house.station('floor-c', 'floor');
    await desk.signOn(STAFF.fay);
    const rows: readonly Row[] = jsonIn(await desk.get('/awards'))['rows'] ?? [];
    assert.deepEqual(
      rows.map(({ gives, claim, payment }) => [gives.amount, claim.state, payment.slip]),
      [[2_500_062, 'paid', 1]],
    );
    assert.equal(steps.length, 15);
  } finally {
    await browser.close();
    await house.end();
  }
});
