import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HouseView } from '#core/house';
import { cents, dollars } from '#core/money';
import { wholeOffering } from '#core/rulebook';
import { type DeskView, type OfferingView, type PromotionView, type Topic, touchedBy, viewOf } from '#core/views';
import { RULEBOOK } from '../rulebook/index.ts';
import { seats, setFloor } from './house/floor.ts';
import {
  CASH,
  CASH_OFFERING,
  DRUM,
  opening,
  POTS,
  POTS_OFFERING,
  promotionRoom,
  SPIN,
  spinsWonBy,
} from './house/promotions.ts';
import { offeringOf, type Room } from './house/room.ts';
import { asking } from './walks/walk.ts';

const partOf = <Part>(house: HouseView, topic: Topic, key: string): Part => viewOf(topic).part(house, key) as Part; // By its topic.

const deskOf = <Type extends DeskView['type']>(room: Room, key: string, type: Type) => {
  const { desk } = partOf<PromotionView>(room.house, 'promotions', key);
  assert.equal(desk.type, type);
  return desk as Extract<DeskView, { type: Type }>;
};

const [CARDS, DEALER, CARS] = ['wheel-of-cards', 'beat-the-dealer', 'car-drawing'] as const;

test('[PRO-1] an offering says what can be opened under it at the desk, by the version that is offered', () => {
  const opensOf = (id: string, charts?: readonly string[]) => {
    const room = promotionRoom(offeringOf(id, charts === undefined ? {} : { charts }));
    return partOf<OfferingView>(room.house, 'offerings', id).opens.map(({ mechanism }) => mechanism);
  };
  assert.deepEqual(opensOf(SPIN), ['drawing', 'wheel']);
  assert.deepEqual(opensOf(CARDS, ['A']), ['table-drawing']);
  assert.ok(opensOf(CARDS, ['B']).includes('card-wheel') && opensOf(CARDS, ['B']).includes('drawing'));
  assert.ok(!opensOf(CARDS, ['B']).includes('table-drawing'));
});

test('[PRO-1] every activity that is run at the desk has something to open', () => {
  const elsewhere = ['bonus-hand', 'bad-beat', 'tournament'];
  for (const activity of RULEBOOK.filter(({ mechanism }) => !elsewhere.includes(mechanism))) {
    const room = promotionRoom();
    room.do({ type: 'AnnounceOffering', offering: wholeOffering(activity), tables: 'all' });
    const { opens } = partOf<OfferingView>(room.house, 'offerings', activity.id);
    assert.ok(opens.length > 0, activity.id);
  }
});

test('[WHL-6] the wheel of cards shows its spinner, the cards so far and what each hand pays', () => {
  const room = promotionRoom(offeringOf(CARDS, { charts: ['B'] }));
  room.do(opening(CARDS, 'card-wheel', { prizes: { pair: dollars(100) }, valueAwards: ['logo cap'] }));
  room.both(opening(CARDS, 'drawing', spinsWonBy('ana'), 'drum'));
  const ask = asking(CARDS, 'card-wheel');
  assert.equal(deskOf(room, CARDS, 'card-wheel').player, undefined);
  room.do(ask({ type: 'StepUp', player: 'ana' }));
  room.both(ask({ type: 'Spin', shown: 'Jh' }));
  room.both(ask({ type: 'Spin', shown: 'logo cap' }));
  const { player, turn, cards, prizes, spinners } = deskOf(room, CARDS, 'card-wheel');
  assert.deepEqual([player, turn.cards, turn.valueAwards, turn.spins], ['ana', ['Jh'], ['logo cap'], 2]);
  assert.deepEqual([cards, prizes, spinners], [5, { pair: dollars(100) }, 1]);
});

