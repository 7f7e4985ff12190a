import assert from 'node:assert/strict';
import type { Actor, HouseCommand } from '#core/house';
import { dollars } from '#core/money';
import {
  BOARD,
  BOARD_OFFERING,
  CASH,
  CASH_OFFERING,
  COUPONS,
  COUPONS_OFFERING,
  COUPONS_POSTED,
  DRUM,
  opening,
  SPIN,
  SPIN_OFFERING,
  spinsWonBy,
  WHEEL,
} from '../house/promotions.ts';
import {
  BEATEN_TENS,
  BONUS,
  CHECKED,
  NAMED,
  offeringOf,
  ROYAL_SEEN,
  SENSOR,
  SENSOR_OFFERING,
  ULTIMATE,
} from '../house/room.ts';
import { asked, clock, openFloor } from '../runtime/floor.ts';
import { asking } from '../walks/walk.ts';
import type { Served } from './server.ts';

/** A third fee at a table is one too many. */
export const BOUNDS = { feesMax: 2, roundSecondsMin: 0 };

const EVENT = 'GETR-000056';
const OFFERINGS = [
  SENSOR_OFFERING,
  CASH_OFFERING,
  COUPONS_OFFERING,
  SPIN_OFFERING,
  BOARD_OFFERING,
  offeringOf(EVENT, {}),
];
const HOLDS = { pools: { main: dollars(25_000) }, reserve: dollars(20_000), advance: dollars(0) };
const STRUCTURE = {
  buyIn: dollars(100),
  entryFee: dollars(20),
  payout: { type: 'percent', percents: [70, 30] },
} as const;
const seated = (seat: number) => ({ seat, position: 1, player: { type: 'anonymous' }, role: 'player' }) as const;
const fee = (table: number, seat: number) =>
  ({ type: 'LightSeat', table, lit: { seat, position: 1, activity: SENSOR, space: 'player' } }) as const;

const SET_UP: readonly HouseCommand[] = [
  { type: 'TakeOverFund', activity: SENSOR, holds: HOLDS },
  ...OFFERINGS.map(({ activity }) => ({ type: 'StartOffering', activity }) as const),
  ...[8, 9].flatMap((table): readonly HouseCommand[] => [
    { type: 'OpenTable', table, plays: ULTIMATE },
    ...[1, 2, 3, 4].map(seat => ({ type: 'SeatPlayer', table, seated: seated(seat) }) as const),
  ]),
  opening(CASH, 'drawing', DRUM),
  opening(COUPONS, 'instrument', COUPONS_POSTED),
  opening(SPIN, 'wheel', WHEEL),
  opening(BOARD, 'high-hand', { from: '2026-03-02T10:00', to: '2026-03-02T12:00' }),
  opening(EVENT, 'tournament', { structure: STRUCTURE }),
];

const PLAYED: readonly HouseCommand[] = [
  { type: 'PostNotice', words: 'Closed at six' },
  { type: 'ReadSettings', values: { sealFrom: '50000' } },
  { type: 'StartGame', table: 1, pot: dollars(60) },
  { type: 'DropBox', table: 1, activity: BONUS },
  { type: 'AskSecond', command: { type: 'CountDrop', drop: 1, counted: dollars(1) } },
  asking(BOARD, 'high-hand')({ type: 'PostHand', table: 1, seen: BEATEN_TENS, ...NAMED, ...CHECKED }),
  asking(
    COUPONS,
    'instrument',
  )({
    type: 'IssueInstruments',
    ids: ['c-1'],
    kind: 'match-play',
    face: dollars(25),
    holder: 'ana',
    expires: '2026-03-05T12:00:00-08:00',
    isMultiPlay: false,
  }),
  asking(CASH, 'drawing')({ type: 'OpenDrawing' }),
  asking(CASH, 'drawing')({ type: 'DrawEntry', ticket: 'm2' }),
  opening(SPIN, 'drawing', spinsWonBy('ana'), 'spins'),
  asking(SPIN, 'wheel')({ type: 'StepUp', player: 'ana' }),
  asking(SPIN, 'wheel')({ type: 'Spin', rest: 1, rotations: 3 }),
  asking(EVENT, 'tournament')({ type: 'OpenSignUps' }),
];

/** Every reason to wait for the floor: a call of the dealer, an alarm, called hands, a review, claims. */
const WAITED: readonly HouseCommand[] = [
  { type: 'CallFloor', table: 2 },
  ...[1, 2, 3].map(seat => fee(9, seat)),
  ...[1, 2].map(seat => fee(8, seat)),
  { type: 'StartGame', table: 8, playerDealer: 4 },
  { type: 'CallHand', table: 8, seat: 1, activity: SENSOR, row: 'hands/1' },
  { type: 'VerifyHands', table: 8, activity: SENSOR, seen: ROYAL_SEEN, seal: 'S-1', ...CHECKED },
  { type: 'AgreeToReview', review: 1 },
];

const [ANN, BO] = [
  { id: 'ann', role: 'floor' },
  { id: 'bo', role: 'floor' },
];
/** The person who does it, where it is not two together. */
const BY: Partial<Record<HouseCommand['type'], Actor>> = {
  VerifyHands: ANN,
  AgreeToReview: BO,
  AskSecond: ANN,
  LightSeat: { id: 'sensor-9', role: 'sensor' },
};

/** Plays until there is something of every topic; `afterEach` is waited for. */
export const playEverything = async ({ house }: Served, afterEach: () => Promise<void>): Promise<void> => {
  let sent = 0;
  const does = async (command: HouseCommand): Promise<void> => {
    const by = BY[command.type];
    const people = by === undefined ? { actor: ANN, second: BO } : { actor: by };
    const handled = await house.handle(command, { ...asked(`2-${sent++}`), ...people });
    assert.ok(handled.ok, handled.ok ? '' : `${command.type}: ${handled.message}`);
    await afterEach();
  };
  await openFloor(house, 2);
  for (const offering of OFFERINGS) await does({ type: 'AnnounceOffering', offering, tables: 'all' });
  clock.now = clock.now.add({ minutes: 1 });
  for (const command of [...SET_UP, ...PLAYED, ...WAITED]) await does(command);
  const { awards } = house.state!; // It is in service.
  for (const { award, claim } of awards.values()) {
    if (claim.state === 'awaiting-id') await does({ type: 'ShowId', award });
  }
  const fromTray = awards.values().find(({ seat }) => seat === 2)!; // Four nines, below $600.
  await does({ type: 'PayAward', award: fromTray.award, method: 'tray', formsDone: true });
  await does({ type: 'DrawPlan', tables: [{ table: 8, across: 0, down: 0, seats: 6, opens: true, plays: ULTIMATE }] });
  await does({ type: 'CountVault', counted: dollars(90_000) });
};
