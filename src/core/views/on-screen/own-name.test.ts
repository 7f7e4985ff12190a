import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fullName, ownName } from './index.ts';

const NAMES: readonly [promotion: string, activity: string, own: string | undefined, why: string][] = [
  ['week-10', 'GEAR-001093', 'Week 10', 'a name from the desk'],
  ['Week 10', 'GEAR-001093', 'Week 10', 'written as it is said'],
  ['GEAR-001093', 'GEAR-001093', undefined, 'it runs under the number of its approval'],
  ['gear-001093', 'GEAR-001093', undefined, 'as the desk proposes it'],
  ['gear-001093-2', 'GEAR-001093', '2', 'the second of the same'],
  ['beat-the-dealer-d1', 'beat-the-dealer', 'D1', 'its activity is said already'],
  ['cards-for-all', 'card', 'Cards for all', 'it only begins with the same letters'],
  ['finals-2026-11-22', 'GEAR-001093', 'Finals 2026-11-22', 'a date stays a date'],
  ['high-hand-2026-11-15T20:00', 'high-hand', undefined, 'its time is said by its clock'],
];
for (const [promotion, activity, own, why] of NAMES) {
  test(`${promotion} of ${activity}: ${why}`, () => assert.equal(ownName(promotion, activity), own));
}

test('two weeks of one activity can be told apart', () => {
  assert.equal(
    fullName({ name: 'Pro Football Promotion', promotion: 'week-9', activity: 'GEAR-001093' }),
    'Pro Football Promotion · Week 9',
  );
  assert.equal(
    fullName({ name: 'Pro Football Promotion', promotion: 'gear-001093', activity: 'GEAR-001093' }),
    'Pro Football Promotion',
  );
});
