import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type EventIn, type HouseCommand, houseFrom, houseText, type Promotion } from '#core/house';
import { dollars } from '#core/money';
import { idsOf, mayBeMailed } from '#core/people';
import { accountView } from '#core/views';
import {
  CASH,
  CASH_OFFERING,
  COUPONS,
  COUPONS_OFFERING,
  COUPONS_POSTED,
  DRUM,
  opening,
  promotionRoom,
} from './house/promotions.ts';
import { actor, BEAT, BEATEN_TENS, CHECKED, HOLDEM, offeringOf, openRoom, Room, SETTINGS } from './house/room.ts';

const FOOTBALL = 'GEAR-001093';
const FOOTBALL_OFFERING = offeringOf(FOOTBALL, {
  prizes: { 'top3/1': dollars(500), 'top3/2': dollars(300), 'top3/3': dollars(200) },
});

const enroll = (member: string): HouseCommand => ({
  type: 'EnrollMember',
  member,
  idPaper: 'passport',
  mayMail: true,
});
const exclude = (member: string, until?: string): HouseCommand => ({
  type: 'ExcludeMember',
  member,
  kind: 'self-exclusion',
  ...(until === undefined ? {} : { until }),
});
const lift = (member: string): HouseCommand => ({ type: 'LiftExclusion', member });
const merge = (member: string, into: string): HouseCommand => ({ type: 'MergeMembers', member, into });
const erase = (member: string): HouseCommand => ({ type: 'EraseMember', member });

const clubOf = (...members: readonly string[]): Room => {
  const room = new Room();
  for (const member of members) room.do(enroll(member));
  return room;
};
const code = (room: Room, command: HouseCommand, second = true): string =>
  room.refused(command, second ? { second: actor('bo') } : {}).code;

test('[CLB-1] [CLB-7] the journal has ids, kinds of papers and who looked, and nothing else of anybody', () => {
  const room = clubOf('m-1');
  room.do({ type: 'ChangeMember', member: 'm-1', idPaper: 'state-id', mayMail: false });
  room.do({ type: 'LookAtMembers', members: ['m-1'], look: 'record' }, { actor: actor('pam', 'promotions') });
  const at = '2026-03-02T18:00:00Z';
  assert.deepEqual(room.events, [
    { type: 'MemberEnrolled', member: 'm-1', idPaper: 'passport', mayMail: true, by: 'ann', at, record: 1 },
    { type: 'MemberChanged', member: 'm-1', idPaper: 'state-id', mayMail: false, by: 'ann', at, record: 2 },
    { type: 'MembersLookedAt', members: ['m-1'], look: 'record', by: 'pam', at },
  ]);
});

const REFUSED: readonly [command: HouseCommand, code: string, why: string][] = [
  [enroll('m-1'), 'member-already-enrolled', 'an id is given once'],
  [enroll('Ann Lee'), 'no-member-id', 'a name is no id'],
  [{ ...enroll('m-9'), type: 'ChangeMember' } as HouseCommand, 'unknown-member', 'nobody is enrolled so'],
  [merge('m-1', 'm-1'), 'merged-with-itself', 'one is not two'],
  [merge('m-1', 'm-9'), 'unknown-member', 'into whom'],
  [exclude('m-2', '2026-03-02T18:00:00Z'), 'exclusion-ends-before-now', 'over in the same moment'],
  [exclude('m-3'), 'member-already-excluded', 'once is enough'],
  [lift('m-1'), 'member-not-excluded', 'there is nothing to lift'],
  [lift('m-3'), 'exclusion-not-over', 'it holds for its time'],
  [erase('m-3'), 'exclusion-keeps-record', 'nobody could keep the person out'],
  [exclude('m-4'), 'member-merged', 'the card goes on as another'],
  [{ type: 'SetMemberPin', member: 'm-5' }, 'member-erased', 'nothing is left to give a PIN to'],
];
for (const [command, expected, why] of REFUSED) {
  test(`[CLB-4] [CLB-6] [CLB-9] ${command.type} is refused as ${expected}: ${why}`, () => {
    const room = clubOf('m-1', 'm-2', 'm-3', 'm-4', 'm-5');
    room.do(exclude('m-3', '2027-03-02T18:00:00Z'));
    room.both(merge('m-4', 'm-2'));
    room.both(erase('m-5'));
    assert.equal(code(room, command), expected);
  });
}

