import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answer, accept, answer, type Decision, refusals } from './index.ts';

const refuse = refusals({
  'claim-too-late': 'Claims ended {deadline}.',
  'too-few-players': '{dealtIn} of {needed} players were dealt in.',
  'wrong-count': '{given, plural, one {# was} other {# were}} given.',
});

test('a sentence has its facts in braces, and its words go by their number', () => {
  assert.equal(
    refuse('claim-too-late', { deadline: '{dealtIn} o’clock' }, 'BBJ').message,
    'Claims ended {dealtIn} o’clock.',
  );
  assert.deepEqual(
    [1, 2].map(given => refuse('wrong-count', { given }, 'BBJ').message),
    ['1 was given.', '2 were given.'],
  );
});

test('a refusal has a code for programs, a sentence for people, the clause for disputes, and its facts', () => {
  assert.deepEqual(refuse('too-few-players', { dealtIn: 3, needed: 4 }, 'BBJ 4.1'), {
    ok: false,
    code: 'too-few-players',
    facts: { dealtIn: 3, needed: 4 },
    message: '3 of 4 players were dealt in.',
    clause: 'BBJ 4.1',
  });
});

test('an answer is a value or a refusal, told apart by `ok`', () => {
  const read = (text: string): Answer<number> =>
    text === '' ? refuse('claim-too-late', { deadline: 'today' }, 'BBJ 7.2') : answer(text.length);
  const [good, bad] = [read('four'), read('')];
  assert.equal(good.ok && good.value, 4);
  assert.equal(!bad.ok && bad.code, 'claim-too-late');
});

test('a decision is the list of events, in order, or a refusal', () => {
  const decided: Decision<string> = accept('FeeCollected', 'MeterRaised');
  assert.deepEqual(decided, { ok: true, events: ['FeeCollected', 'MeterRaised'] });
  assert.deepEqual(accept(), { ok: true, events: [] });
});
