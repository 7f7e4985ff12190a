import assert from 'node:assert/strict';
import fc from 'fast-check';
import { emptyHouse, evolveHouse, type HouseCommand, type HouseEvent, houseFrom, houseText } from '#core/house';
import { cents, dollars } from '#core/money';
import { openPromotions, PROMOTION_COMMANDS, PROMOTION_OFFERINGS } from './random-promotions.ts';
import {
  actor,
  BEAT,
  BEAT_OFFERING,
  BEATEN_TENS,
  BONUS,
  BONUS_OFFERING,
  CHECKED,
  HOLDEM,
  NOTHING_SEEN,
  QUADS_SEEN,
  ROYAL_SEEN,
  Room,
  SENSOR,
  SENSOR_OFFERING,
  SETTINGS,
  ULTIMATE,
} from './room.ts';

/** What somebody might press at any moment, sensible or not, and how many minutes later. */
export type Press = { readonly command: HouseCommand; readonly people: readonly string[]; readonly minutes: number };

const TABLES = [7, 8] as const;
const OFFERINGS = [BONUS_OFFERING, BEAT_OFFERING, SENSOR_OFFERING];
const ROWS: Readonly<Record<string, readonly string[]>> = {
  [BONUS]: ['royal-flush', 'straight-flush', 'four-of-a-kind'],
  [BEAT]: ['four-of-a-kind>=2'],
  [SENSOR]: ['hands/1', 'hands/3', 'hands/4'],
};

const table = fc.constantFrom(...TABLES);
const seat = fc.integer({ min: 1, max: 6 });
const activity = fc.constantFrom(BONUS, BEAT, SENSOR);
const award = fc.integer({ min: 1, max: 40 });
const method = fc.constantFrom('tray', 'cage', 'check');
const reason = fc.constant('by chance');
const plays = fc.constantFrom(HOLDEM, ULTIMATE, { ...HOLDEM, isLive: false });
const space = fc.constantFrom('player', 'player-dealer');
const lit = fc.record({ seat, position: fc.constant(1), activity, space });
const seen = fc.constantFrom(BEATEN_TENS, NOTHING_SEEN, ROYAL_SEEN, QUADS_SEEN);

const COMMANDS: readonly [weight: number, command: fc.Arbitrary<HouseCommand>][] = [
  [2, fc.record({ type: fc.constant('OpenTable'), table, plays })],
  [1, fc.record({ type: fc.constant('ChangeGame'), table, plays })],
  [1, fc.record({ type: fc.constant('CloseTable'), table })],
  [
    4,
    fc.record({
      type: fc.constant('SeatPlayer'),
      table,
      seated: fc.record({
        seat,
        position: fc.constant(1),
        player: fc.constant({ type: 'anonymous' as const }),
        role: fc.constantFrom('player', 'proposition-player'),
      }),
    }),
  ],
  [1, fc.record({ type: fc.constant('LeaveSeat'), table, seat, position: fc.constant(1) })],
  [4, fc.record({ type: fc.constant('LightSeat'), table, lit })],
  [1, fc.record({ type: fc.constant('ClearSeat'), table, lit })],
  [
    1,
    fc.record({
      type: fc.constant('AnnounceOffering'),
      offering: fc.constantFrom(...OFFERINGS),
      tables: fc.constant('all'),
    }),
  ],
  [1, fc.record({ type: fc.constant('StartOffering'), activity })],
  [1, fc.record({ type: fc.constant('PauseOffering'), activity, reason })],
  [2, fc.record({ type: fc.constant('ResumeOffering'), activity })],
  [1, fc.record({ type: fc.constant('EndOffering'), activity, reason })],
  [
    1,
    fc.record({
      type: fc.constant('RaisePool'),
      activity,
      pool: fc.constant('main'),
      amount: fc.nat(50_000).map(cents),
    }),
  ],
  [10, fc.record({ type: fc.constant('StartGame'), table, pot: fc.constant(dollars(60)) })],
  [4, fc.record({ type: fc.constant('StartGame'), table, playerDealer: fc.constant(4) })],
  [6, fc.record({ type: fc.constant('GameOver'), table })],
  [
    10,
    fc.record({ table, seat, activity, place: fc.nat(2) }).map(({ place, ...at }) => ({
      type: 'CallHand',
      ...at,
      row: ROWS[at.activity]![place % ROWS[at.activity]!.length]!,
    })),
  ],
  [8, fc.record({ table, activity, seen }).map(at => ({ type: 'VerifyHands', ...at, seal: 'S-1', ...CHECKED }))],
  [2, fc.record({ type: fc.constant('RefuseHands'), table, activity, reason })],
  [4, fc.record({ type: fc.constant('AgreeToReview'), review: fc.integer({ min: 1, max: 8 }) })],
  [1, fc.record({ type: fc.constant('RejectReview'), review: fc.integer({ min: 1, max: 8 }), reason })],
  [4, fc.record({ type: fc.constant('ShowId'), award })],
  [1, fc.record({ type: fc.constant('PrintSlip'), award })],
  [5, fc.record({ type: fc.constant('PayAward'), award, method, formsDone: fc.boolean() })],
  [1, fc.record({ type: fc.constant('ReimburseTray'), table })],
  [2, fc.record({ type: fc.constant('BackOutPayment'), award, reason })],
  [2, fc.record({ type: fc.constant('BackOutAward'), award, reason })],
  [2, fc.record({ type: fc.constant('BackOutFees'), table, reason })],
  [2, fc.record({ type: fc.constant('DropBox'), table, activity })],
  [
    2,
    fc.record({
      type: fc.constant('CountDrop'),
      drop: fc.integer({ min: 1, max: 6 }),
      counted: fc.nat(2_000).map(cents),
    }),
  ],
  [3, fc.constant({ type: 'LetTimePass' })],
  [2, fc.constant({ type: 'CloseGamingDay' })],
  [1, fc.record({ type: fc.constant('ReimburseHouse'), activity })],
  [1, fc.record({ type: fc.constant('TakeOutOfService'), table, reason })],
  [2, fc.record({ type: fc.constant('ReturnToService'), table })],
  [1, fc.record({ type: fc.constantFrom('CallFloor', 'AnswerFloor'), table })],
  ...PROMOTION_COMMANDS,
] as const;

