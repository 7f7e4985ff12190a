import assert from 'node:assert/strict';
import { test } from 'node:test';
import { draftOf, kindOf, valueIn } from './setting-value.ts';

test('[OPH-11] a setting is typed as it is read, and what cannot be read is no value', () => {
  const kept: readonly (readonly [setting: string, json: string, typed: string])[] = [
    ['secondPersonFrom', '100000', '$1,000.00'],
    ['closesDayAt', '"06:30"', '06:30'],
    ['sessionHoursMax', '12', '12'],
    ['secondFromOtherDepartment', 'true', 'true'],
    ['checklist', '["cards shown","deck counted"]', 'cards shown\ndeck counted'],
    ['name', '"Harbor Card Club"', 'Harbor Card Club'],
    ['logo', '"logo.png"', 'logo.png'],
    ['clock', '{"dayStartsAt":"06:00","zone":"UTC"}', '{"dayStartsAt":"06:00","zone":"UTC"}'],
    ['approvals', '["GEAR-001351"]', '["GEAR-001351"]'],
    ['verifierPays', '{"below":10000,"inDay":50000}', '{"below":"$100.00","inDay":"$500.00"}'],
  ];
  for (const [setting, json, typed] of kept) {
    assert.equal(draftOf(setting, json), typed);
    assert.equal(valueIn(setting, typed), json);
  }
  assert.equal(valueIn('secondPersonFrom', '1,500'), '150000');
  assert.equal(valueIn('secondPersonFrom', 'a lot'), null);
  assert.equal(valueIn('closesDayAt', '25:00'), null);
  assert.equal(valueIn('closesDayAt', ' '), undefined, 'a house may do without');
  assert.equal(valueIn('sessionHoursMax', ''), null);
  assert.equal(kindOf('activity.own'), 'files');
  assert.equal(valueIn('clock', '{"zone":"UTC","dayStartsAt":"6"}'), null);
  assert.equal(valueIn('approvals', '[]'), null);
  assert.equal(valueIn('verifierPays', '{"below":"100","inDay":"much"}'), null);
});
