import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { type SaleDraft, saleOf } from './sale.ts';

const DRAFT: SaleDraft = {
  kind: 'dead-chip',
  ids: 'D-1 D-2\nD-3,',
  face: '25',
  buyIn: '0',
  holder: ' ann ',
  role: 'player',
  isMultiPlay: false,
};

const POSTED = [{ face: dollars(75), price: dollars(60) }];

test('[INS-2] a sale names every number, the face of each and the price of all', () => {
  const sale = saleOf(DRAFT, POSTED);
  assert.ok(sale.type === 'ready');
  assert.deepEqual(sale.command.ids, ['D-1', 'D-2', 'D-3']);
  assert.equal(sale.command.holder, 'ann');
  assert.equal(sale.command.price, dollars(60));
  assert.equal(sale.faces, dollars(75));
});

test('[INS-2] what the cashier sees of the buyer goes along; of a player there is nothing to say', () => {
  const commandOf = (role: SaleDraft['role']) => {
    const sale = saleOf({ ...DRAFT, role }, POSTED);
    assert.ok(sale.type === 'ready');
    return sale.command;
  };
  assert.equal(commandOf('player').seen, undefined);
  assert.deepEqual(commandOf('employee-on-duty').seen, { role: 'employee-on-duty' });
});

const CASES: readonly [change: Partial<SaleDraft>, posted: typeof POSTED | undefined, type: string, why: string][] = [
  [{ ids: '' }, POSTED, 'not-filled', 'no number'],
  [{ holder: ' ' }, POSTED, 'not-filled', 'for nobody'],
  [{ face: 'x' }, undefined, 'amount-wrong', 'no amount'],
  [{ ids: 'D-1 D-2 D-3 D-4 D-5 D-6 D-7' }, POSTED, 'amount-wrong', 'chips of parts of a cent'],
  [{}, [], 'not-filled', '[B101-11] nothing is sold without a posted price'],
  [{ face: '40' }, POSTED, 'ready', '[B101-11] what is sold has the posted face and price, whatever else is typed'],
  [{}, undefined, 'ready', 'what is given has none'],
];
for (const [change, posted, type, why] of CASES) {
  test(`a form with ${JSON.stringify(change)} is ${type}: ${why}`, () =>
    assert.equal(saleOf({ ...DRAFT, ...change }, posted).type, type));
}