export const presses = (longest: number): fc.Arbitrary<readonly Press[]> =>
  fc.array(
    fc.record({
      command: fc.oneof(...COMMANDS.map(([weight, arbitrary]) => ({ weight, arbitrary }))),
      people: fc.constantFrom(['ann'], ['bo'], ['ann', 'bo'], ['bo', 'ann']),
      minutes: fc.constantFrom(0, 1, 20, 600, 50_000),
    }),
    { maxLength: longest, size: 'max' },
  );

/** A room in full swing, so that chance finds something to do. */
const busyRoom = (): Room => {
  const room = new Room();
  const all = [...OFFERINGS, ...PROMOTION_OFFERINGS];
  for (const offering of all) room.do({ type: 'AnnounceOffering', offering, tables: 'all' });
  room.now = room.now.add({ minutes: 1 });
  for (const { activity } of all) room.do({ type: 'StartOffering', activity });
  openPromotions(room);
  for (const [number, game] of [
    [7, HOLDEM],
    [8, ULTIMATE],
  ] as const) {
    room.do({ type: 'OpenTable', table: number, plays: game });
    for (const place of [1, 2, 3, 4, 5, 6]) {
      const player = { type: 'anonymous' } as const;
      room.do({ type: 'SeatPlayer', table: number, seated: { seat: place, position: 1, player, role: 'player' } });
    }
  }
  return room;
};

/**
 * Presses everything in turn. The room looks at the books after each event; here we look at the meters, and at the end
 * at the replay. Answers how many commands were done and events came of them, by name.
 */
export const pressAll = (
  all: readonly Press[],
  afterEach: (room: Room, events: readonly HouseEvent[]) => void = () => undefined,
): ReadonlyMap<string, number> => {
  const room = busyRoom();
  const done = new Map<string, number>();
  for (const { command, people, minutes } of all) {
    room.now = room.now.add({ minutes });
    const [first, other] = people;
    const asked = { actor: actor(first!), ...(other === undefined ? {} : { second: actor(other) }) };
    const aimed = aim(room, command);
    if (!room.ask(aimed, asked).ok) continue;
    const before = new Map(room.house.funds);
    const events = room.do(aimed, asked);
    for (const name of [command.type, ...events.map(({ type }) => type)]) done.set(name, (done.get(name) ?? 0) + 1);
    requireMeters(before, room, events);
    afterEach(room, events);
  }
  const replayed = room.events
    .map(event => JSON.parse(JSON.stringify(event)) as HouseEvent)
    .reduce(evolveHouse, emptyHouse(SETTINGS));
  assert.equal(houseText(replayed), houseText(room.house), 'replay is not the live house');
  assert.equal(
    houseText(houseFrom(SETTINGS, houseText(room.house))),
    houseText(room.house),
    'a snapshot lost something',
  );
  return done;
};

/** Chance alone seldom names something that is there: every other number means one of those. */
const aim = (room: Room, command: HouseCommand): HouseCommand => {
  const { awards, reviews, drops, calls } = room.house;
  if ('award' in command) return { ...command, award: oneOf(awards, command.award) };
  if ('review' in command) return { ...command, review: oneOf(reviews, command.review) };
  if ('drop' in command) return { ...command, drop: oneOf(drops, command.drop) };
  const [called] = calls.values();
  const isForCalls = command.type === 'VerifyHands' || command.type === 'RefuseHands';
  if (!isForCalls || called === undefined) return command;
  return { ...command, table: called.table, activity: called.activity };
};

const oneOf = (known: ReadonlyMap<number, unknown>, number: number): number =>
  number % 2 === 0 ? ([...known.keys()][number % Math.max(1, known.size)] ?? number) : number;

/** REG-M1: a meter goes down only when it is won or locked for a win, or backed out. */
const MAY_LOWER = ['lock', 'award', 'back-out'];

const requireMeters = (
  before: ReadonlyMap<string, { readonly pools: Readonly<Record<string, number>> }>,
  room: Room,
  events: readonly HouseEvent[],
) => {
  const reasons = events.flatMap(event =>
    event.type === 'FundMoved' || event.type === 'FundAdjusted' ? [event.cause.why] : [],
  );
  if (reasons.some(why => MAY_LOWER.includes(why))) return;
  for (const [name, { pools }] of before) {
    for (const [key, was] of Object.entries(pools)) {
      assert.ok(room.meter(name, key) >= was, `the meter ${key} of ${name} fell from ${was} by ${reasons.join()}`);
    }
  }
};