test('[CLB-4] [CLB-6] [CLB-9] to merge, to lift and to erase takes two people', () => {
  const room = clubOf('m-1', 'm-2');
  room.do(exclude('m-2'));
  for (const command of [merge('m-1', 'm-2'), lift('m-2'), erase('m-1')]) {
    assert.equal(code(room, command, false), 'second-person-missing');
  }
});

test('[CLB-4] a person excluded under one card is excluded under the other, and the merged card is refused', () => {
  const room = clubOf('m-1', 'm-2', 'm-3');
  room.do(exclude('m-1', '2027-03-02T18:00:00Z'));
  room.both(merge('m-1', 'm-2'));
  assert.deepEqual(room.house.members.get('m-2')?.excluded, room.house.members.get('m-1')?.excluded);
  room.both(merge('m-2', 'm-3'));
  assert.equal(room.house.members.get('m-3')?.excluded?.until, '2027-03-02T18:00:00Z');
  room.now = Temporal.Instant.from('2027-03-02T18:00:00Z');
  room.both(lift('m-3'));
  room.do({ type: 'OpenTable', table: 7, plays: HOLDEM });
  assert.equal(seated(room, 'm-1'), 'member-merged');
  assert.equal(seated(room, 'm-3'), undefined);
});

const seated = (room: Room, id: string, seat = 9): string | undefined => {
  const player = { type: 'member', id } as const;
  const decision = room.ask({ type: 'SeatPlayer', table: 7, seated: { seat, position: 1, player, role: 'player' } });
  return decision.ok ? undefined : decision.code;
};

test('[CLB-5] who is excluded is not seated, and nobody at the table learns why', () => {
  const room = openRoom();
  room.do(enroll('m-1'));
  assert.equal(seated(room, 'm-1'), undefined);
  room.do(exclude('m-1'));
  assert.equal(seated(room, 'm-1'), 'member-may-not-take-part');
  assert.equal(seated(room, 'somebody'), undefined, 'who is in no club plays as before');
  const refusal = room.refused({
    type: 'SeatPlayer',
    table: 7,
    seated: { seat: 9, position: 1, player: { type: 'member', id: 'm-1' }, role: 'player' },
  });
  assert.match(refusal.clause, /4 CCR 12463-12464/);
  assert.doesNotMatch(refusal.message, /exclu/i);
});

test('[CLB-5] a jackpot hand of somebody excluded since is not paid; the prize is forfeited and held, to the cent', () => {
  const room = openRoom();
  room.do(enroll('m-1'));
  room.do({ type: 'LeaveSeat', table: 7, seat: 1, position: 1 });
  const player = { type: 'member', id: 'm-1' } as const;
  room.do({ type: 'SeatPlayer', table: 7, seated: { seat: 1, position: 1, player, role: 'player' } });
  room.do({ type: 'StartGame', table: 7, pot: dollars(60) });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: BEAT, row: 'four-of-a-kind>=2' });
  room.both({ type: 'VerifyHands', table: 7, activity: BEAT, seen: BEATEN_TENS, seal: 'S-1', ...CHECKED });
  const own = [...room.house.awards.values()].filter(award => award.player === 'm-1');
  assert.ok(own.length > 0, 'the member has won');
  const { award } = own[0]!;
  const owed = room.balance(`prizes-payable:${BEAT}`);
  room.do(exclude('m-1'));
  assert.equal(code(room, { type: 'ShowId', award }), 'member-may-not-take-part');
  assert.equal(code(room, { type: 'PayAward', award, method: 'cage', formsDone: true }), 'member-may-not-take-part');
  room.do({ type: 'LetTimePass' });
  const forfeited = room.events.filter(event => event.type === 'AwardForfeited');
  assert.deepEqual(forfeited, [{ type: 'AwardForfeited', award, to: { type: 'held' }, why: 'excluded' }]);
  assert.equal(room.balance(`prizes-payable:${BEAT}`), owed, 'it went back to no player');
  room.do({ type: 'LetTimePass' });
  assert.equal(room.events.filter(event => event.type === 'AwardForfeited').length, 1, 'once');
});

