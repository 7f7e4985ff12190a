import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DatabaseError } from 'pg';
import { postgresFault } from './faults.ts';

const bySystem = (code: string): Error => Object.assign(new Error(`write ${code}`), { code });
const byServer = (code: string): Error => Object.assign(new DatabaseError('said the server', 13, 'error'), { code });
const codeOf = (error: Error): unknown => (postgresFault('db/house', error) as { code: unknown }).code;

for (const code of ['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ENOTFOUND', 'ETIMEDOUT']) {
  test(`[JRN-14] ${code} is the line: the database is gone`, () =>
    assert.equal(codeOf(bySystem(code)), 'database-gone'));
}

const STATES: readonly [state: string, fault: string][] = [
  ['57P01', 'database-gone'],
  ['53300', 'database-gone'],
  ['08006', 'database-gone'],
  ['53100', 'disk-full'],
  ['58030', 'disk-failed'],
  ['XX001', 'file-damaged'],
  ['28P01', 'database-refused'],
  ['3D000', 'database-refused'],
];
for (const [state, fault] of STATES) {
  test(`[JRN-14] SQLSTATE ${state} is ${fault}`, () => assert.equal(codeOf(byServer(state)), fault));
}

test('[JRN-14] a mistake of ours is not blamed on the database', () => {
  for (const error of [byServer('42601'), new TypeError('no such method')]) {
    assert.equal(postgresFault('db/house', error), error);
  }
});