test('[LAD-5] a ladder shows what each step holds, and where the winner is', () => {
  const room = promotionRoom(offeringOf(DEALER, { prizes: { drawing: dollars(500) } }));
  const stake = { type: 'money', amount: dollars(500) } as const;
  room.do(opening(DEALER, 'gamble-up', { player: 'ana', stake }));
  const { steps, results } = deskOf(room, DEALER, 'gamble-up');
  assert.deepEqual(
    steps.map(({ multiple, holds }) => [multiple, holds]),
    [
      [1, dollars(500)],
      [2, dollars(1_000)],
      [4, dollars(2_000)],
      [10, dollars(5_000)],
    ],
  );
  assert.deepEqual(results, ['player', 'banker', 'tie', 'dragon-7']);
  room.both(asking(DEALER, 'gamble-up')({ type: 'CallHand', call: 'banker', result: 'banker' }));
  assert.equal(deskOf(room, DEALER, 'gamble-up').contest.multiple, 2);
});

test('[CAR-1] a giveaway knows who won a pass, as soon as the drawing has given one', () => {
  const room = promotionRoom(offeringOf(CARS, { charts: ['A'], settings: { weeks: [4] } }));
  const win = { ticket: 't1', player: 'ana', prize: { what: 'pass' }, drawing: 1, at: room.now.toString() };
  const takenOver = { entries: [], wins: [win], carried: cents(0) };
  room.do(opening(CARS, 'car-giveaway', {}, 'the keys'));
  assert.deepEqual(deskOf(room, 'the keys', 'car-giveaway').passes, []);
  room.both(opening(CARS, 'drawing', { takenOver }));
  assert.deepEqual(deskOf(room, 'the keys', 'car-giveaway').passes, ['ana']);
});

test('[FED-2] a prize won in a drawing touches the second stage, which is another promotion', () => {
  const win = {
    type: 'PrizeWon',
    ticket: 't1',
    player: 'ana',
    prize: { what: 'pass' },
    drawing: 1,
    at: '',
    isOut: true,
  };
  const moved = { promotion: CARS, activity: CARS, mechanism: 'drawing', at: '', by: 'pam', bookings: [] } as const;
  const touches = (events: readonly object[]) =>
    touchedBy({ type: 'PromotionMoved', ...moved, events } as unknown as Parameters<typeof touchedBy>[0]);
  const isAll = ({ topic, key }: ReturnType<typeof touchedBy>[number]) => topic === 'promotions' && key === undefined;
  assert.ok(touches([win]).some(isAll));
  assert.ok(!touches([{ type: 'TicketsIssued', player: 'ana', tickets: ['t1'] }]).some(isAll));
});

test('[DRW-2] a drawing says by which ways entries come, and which verified hands wait for their tickets', () => {
  const room = promotionRoom(CASH_OFFERING);
  room.both(opening(CASH, 'drawing', DRUM));
  const { ways, entries, hasSecondStage } = deskOf(room, CASH, 'drawing');
  assert.deepEqual(
    ways.map(({ type }) => type),
    ['hand', 'seat'],
  );
  assert.deepEqual([entries, hasSecondStage], [3, false]);
  const [hand] = ways;
  assert.ok(hand?.type === 'hand' && hand.owed.length === 0);
});

test('[SPL-2] a splash says what goes in, how many tables are posted, and who won what', () => {
  const room = promotionRoom(POTS_OFFERING);
  room.do(opening(POTS, 'splash-pot', { splash: { type: 'money', amount: dollars(100) } }));
  setFloor(room, { 7: { dealtIn: seats(6) } });
  assert.deepEqual(
    [deskOf(room, POTS, 'splash-pot').count, deskOf(room, POTS, 'splash-pot').splash],
    [1, { type: 'money', amount: dollars(100) }],
  );
  room.both(
    asking(
      POTS,
      'splash-pot',
    )({
      type: 'SplashPots',
      draws: [7],
      hands: [{ table: 7, pot: dollars(40), winners: [2, 5] }],
      count: 1,
    }),
  );
  assert.deepEqual(
    deskOf(room, POTS, 'splash-pot').last?.payouts.map(({ seat, amount }) => [seat, amount]),
    [
      [2, dollars(70)],
      [5, dollars(70)],
    ],
  );
});
