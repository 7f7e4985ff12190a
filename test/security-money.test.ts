import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DUAL_TYPES, type HouseCommand } from '#core/house';
import { dollars } from '#core/money';
import { CONCERNS } from '../src/core/house/features.ts';
import { actor, CHECKED, openSensorRoom, QUADS_SEEN, type Room, SENSOR, startSensorRound } from './house/room.ts';

const [EVE, BO, CORA] = [actor('eve'), actor('bo', 'supervisor'), actor('cora', 'cage')];
const ALONE = { actor: EVE };

/** Quads of $200 at seat 2 of these tables, called and verified by one. */
const called = (room: Room, table: number): number => {
  startSensorRound(room, table);
  room.do({ type: 'CallHand', table, seat: 2, activity: SENSOR, row: 'hands/4' }, ALONE);
  room.do({ type: 'VerifyHands', table, activity: SENSOR, seen: QUADS_SEEN, seal: 'S-9', ...CHECKED }, ALONE);
  const { award } = room.house.numbers;
  room.do({ type: 'ShowId', award }, ALONE);
  return award;
};

const limited = (below: number, inDay: number): Room => {
  const room = openSensorRoom();
  const settings = { ...room.house.settings, verifierPays: { below: dollars(below), inDay: dollars(inDay) } };
  room.house = { ...room.house, settings };
  for (const kind of ['floor', 'cage'] as const)
    room.house.stations.set(kind, { station: kind, kind, keyHash: '', enrolledAt: '' });
  return room;
};
const pay = (award: number, method: 'tray' | 'cage'): HouseCommand => ({
  type: 'PayAward',
  award,
  method,
  formsDone: true,
});

test('[S9][PPL-13] who called, verified and identified alone does not pay alone from the amount on; another pays, or approves', () => {
  const room = limited(200, 1_000);
  const award = called(room, 8);
  assert.equal(room.refused(pay(award, 'cage'), { ...ALONE, station: 'floor' }).code, 'paid-at-the-cage');
  assert.equal(room.refused(pay(award, 'cage'), { ...ALONE, station: 'cage' }).code, 'payer-verified-it');
  assert.equal(room.refused(pay(award, 'cage'), { ...ALONE, second: EVE, station: 'cage' }).code, 'payer-verified-it');
  const [paid] = room.do(pay(award, 'cage'), { ...ALONE, second: BO, station: 'cage' });
  assert.deepEqual(paid?.type === 'AwardPaid' && [paid.by, paid.approvedBy], ['eve', 'bo']);
  const other = called(room, 9);
  const [byCage] = room.do(pay(other, 'cage'), { actor: CORA, station: 'cage' });
  assert.deepEqual(byCage?.type === 'AwardPaid' && [byCage.by, byCage.approvedBy], ['cora', undefined]);
});

test('[S9][PPL-13] below the amount, and from the tray as the approval says, one person pays up to a sum of the day', () => {
  const room = limited(100, 300);
  room.do(pay(called(room, 8), 'tray'), ALONE);
  const again = called(room, 9);
  const { code, facts } = room.refused(pay(again, 'tray'), ALONE);
  assert.deepEqual([code, facts['paid'], facts['most']], ['paid-enough-alone', '$200.00', '$300.00']);
  room.do(pay(again, 'tray'), { actor: BO });
});

test('[S9][PPL-13] the sum begins anew with the gaming day', () => {
  const room = limited(100, 300);
  const [first, second] = [called(room, 8), called(room, 9)];
  room.do(pay(first, 'tray'), ALONE);
  room.refused(pay(second, 'tray'), ALONE);
  room.do(pay(second, 'tray'), { ...ALONE, at: '2026-03-03T14:00:00Z' });
});

test('[S9][PPL-13] a request is judged by the station where it was asked', () => {
  const room = limited(100, 1_000);
  const award = called(room, 8);
  const ask = { type: 'AskSecond', command: pay(award, 'cage') } as HouseCommand;
  assert.equal(room.refused(ask, { ...ALONE, station: 'floor' }).code, 'paid-at-the-cage');
  const [asked] = room.do(ask, { ...ALONE, station: 'cage' });
  assert.deepEqual(asked?.type === 'SecondAsked' && asked.station, 'cage');
});

