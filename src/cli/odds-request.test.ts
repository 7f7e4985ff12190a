import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readRequest } from './odds-request.ts';

const CASES: readonly [args: string, read: Readonly<Record<string, unknown>>, why: string][] = [
  ['x --plot short --svg a.svg', { plot: 'short', svg: 'a.svg' }, 'a plot and its file'],
  ['x --plot hits.svg', { plot: undefined, svg: 'hits.svg' }, 'a file for the usual plot'],
  ['x --plot=hits.svg', { plot: undefined, svg: 'hits.svg' }, 'and written in one word'],
  ['x --payout B --tables 3', { given: { payout: 'B', tables: '3' } }, 'what belongs to the bet stays with it'],
];
for (const [args, read, why] of CASES) {
  test(`odds ${args}: ${why}`, () => {
    const request = readRequest(args.split(' '));
    assert.ok(typeof request !== 'string');
    assert.deepEqual(
      Object.fromEntries(Object.keys(read).map(key => [key, request[key as keyof typeof request]])),
      read,
    );
  });
}

test('odds --plot with what is neither a plot nor a file is refused with what there is', () => {
  const refused = readRequest(['x', '--plot', 'pie']);
  assert.ok(typeof refused === 'string');
  assert.match(refused, /no plot pie\. Choose from meter, short, advance, or name a file/);
  assert.equal(
    readRequest(['x', '--plot', 'hits.png']),
    'There is no plot hits.png. Choose from meter, short, advance, or name a file that ends in .svg.',
  );
  assert.equal(readRequest(['x', '--svg']), '--svg needs a value.');
});
