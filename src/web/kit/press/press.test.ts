import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Done } from '#api';
import type { Answer } from '#core/base';
import { isSame, isUnderWay, keptText, type Press, postOf, pressesIn, withAnswer } from './press.ts';

const press = (key: string, table = 7, undoes?: string): Press => ({
  key,
  asked: { command: { type: 'StartGame', table } },
  ...(undoes === undefined ? {} : { undoes }),
  state: { type: 'pending' },
});
const done = (last: number): Answer<Done> => ({ ok: true, value: { repeated: false, first: last, last, events: [] } });
const refused: Answer<Done> = { ok: false, code: 'round-is-on', message: 'A round is on.', clause: 'HSE-3', facts: {} };
const statesOf = (presses: readonly Press[]) => presses.map(({ key, state }) => [key, state.type]);

test('a press is pending until its answer, and under way until the screen shows it', () => {
  const [pending] = [press('a')];
  assert.ok(isUnderWay(pending, 99));
  const [answered] = withAnswer([pending], 'a', done(12));
  assert.deepEqual(answered!.state, { type: 'done', last: 12 });
  assert.ok(isUnderWay(answered!, 11), 'answered, and its picture has not come');
  assert.ok(!isUnderWay(answered!, 12));
});

test('a refused press has the sentence and the clause, and is not under way', () => {
  const [answered] = withAnswer([press('a')], 'a', refused);
  assert.deepEqual(answered!.state, { type: 'refused', refusal: refused });
  assert.ok(!isUnderWay(answered!, 0));
});

test('a press is undone when what takes it back is done, and only then', () => {
  const before = withAnswer([press('a'), press('b', 8)], 'a', done(1));
  const undoing = [...before, press('c', 9, 'a')];
  assert.deepEqual(statesOf(withAnswer(undoing, 'c', refused)), [
    ['a', 'done'],
    ['b', 'pending'],
    ['c', 'refused'],
  ]);
  assert.deepEqual(statesOf(withAnswer(undoing, 'c', done(2))), [
    ['a', 'undone'],
    ['b', 'pending'],
    ['c', 'done'],
  ]);
});

test('what waits is never forgotten; of what is answered the newest are remembered', () => {
  let presses: readonly Press[] = [press('waits'), ...Array.from({ length: 20 }, (_, place) => press(`${place}`))];
  for (let place = 0; place < 20; place += 1) presses = withAnswer(presses, `${place}`, done(place));
  assert.deepEqual(
    presses.map(({ key }) => key),
    ['waits', '12', '13', '14', '15', '16', '17', '18', '19'],
  );
});

test('a reload keeps what has no answer, with its key, and nothing else', () => {
  const draw: Press = { key: 'd', asked: { path: '/draws/3/reveal', body: {} }, state: { type: 'pending' } };
  const presses = withAnswer([press('a'), press('b', 8, 'a'), draw], 'a', done(1));
  assert.deepEqual(pressesIn(keptText(presses)), [press('b', 8, 'a'), draw]);
  assert.deepEqual(pressesIn(null), []);
  assert.deepEqual(pressesIn('no list'), []);
});

test('the same is what is posted the same', () => {
  const command = { type: 'StartGame', table: 7 } as const;
  assert.ok(isSame({ command }, { command: { ...command } }));
  assert.ok(!isSame({ command }, { command: { ...command, table: 8 } }));
  assert.ok(!isSame({ path: '/draws/3/reveal', body: {} }, { path: '/draws/4/reveal', body: {} }));
  assert.deepEqual(postOf({ command }), { path: '/commands', body: command });
});
