import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NoAnswer } from '#api';
import { untilAnswered } from './until-answered.ts';

const NO_REST = { wait: () => Promise.resolve() };

test('a question is asked again until it is answered', async () => {
  let asked = 0;
  const ask = async () => {
    asked += 1;
    if (asked < 4) throw new NoAnswer('No answer came.');
    return 'the answer';
  };
  assert.equal(await untilAnswered(NO_REST, ask, new AbortController().signal), 'the answer');
  assert.equal(asked, 4);
});

test('nobody hears an answer who has left, and a fault of ours is not asked again', async () => {
  const leaving = new AbortController();
  const ask = async () => {
    leaving.abort();
    return 'too late';
  };
  assert.equal(await untilAnswered(NO_REST, ask, leaving.signal), undefined);
  const wrong = () => Promise.reject(new TypeError('a fault'));
  await assert.rejects(untilAnswered(NO_REST, wrong, new AbortController().signal), TypeError);
});
