import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCOUNT, accountKey } from '#core/ledger';
import { dollars } from '#core/money';
import type { Offering, PostedThing } from '#core/rulebook';
import { emptyOffering, thingPlacesOf, wholeOffering } from '#core/rulebook';
import { ruleSheet } from '#core/sheet';
import { draftOf, emptyDraft, offeringIn, thingFields } from '#entry/offering';
import { JURISDICTIONS } from '../rulebook/index.ts';
import { activityOf, cards, roomOf } from './house/prize-room.ts';
import { CHECKED, drawing, HOLDEM, offeringOf, Room } from './house/room.ts';

const CAJ = 'ca-asian-jackpot-1';
const REST = [
  { seat: 2, cards: cards('9c 5d') },
  { seat: 6, cards: cards('9h 5d') },
];

/** Two aces of hearts at Blackjack Poker in seat 1, called; and how the floor verifies them. */
const calledAces = (chosen: Partial<Offering>) => {
  const offering = offeringOf(CAJ, { seed: { main: dollars(1_000) }, reseed: { main: dollars(1_000) }, ...chosen });
  const room = roomOf(offering, 'blackjack-poker', [1, 2], 50_000);
  room.do({ type: 'LightSeat', table: 1, lit: { seat: 1, position: 1, activity: CAJ, space: 'player' } });
  room.do({ type: 'StartGame', table: 1, playerDealer: 6 });
  room.do({ type: 'CallHand', table: 1, seat: 1, activity: CAJ, row: 'hands/9' });
  const hands = [{ seat: 1, cards: cards('Ah Ah') }, ...REST];
  const places = [1, 2].map(seat => ({ seat, wager: dollars(10) }));
  const seen = { board: [], dealerCards: [], reachedShowdown: true, hands, places };
  const verify = { type: 'VerifyHands', table: 1, activity: CAJ, seen, seal: 'S-1', ...CHECKED } as const;
  return { room, verify };
};
const gives = (room: Room) => [...room.house.awards.values()].map(award => award.gives);
const held = (room: Room) => Math.abs(room.balance(accountKey(ACCOUNT.payable(CAJ))));

const WATCH: PostedThing = { what: 'Gold watch' };

test('[HG1-B13] [SET-19] merchandise is the prize of a hand: its value is the posted amount, and two people agree to it', () => {
  const { room, verify } = calledAces({ prizes: { 'hands/9': dollars(2_500) }, things: { 'hands/9': WATCH } });
  assert.ok(room.do(verify).some(event => event.type === 'HandsVerified' && event.needsSecond));
  room.do({ type: 'AgreeToReview', review: 1 }, { actor: { id: 'bo', role: 'supervisor' } });
  assert.deepEqual(gives(room), [{ type: 'goods', what: 'Gold watch', value: dollars(2_500) }]);
  // The money behind it waits in the books until it is handed over.
  assert.equal(held(room), dollars(2_500));
  room.do({ type: 'ShowId', award: 1 });
  assert.equal(room.refused({ type: 'PayAward', award: 1, method: 'cage' }).code, 'method-not-fitting');
  assert.equal(room.refused({ type: 'PayAward', award: 1, method: 'handed-over' }).code, 'form-first');
  const [paid] = room.do({ type: 'PayAward', award: 1, method: 'handed-over', formsDone: true });
  assert.equal(paid?.type === 'AwardPaid' && paid.amount, 0);
  assert.equal(held(room), 0);
});

test('[HG1-B13] “and/or a combination of any listed prize”: a thing and the rest in money are two awards of one hand', () => {
  const { room, verify } = calledAces({
    prizes: { 'hands/9': dollars(1_000) },
    things: { 'hands/9': { what: 'Television', value: dollars(400) } },
  });
  room.both(verify);
  const [thing, money] = gives(room);
  assert.deepEqual(thing, { type: 'goods', what: 'Television', value: dollars(400) });
  assert.equal(money?.type === 'money' && money.amount, dollars(600));
  for (const award of [1, 2]) room.do({ type: 'ShowId', award });
  room.do({ type: 'PayAward', award: 2, method: 'cage' });
  room.both({ type: 'BackOutAward', award: 1, reason: 'the television was broken' });
  assert.equal(held(room), 0);
});

test('[HG1-B13] a multiplied prize adds money to the thing', () => {
  const { room, verify } = calledAces({
    prizes: { 'hands/9': dollars(500) },
    things: { 'hands/9': WATCH },
    multiplier: 3,
    multiplierIn: { hours: [{ days: ['Monday'], hours: 'all-day' }] },
  });
  room.both(verify);
  const [thing, money] = gives(room);
  assert.deepEqual(thing, { type: 'goods', what: 'Gold watch', value: dollars(500) });
  assert.equal(money?.type === 'money' && money.amount, dollars(1_000));
});

