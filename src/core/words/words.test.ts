import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, momentIn, say, sayAgain, sayings } from './index.ts';

test('a text says what it names, and what it names is never read as a text', () => {
  assert.equal(say('Table {table} is {state}.', { table: 1200, state: '{table}' }), 'Table 1200 is {table}.');
});

test('[TXT-6] numbers that count have commas, and numbers that name do not', () => {
  assert.equal(say('Slip {slip}: {chips, number} chips', { slip: 12345, chips: 12345 }), 'Slip 12345: 12,345 chips');
});

const CALLED = 'Table {table} has {calls, plural, =0 {no called hands} one {# called hand} other {# called hands}}.';

test('a plural goes by its number: 0, 1, 2, 21 and 1,000', () => {
  const said = [0, 1, 2, 21, 1_000].map(calls => say(CALLED, { table: 7, calls }));
  assert.deepEqual(said, [
    'Table 7 has no called hands.',
    'Table 7 has 1 called hand.',
    'Table 7 has 2 called hands.',
    'Table 7 has 21 called hands.',
    'Table 7 has 1,000 called hands.',
  ]);
});

test('a choice goes by its name, and choices stand inside of each other', () => {
  const text = '{how, select, paid {Pay {count, plural, one {# prize} other {# prizes}}} other {Hand it over}}.';
  assert.equal(say(text, { how: 'paid', count: 2 }), 'Pay 2 prizes.');
  assert.equal(say(text, { how: 'given', count: 1 }), 'Hand it over.');
});

const speak = sayings({ 'role.dealer': 'dealer', 'role.floor': 'floor', 'ask-them': 'Ask: {roles}.' });
const ASK = speak('ask-them', { roles: [speak('role.dealer', {}), speak('role.floor', {})] });

test('[TXT-1] what is named may itself be said in words, and follows the language', () => {
  assert.equal(ASK.message, 'Ask: dealer, floor.');
  const chinese = { 'role.dealer': '荷官', 'role.floor': '楼面', 'ask-them': '请找：{roles}。' };
  assert.equal(sayAgain(ASK, 'zh-Hans', chinese), '请找：荷官、楼面。');
  assert.equal(sayAgain(ASK, 'es', {}), ASK.message);
});

test('[TXT-6] moments are in words, by twelve hours, in every language', () => {
  const said = LANGUAGES.map(language => momentIn({ moment: '2026-11-16T15:00' }, language));
  assert.deepEqual(said, [
    'Nov 16, 2026, 3:00 PM',
    '16 nov 2026, 3:00 p.m.',
    '2026年11月16日 下午3:00',
    '2026年11月16日 下午3:00',
    '3:00 CH 16 thg 11, 2026',
  ]);
  assert.equal(momentIn({ moment: '2026-11-16' }, 'en'), 'Nov 16, 2026');
  assert.equal(momentIn({ moment: '00:05' }, 'es'), '12:05 a.m.');
});

test('[TXT-6] a time that ends with a period ends the sentence too', () => {
  assert.equal(say('Hasta las {until}.', { until: { moment: '15:00' } }, 'es'), 'Hasta las 3:00 p.m.');
  assert.equal(say('{a}... y más', { a: 'Uno' }, 'es'), 'Uno... y más');
});

test('a text that cannot be read is a defect', () => {
  assert.throws(() => say('{table', {}), /no end of table/);
  assert.throws(() => say('{n, plural, one {#}}', { n: 1 }), /needs a branch "other"/);
  assert.throws(() => say('a } b', {}), /a brace too many/);
  assert.throws(() => say('{table}', {}), /nothing is given/);
});