const drumOf = (room: Room) => {
  const promotion = room.house.promotions.get(CASH) as Extract<Promotion, { mechanism: 'drawing' }>;
  return promotion.state;
};
const onDrum = (command: object): HouseCommand =>
  ({ type: 'RunPromotion', promotion: CASH, mechanism: 'drawing', command }) as HouseCommand;

test('[CLB-5] a ticket of an excluded person does not win, and no new one is issued', () => {
  const room = promotionRoom(CASH_OFFERING);
  room.both(opening(CASH, 'drawing', DRUM));
  room.do(enroll('ana'));
  room.do(exclude('ana'));
  room.do(onDrum({ type: 'OpenDrawing', count: 1 }));
  room.both(onDrum({ type: 'DrawEntry', ticket: 'm1' }));
  const moved = room.events.filter(event => event.type === 'PromotionMoved' && event.mechanism === 'drawing');
  const drawn = moved.flatMap(({ events }): readonly EventIn<'drawing'>[] => events);
  assert.ok(drawn.some(event => event.type === 'DrawnInVain' && event.why === 'not-eligible'));
  assert.ok(!drumOf(room).entries.has('m1') || drumOf(room).open?.drawn === undefined);
  const ticket = {
    type: 'IssueTickets',
    player: 'ana',
    tickets: ['n1'],
    earned: { type: 'seat', postedAt: room.now.toString(), table: 7 },
  };
  assert.equal(code(room, onDrum(ticket)), 'member-may-not-take-part');
});

test('[CLB-5] the computer gives somebody excluded no chance in a draw', () => {
  const room = promotionRoom(CASH_OFFERING);
  room.both(opening(CASH, 'drawing', { ...DRUM, byComputer: true }));
  room.do(enroll('ana'));
  room.do(exclude('ana'));
  room.do(onDrum({ type: 'OpenDrawing', count: 1 }));
  room.both({ type: 'CommitDraw', promotion: CASH });
  const committed = room.events.find(event => event.type === 'DrawCommitted');
  assert.deepEqual(
    committed?.entries.map(([ticket]) => ticket),
    ['m2', 'm3'],
  );
});

test('[CLB-5] no coupon is given to somebody excluded, and a voucher from before is not swapped', () => {
  const room = promotionRoom(COUPONS_OFFERING);
  room.do(opening(COUPONS, 'instrument', COUPONS_POSTED));
  room.do(enroll('ana'));
  const issue = (holder: string): HouseCommand =>
    ({
      type: 'RunPromotion',
      promotion: COUPONS,
      mechanism: 'instrument',
      command: {
        type: 'IssueInstruments',
        ids: [`c-${holder}`],
        kind: 'free-play',
        face: dollars(10),
        holder,
        isMultiPlay: false,
      },
    }) as HouseCommand;
  room.do(issue('ana'));
  room.do(exclude('ana'));
  const swap = { type: 'SwapVoucher', id: 'c-ana' };
  const swapping = { type: 'RunPromotion', promotion: COUPONS, mechanism: 'instrument', command: swap } as HouseCommand;
  assert.equal(code(room, swapping), 'member-may-not-take-part');
  assert.equal(code(room, issue('ana')), 'member-may-not-take-part');
});

