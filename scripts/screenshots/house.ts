import type { HouseCommand } from '#core/house';
import { STAFF } from '../../test/api/floor.ts';
import { jsonIn, person, type TestStation } from '../../test/api/server.ts';
import { CHECKED, LiveHouse } from '../../test/e2e/house.ts';
import { BOARD, opening } from '../../test/house/promotions.ts';
import { BEAT, BEATEN_TENS, NAMED, offeringOf, QUADS_SEEN, SENSOR, ULTIMATE } from '../../test/house/room.ts';
import { inHouseTime, OFFERED as OFFERED_BESIDES, PROMOTIONS } from './promotions.ts';
import type { Enroll } from './stage.ts';

export const TOURNAMENTS = 'GETR-000056';
/** Nobody on the usual staff directs tournaments. */
export const TESS = person('tess', 'card-room', 'tournament-director');

/** What is at which table of the house that the pictures are taken in. */
export const TABLES = {
  poker: 7,
  paid: 8,
  bets: 9,
  free: 10,
  stopped: 11,
  called: 12,
  on: 13,
  empty: 14,
  review: 15,
  tray: 16,
};

const lit = (seat: number) => ({ seat, position: 1, activity: SENSOR, space: 'player' }) as const;

const openTable = (table: number, isLive = true): readonly HouseCommand[] => [
  { type: 'OpenTable', table, plays: { ...ULTIMATE, isLive } },
  ...[1, 2, 3, 4].map(
    seat =>
      ({
        type: 'SeatPlayer',
        table,
        seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
      }) as const,
  ),
];

const started = (table: number): readonly HouseCommand[] => [
  ...[1, 2].map(seat => ({ type: 'LightSeat', table, lit: lit(seat) }) as const),
  { type: 'StartGame', table, playerDealer: 4 },
];

const OFFERED = [...OFFERED_BESIDES, offeringOf(TOURNAMENTS, {})];

const OPENED = [
  ...OFFERED.map(({ activity }) => ({ type: 'StartOffering', activity })),
  opening(BOARD, 'high-hand', { from: inHouseTime(-1), to: inHouseTime(1) }),
  // The best hand of table 7 is on the board.
  { type: 'StartGame', table: TABLES.poker, pot: 6_000 },
  {
    type: 'RunPromotion',
    promotion: BOARD,
    mechanism: 'high-hand',
    command: { type: 'PostHand', table: TABLES.poker, seen: BEATEN_TENS, ...CHECKED, ...NAMED },
  },
  // Four nines at table 8, to be paid from its tray.
  ...started(TABLES.paid),
  { type: 'CallHand', table: TABLES.paid, seat: 2, activity: SENSOR, row: 'hands/4' },
  { type: 'VerifyHands', table: TABLES.paid, activity: SENSOR, seen: QUADS_SEEN, seal: 'S-2', ...CHECKED },
  { type: 'ShowId', award: 1 },
  // The tray of table 16 has paid such a hand, and the cage makes it whole.
  ...openTable(TABLES.tray),
  ...started(TABLES.tray),
  { type: 'CallHand', table: TABLES.tray, seat: 2, activity: SENSOR, row: 'hands/4' },
  { type: 'VerifyHands', table: TABLES.tray, activity: SENSOR, seen: QUADS_SEEN, seal: 'S-3', ...CHECKED },
  { type: 'ShowId', award: 2 },
  { type: 'PayAward', award: 2, method: 'tray', formsDone: true },
  { type: 'GameOver', table: TABLES.tray },
  ...[1, 2].map(seat => ({ type: 'LightSeat', table: TABLES.bets, lit: lit(seat) })),
  ...openTable(TABLES.free, false),
  ...openTable(TABLES.stopped),
  { type: 'TakeOutOfService', table: TABLES.stopped, reason: 'The shuffler jams.' },
  ...openTable(TABLES.called),
  ...openTable(TABLES.on),
  ...openTable(TABLES.empty),
  ...openTable(TABLES.review),
  ...PROMOTIONS,
];

/** A house in the middle of an evening, always the same one but for the time. */
export const openHouse = (): Promise<LiveHouse> =>
  LiveHouse.open({
    staff: [TESS],
    settings: {
      isDemo: true,
      signOffAfterMinutes: { floor: 720, keypad: 720, cage: 720, office: 720, promotions: 720, tournament: 720 },
    },
    announced: OFFERED.map(offering => ({
      type: 'AnnounceOffering',
      offering,
      tables: 'all',
    })),
    opened: OPENED as unknown as readonly HouseCommand[], // Cents and cards as they are in JSON.
  });

/** What has just happened when the pictures are taken: a bad beat, of which one share is paid and one can be. */
export const liven = async (enroll: Enroll): Promise<void> => {
  const [first, second] = [await enroll('floor-v', 'floor', STAFF.fay), await enroll('floor-w', 'floor', STAFF.sue)];
  await badBeat(first, second);
  for (const award of [4, 5]) await first.do('/commands', { type: 'ShowId', award });
  const cage = await enroll('cage-v', 'cage', STAFF.cora);
  await cage.do('/commands', { type: 'PayAward', award: 4, method: 'cage', formsDone: true });
};

/** Four tens lose at table 7, verified by one person and agreed to by another. */
export const badBeat = async (first: TestStation, second: TestStation): Promise<void> => {
  await first.do('/commands', { type: 'CallHand', table: TABLES.poker, seat: 1, activity: BEAT, row: BEAT_ROW });
  const verified = { table: TABLES.poker, activity: BEAT, seen: BEATEN_TENS, seal: 'S-4', ...CHECKED };
  await first.do('/commands', { type: 'VerifyHands', ...verified });
  const rows = (jsonIn(await second.get('/reviews'))['rows'] ?? []) as readonly Review[];
  await second.do('/commands', { type: 'AgreeToReview', review: rows.find(row => row.activity === BEAT)?.review });
};

type Review = { readonly review: number; readonly activity: string };

const BEAT_ROW = 'four-of-a-kind>=2';
