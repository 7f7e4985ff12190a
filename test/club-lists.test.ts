import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isExcluded } from '#core/people';
import { openRoom } from './house/room.ts';

test('[CLB-16] members of a list have ids of the list, no ID that was seen, and mail if they agreed to it', () => {
  const room = openRoom();
  room.do({ type: 'ImportMembers', list: 'l-old-club', members: 3, mayMail: 1 });
  const { members } = room.house;
  assert.deepEqual(
    [1, 2, 3, 4].map(number => members.get(`l-old-club-${number}`)?.mayMail),
    [true, false, false, undefined],
  );
  assert.equal(members.get('l-old-club-1')?.idPaper, undefined);
  const again = { type: 'ImportMembers', list: 'l-old-club', members: 1, mayMail: 0 } as const;
  assert.equal(room.refused(again).code, 'list-already-imported');
  room.do({ type: 'ChangeMember', member: 'l-old-club-2', idPaper: 'passport', mayMail: true });
  assert.equal(members.get('l-old-club-2')?.idPaper, 'passport');
});

test('[CLB-16] [CLB-5] an exclusion list excludes members under their record and others under an id of the list', () => {
  const room = openRoom();
  room.do({ type: 'EnrollMember', member: 'm-1', idPaper: 'passport', mayMail: false });
  const people = [
    { member: 'm-1', kind: 'by-the-state' },
    { kind: 'self-exclusion', until: '2030-01-01T08:00:00Z' },
  ] as const;
  room.do({ type: 'ImportExclusions', list: 'l-state', people });
  assert.deepEqual(
    ['m-1', 'l-state-2'].map(id => isExcluded(room.house.members, id)),
    [true, true],
  );
  assert.equal(room.house.members.get('l-state-2')?.excluded?.until, '2030-01-01T08:00:00Z');
  const other = {
    type: 'ImportExclusions',
    list: 'l-other',
    people: [{ member: 'nobody', kind: 'by-the-state' }],
  } as const;
  assert.equal(room.refused(other).code, 'unknown-member');
  room.both({ type: 'LiftExclusion', member: 'm-1' });
});

test('[PPL-21] a list of staff is engaged whole, or not at all, each with a one-time PIN', () => {
  const room = openRoom();
  const one = (person: string) => ({ person, roles: ['dealer'], department: 'card-room', mark: 'x' }) as const;
  const before = room.house.staff.size;
  room.both({ type: 'ImportStaff', list: 'l-staff', people: [one('p-1'), one('p-2')] });
  assert.equal(room.house.staff.size, before + 2);
  assert.equal(room.house.staff.get('p-2')?.pinIsOneTime, true);
});
