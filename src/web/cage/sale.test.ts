import assert from 'node:assert/strict';
import { test } from 'node:test';
import { dollars } from '#core/money';
import { type SaleDraft, saleOf } from './sale.ts';

const DRAFT: SaleDraft = {
  kind: 'dead-chip',
  ids: 'D-1 D-2\nD-3,',
  face: '25',
  price: '$60.00',
  holder: ' ann ',
  role: 'player',
  isMultiPlay: false,
};

test('[INS-2] a sale names every number, the face of each and the price of all', () => {
  const sale = saleOf(DRAFT, true);
  assert.ok(sale.type === 'ready');
  assert.deepEqual(sale.command.ids, ['D-1', 'D-2', 'D-3']);
  assert.equal(sale.command.holder, 'ann');
  assert.equal(sale.command.price, dollars(60));
  assert.equal(sale.faces, dollars(75));
});

test('[INS-2] what the cashier sees of the buyer goes along; of a player there is nothing to say', () => {
  const commandOf = (role: SaleDraft['role']) => {
    const sale = saleOf({ ...DRAFT, role }, true);
    assert.ok(sale.type === 'ready');
    return sale.command;
  };
  assert.equal(commandOf('player').seen, undefined);
  assert.deepEqual(commandOf('employee-on-duty').seen, { role: 'employee-on-duty' });
});

const CASES: readonly [change: Partial<SaleDraft>, isSold: boolean, type: string, why: string][] = [
  [{ ids: '' }, true, 'not-filled', 'no number'],
  [{ holder: ' ' }, true, 'not-filled', 'for nobody'],
  [{ face: 'x' }, true, 'amount-wrong', 'no amount'],
  [{ price: '' }, true, 'amount-wrong', 'what is sold has a price'],
  [{ price: '' }, false, 'ready', 'what is given has none'],
];
for (const [change, isSold, type, why] of CASES) {
  test(`a form with ${JSON.stringify(change)} is ${type}: ${why}`, () =>
    assert.equal(saleOf({ ...DRAFT, ...change }, isSold).type, type));
}