test('[HG1-B13] [HG2-31] the form of an offering has a field for each prize that may be a thing', () => {
  const activity = activityOf(CAJ);
  const draft = { ...emptyDraft(activity), things: { 'hands/9': 'Television = $400.00' } };
  const typed = { ...draft.typed, 'prizes.hands/9': '$1,000' };
  const read = offeringIn(activity, emptyOffering(activity), { ...draft, typed });
  assert.ok(read.ok);
  assert.deepEqual(read.value.things, { 'hands/9': { what: 'Television', value: dollars(400) } });
  assert.deepEqual(draftOf(activity, read.value, 'all').things, draft.things);
  assert.ok(thingFields(activity, draft).some(({ key }) => key === 'hands/9'));
});

const QUADS = 'four-of-a-kind-poker';

test('[HG1-B13] [HG1-A13] the table share of Four of a Kind can be a thing for every player dealt in', () => {
  const room = new Room();
  const offering = offeringOf(QUADS, {
    prizes: { winner: dollars(500), table: dollars(25) },
    things: { table: { what: 'Casino cap' } },
  });
  room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  room.do({ type: 'StartOffering', activity: QUADS }, { at: '2026-03-02T18:30:00Z' });
  room.do({ type: 'DrawRank', activity: QUADS }, drawing('Td'));
  room.do({ type: 'OpenTable', table: 7, plays: HOLDEM });
  for (const seat of [1, 2, 3])
    room.do({
      type: 'SeatPlayer',
      table: 7,
      seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
    });
  room.do({ type: 'StartGame', table: 7 });
  room.do({ type: 'CallHand', table: 7, seat: 1, activity: QUADS, row: 'rank/1' });
  const hands = [
    { seat: 1, cards: cards('Tc Th') },
    { seat: 2, cards: cards('Jc Jh') },
    { seat: 3, cards: cards('2c 3d') },
  ];
  const seen = { board: cards('Ts Td 5s 8d Qs'), dealerCards: [], reachedShowdown: true, hands };
  room.both({ type: 'VerifyHands', table: 7, activity: QUADS, seen, seal: 'S-1', ...CHECKED });
  assert.deepEqual(
    [...room.house.awards.values()].map(({ seat, share, gives: given }) => [
      seat,
      share,
      given.type === 'goods' ? given.what : given.type,
    ]),
    [
      [1, undefined, 'money'],
      [2, 'table', 'Casino cap'],
      [3, 'table', 'Casino cap'],
    ],
  );
});

const REFUSED: readonly [why: string, id: string, chosen: Partial<Offering>, code: string][] = [
  ['an approval that pays chips only', 'GEAR-001275', { things: { 'aces/1': { what: 'Car' } } }, 'hand-pays-money'],
  [
    'a thing without a posted value',
    'GEGA-004634',
    { prizes: {}, things: { 'aces/1': { what: 'Jacket' } } },
    'thing-needs-value',
  ],
  [
    'a thing worth more than the posted prize',
    'GEGA-004634',
    { prizes: { 'aces/1': dollars(100) }, things: { 'aces/1': { what: 'Jacket', value: dollars(150) } } },
    'thing-above-prize',
  ],
  [
    'a thing with money where the text says “or merchandise”',
    'GEGA-004634',
    { prizes: { 'aces/1': dollars(200) }, things: { 'aces/1': { what: 'Jacket', value: dollars(150) } } },
    'thing-not-combined',
  ],
];
for (const [why, id, chosen, code] of REFUSED)
  test(`[HG2-31] [SET-19] ${why} is refused`, () => {
    const offering = { ...wholeOffering(activityOf(id)), ...chosen };
    assert.equal(new Room().refused({ type: 'AnnounceOffering', offering, tables: 'all' }).code, code);
  });

test('[HG2-31] cash, chips, or merchandise: 21, 28, 31 and 36 may post a thing, and their sheets name it', () => {
  for (const [id, key] of [
    ['GEGA-004490', 'min/1'],
    ['GEGA-004634', 'aces/1'],
    ['GEAR-001087', 'royal/1'],
    ['GEAR-001123', 'trips/1'],
    ['GEAR-001273', 'royal-flush'],
  ] as const) {
    const activity = activityOf(id);
    const whole = wholeOffering(activity);
    assert.ok(
      thingPlacesOf(activity, whole).some(place => place.key === key),
      `${id}: ${key}`,
    );
    const offering = { ...whole, prizes: { ...whole.prizes, [key]: dollars(500) }, things: { [key]: WATCH } };
    assert.match(
      JSON.stringify(ruleSheet(activity, offering, { times: [], drawings: [], pools: {} }, JURISDICTIONS[0])),
      /Gold watch/,
      id,
    );
  }
});
