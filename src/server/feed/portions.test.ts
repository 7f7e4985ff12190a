import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Portions } from './portions.ts';

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

test('[FED-6] what is for many is done in its order, a portion a turn; what comes meanwhile comes after', async () => {
  const portions = new Portions();
  const done: number[] = [];
  const add = (from: number, to: number): void => {
    for (let n = from; n < to; n++) portions.add(() => done.push(n));
    portions.begin();
  };
  add(0, 150);
  const first = done.length;
  assert.ok(first > 0 && first < 150, `${first} at once`);
  add(150, 200);
  assert.equal(done.length, first);
  while (done.length < 200) await turn();
  assert.deepEqual(
    done,
    Array.from({ length: 200 }, (_, n) => n),
  );
});

test('[FED-6] what is for few is done at once, and what is cleared is not done', async () => {
  const portions = new Portions();
  const done: string[] = [];
  portions.add(() => done.push('few'));
  portions.begin();
  assert.deepEqual(done, ['few']);
  for (let n = 0; n < 300; n++) portions.add(() => done.push('many'));
  portions.begin();
  const sent = done.length;
  portions.clear();
  await turn();
  await turn();
  assert.equal(done.length, sent);
  portions.add(() => done.push('later'));
  portions.begin();
  assert.equal(done.at(-1), 'later');
});
