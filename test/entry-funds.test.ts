import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents, dollars, NOTHING } from '#core/money';
import { correctionIn, fundDraft, raiseIn, reimburseIn, takeOverIn } from '#entry/funds';

const HELD = { pools: [{ pool: 'main', amount: dollars(1_000) }], reserve: dollars(50), advance: NOTHING };

test('[HSE-15] a fund is taken over and corrected by what it is to hold, each amount typed; a correction has its reason', () => {
  const typed = { ...fundDraft(HELD), 'pool.main': '1,234.56' };
  const holds = { pools: { main: cents(123_456) }, reserve: dollars(50), advance: NOTHING };
  assert.deepEqual(takeOverIn('A', HELD, typed), { ok: true, value: { type: 'TakeOverFund', activity: 'A', holds } });
  assert.deepEqual(correctionIn('A', HELD, typed, ' the meter froze '), {
    ok: true,
    value: { type: 'CorrectFund', activity: 'A', holds, reason: 'the meter froze' },
  });
  assert.deepEqual(correctionIn('A', HELD, typed, ' '), { ok: false, words: '' });
  assert.deepEqual(takeOverIn('A', HELD, { ...typed, reserve: '' }), { ok: false, words: '' });
  assert.deepEqual(takeOverIn('A', HELD, { ...typed, reserve: 'some' }), { ok: false, words: 'some' });
});

test('[OFT-5] a raise names its meter, its amount and the moment it counts from', () => {
  const from = '2026-11-20T20:00:00.000Z';
  const raised = { type: 'RaisePool', activity: 'A', pool: 'main', amount: dollars(500) };
  assert.deepEqual(raiseIn({ activity: 'A', pool: 'main', amount: '500', from }), {
    ok: true,
    value: { ...raised, from },
  });
  assert.deepEqual(raiseIn({ activity: 'A', pool: 'main', amount: '500', from: '' }), { ok: true, value: raised });
  assert.equal(raiseIn({ activity: 'A', pool: 'main', amount: '', from }).ok, false);
  assert.deepEqual(reimburseIn('A'), { type: 'ReimburseHouse', activity: 'A' });
});
