import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Slip, slipHtml, slipPdf } from './index.ts';

const SLIP: Slip = {
  house: 'Harbor <Card> Club',
  slip: 12,
  isDemo: false,
  copy: 0,
  lines: [
    ['amount', '$5,000.00'],
    ['seat', '7 / 1'],
  ],
  signatures: ['paid', 'received'],
};
const PAID_AT = Temporal.Instant.from('2026-03-03T04:05:00Z');

test('[SHT-8] a slip shows its number, its lines and a barcode, and nothing in it is taken for HTML', () => {
  const html = slipHtml(SLIP, 'en');
  assert.match(html, /Payout slip 12/);
  assert.match(html, /<dt>Amount<\/dt><dd>\$5,000\.00<\/dd>/);
  assert.match(html, /<svg /);
  assert.ok(!html.includes('<Card>'));
  assert.ok(!html.includes('DEMO') && !html.includes('VOID') && !html.includes('COPY'));
  assert.equal(html.match(/<article>/g)?.length, 2, 'for the winner and for the cage');
});

test('[SHT-8] a slip of a training house and a void one say so', () => {
  assert.match(slipHtml({ ...SLIP, isDemo: true }, 'en'), /DEMO - NOT MONEY/);
  assert.match(slipHtml({ ...SLIP, isVoid: { reason: 'wrong seat' } }, 'en'), /VOID - wrong seat/);
});

test('[SHT-8] what is printed again is marked as a copy, with its number while the house counts', () => {
  assert.match(slipHtml({ ...SLIP, copy: 2 }, 'en'), /COPY 2</);
  assert.match(slipHtml({ ...SLIP, copy: 'later' }, 'en'), /COPY</);
});

test('[SHT-8] the same slip in PDF has the same bytes', async () => {
  const [one, two] = await Promise.all([slipPdf(SLIP, 'en', PAID_AT), slipPdf(SLIP, 'en', PAID_AT)]);
  assert.deepEqual(Buffer.from(one).subarray(0, 5).toString(), '%PDF-');
  assert.ok(Buffer.from(one).equals(two));
});
