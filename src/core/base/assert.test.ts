import { doesNotThrow, throws } from 'node:assert/strict';
import { test } from 'node:test';
import { assert } from './index.ts';

test('what holds passes in silence', () => doesNotThrow(() => assert(true, 'the sky fell')));

test('a defect stops the work and says what is wrong', () => {
  throws(() => assert(false, 'the reserve went below zero'), { message: 'Defect: the reserve went below zero' });
});