test('[CLB-12] [CLB-4] a member sees what every merged card has, and hands in picks once as one person', () => {
  const room = promotionRoom(CASH_OFFERING, FOOTBALL_OFFERING);
  room.both(opening(CASH, 'drawing', DRUM));
  room.do(opening(FOOTBALL, 'contest', { games: ['Raiders at Chiefs'], deadline: '2026-03-08T16:30:00Z' }));
  for (const member of ['ana', 'ben', 'dot']) room.do(enroll(member));
  const picks = { 'Raiders at Chiefs': 'Chiefs' };
  const submit = (player: string): HouseCommand => ({
    type: 'RunPromotion',
    promotion: FOOTBALL,
    mechanism: 'contest',
    command: {
      type: 'SubmitEntry',
      player,
      picks,
      guess: [24, 17],
    },
  });
  room.do(submit('ana'));
  room.both(merge('ana', 'ben'));
  const account = accountView(room.house, idsOf(room.house.members, 'ben'), room.now);
  assert.deepEqual(
    account.drawings.map(({ own, all }) => [own, all]),
    [[2, 3]],
  );
  assert.deepEqual(account.contests[0]?.entry, { number: 1, picks, guess: [24, 17], at: room.now.toString() });
  assert.equal(account.contests[0]?.objection?.code, 'entered-before');
  assert.equal(code(room, submit('ben')), 'entered-before');
  const ofDot = () => accountView(room.house, ['dot'], room.now).contests[0];
  assert.deepEqual([ofDot()?.entry, ofDot()?.objection], [undefined, undefined]);
  room.do(submit('dot'));
  assert.equal(ofDot()?.entry?.number, 2);
  const late = accountView(room.house, ['eve'], Temporal.Instant.from('2026-03-08T16:30:01Z'));
  assert.equal(late.contests[0]?.objection?.code, 'entry-too-late');
});

test('[CLB-8] only those are mailed who agreed and are neither excluded, merged nor erased', () => {
  const room = clubOf('m-1', 'm-2', 'm-3', 'm-4', 'm-5');
  room.do({ type: 'ChangeMember', member: 'm-1', idPaper: 'passport', mayMail: false });
  room.do(exclude('m-2'));
  room.both(merge('m-3', 'm-5'));
  room.both(erase('m-4'));
  const mailed = [...room.house.members.values()].filter(mayBeMailed).map(({ member }) => member);
  assert.deepEqual(mailed, ['m-5']);
});

test('[CLB-10] after the fifth wrong PIN no PIN is looked at for a while; a new one from the desk ends it', () => {
  const room = clubOf('m-1');
  const fail: HouseCommand = { type: 'FailMemberSignOn', station: 'kiosk-1', member: 'm-1' };
  const signOn: HouseCommand = { type: 'SignOnMember', station: 'kiosk-1', member: 'm-1' };
  for (let tries = 0; tries < 4; tries++) room.do(fail);
  room.do(signOn);
  for (let tries = 0; tries < 5; tries++) room.do(fail);
  assert.equal(code(room, signOn), 'member-waits');
  room.do({ type: 'SetMemberPin', member: 'm-1' });
  room.do(signOn);
  room.do({ type: 'FailMemberSignOn', station: 'kiosk-1' });
  assert.equal(room.house.members.get('m-1')?.failures, 0, 'an unknown card is nobody');
  room.do(exclude('m-1'));
  assert.equal(code(room, signOn), 'member-may-not-take-part');
});

test('[HSE-16] a house with a club is the same to the byte when it is read back', () => {
  const room = clubOf('m-1', 'm-2');
  room.do(exclude('m-1', '2027-03-02T18:00:00Z'));
  room.both(merge('m-1', 'm-2'));
  const text = houseText(room.house);
  assert.equal(houseText(houseFrom(SETTINGS, text)), text);
});