test('[S17][PPL-8] nobody verifies, agrees to, identifies or pays a prize of the own', () => {
  const room = limited(100, 1_000);
  room.house.staff.set('eve', {
    person: 'eve',
    roles: ['floor'],
    department: 'card-room',
    engagedAt: '2026-03-01T00:00:00Z',
    failures: 0,
  });
  room.do({ type: 'EnrollMember', member: 'm-eve', idPaper: 'passport', mayMail: false });
  assert.equal(
    room.refused({ type: 'MarkMember', member: 'm-eve', works: 'employee', staff: 'nobody' }).code,
    'unknown-person',
  );
  room.do({ type: 'MarkMember', member: 'm-eve', works: 'proposition-player', staff: 'eve' });
  assert.equal(room.refused({ type: 'SetMemberPin', member: 'm-eve' }, ALONE).code, 'concerns-you');
  // Where the approval lets employees win.
  const { works: _, ...member } = room.house.members.get('m-eve')!;
  room.house.members.set('m-eve', member);
  const seated = { seat: 2, position: 1, player: { type: 'member', id: 'm-eve' }, role: 'player' } as const;
  room.do({ type: 'LeaveSeat', table: 8, seat: 2, position: 1 });
  room.do({ type: 'SeatPlayer', table: 8, seated });
  startSensorRound(room, 8);
  room.do({ type: 'CallHand', table: 8, seat: 2, activity: SENSOR, row: 'hands/4' }, ALONE);
  const verify = {
    type: 'VerifyHands',
    table: 8,
    activity: SENSOR,
    seen: QUADS_SEEN,
    seal: 'S-9',
    ...CHECKED,
  } as const;
  const refusal = room.refused(verify, ALONE);
  assert.deepEqual([refusal.code, refusal.facts['person']], ['concerns-you', 'eve']);
  assert.equal(room.refused(verify, { actor: BO, second: EVE }).code, 'concerns-you');
  room.do(verify, { actor: BO });
  const award = [...room.house.awards.values()].find(one => one.staff === 'eve')?.award;
  assert.ok(award !== undefined, 'the prize says who of the staff has won it');
  for (const command of [{ type: 'ShowId', award }, pay(award, 'tray')] as const)
    assert.equal(room.refused(command, ALONE).code, 'concerns-you');
  room.do({ type: 'LeaveSeat', table: 9, seat: 1, position: 1 });
  room.do({ type: 'ShowId', award }, { actor: CORA });
  assert.equal(room.refused(pay(award, 'tray'), { actor: CORA, second: EVE }).code, 'concerns-you');
  room.do(pay(award, 'tray'), { actor: CORA });
});

/** Commands of two people that are about nobody of the staff, and why. */
const ABOUT_NOBODY: Readonly<Record<string, string>> = {
  AnnounceOffering: 'terms for all players',
  ChangeOffering: 'terms for all players',
  RaisePool: 'a meter for all players',
  BackOutFees: 'the fees of a table',
  BackOutRound: 'all prizes of a round',
  TakeOverFund: 'a fund',
  CorrectFund: 'a fund',
  CountDrop: 'a box; both counters are named, and who dropped it',
  AcceptClock: 'the time of the house',
  OpenPromotion: 'terms for all players',
  CommitDraw: 'all entries; those of the staff are left out by the club’s marks',
  RevealDraw: 'all entries',
  VoidDraw: 'all entries',
  SetUpGame: 'the limits of a game',
  CountVault: 'the vault; both counters are named',
  MoveCash: 'cash between places of the house; both sign its slip',
  OpenDrawer: 'a float that two people count; both are named',
  HandOverDrawer: 'the second person is the one who takes it over',
  CloseDrawer: 'the cashier closes their own with another person; the variance is in a report',
  ChangeSettings: 'the settings of the house',
  ImportStaff: 'looked at where rights are given: PPL-2',
  EnrollStation: 'a program that works with nobody there',
  RevokeStation: 'a station',
  SealRecovery: 'the envelope of the house',
  EngagePerson: 'looked at where rights are given: PPL-2',
  ChangeRoles: 'looked at where rights are given: PPL-2',
  LockPerson: 'looked at where people are locked: PPL-3',
  UnlockPerson: 'looked at where rights are given: PPL-2',
  SetPin: 'looked at where rights are given: PPL-2',
  ChangeRecord: 'looked at where rights are given: PPL-2',
  EraseRecord: 'looked at where rights are given: PPL-2',
  RemovePasskeys: 'looked at where rights are given: PPL-2',
};

for (const type of DUAL_TYPES) {
  test(`[S17][PPL-8] ${type} knows whom of the staff it concerns, or why it concerns none`, () =>
    assert.notEqual(CONCERNS[type] === undefined, ABOUT_NOBODY[type] === undefined));
}
