import type { HouseView } from '#core/house';
import type { Room, Tour } from './room.ts';
import { SIMULATED } from './stations.ts';

/** What a guest does next: deal, call, verify, agree as second person, pay; then it is paid. */
export const TOUR_STEPS = ['deal', 'call', 'verify', 'agree', 'pay', 'paid'] as const;
export type TourStep = (typeof TOUR_STEPS)[number];

export type TourState = {
  readonly table: number;
  readonly step: TourStep;
  /** What is on the table for the floor to enter: four twos beaten by four nines. */
  readonly cards: { readonly board: string; readonly beaten: SeatCards; readonly winner: SeatCards };
};
type SeatCards = { readonly seat: number; readonly cards: string };

/** Limit hold'em, where a bad beat can be called. */
const TABLES = [1, 2, 3, 4];
const SEATED = 7;
/** After that the simulation plays on; a guest can start again. */
const LASTS_MS = 30 * 60_000;

const [BOARD, BEATEN, WINNER] = ['2c 2d 9h 9s 5c', '2h 2s', '9c 9d'];

export const tourOn = ({ tour, now }: Pick<Room, 'tour' | 'now'>): Tour | undefined =>
  tour.current !== undefined && now().epochMilliseconds - tour.current.startedAt < LASTS_MS ? tour.current : undefined;

export const isOnTour = (room: Pick<Room, 'tour' | 'now'>, table: number | undefined): boolean =>
  table !== undefined && tourOn(room)?.table === table;

/** Takes a table between two rounds, and seats enough players there. */
export const startTour = async (room: Room): Promise<TourState | undefined> => {
  const house = room.view();
  if (house === undefined) return undefined;
  const isFree = (number: number): boolean => {
    const table = house.tables.get(number);
    return table?.openedAt !== undefined && [...house.calls.values()].every(call => call.table !== number);
  };
  const rests = TABLES.filter(number => isFree(number) && house.tables.get(number)?.round === undefined);
  const table = rests[0] ?? TABLES.find(isFree);
  if (table === undefined) return undefined;
  room.tour.current = { table, startedAt: room.now().epochMilliseconds };
  const taken = new Set(house.tables.get(table)!.seated.map(({ seat }) => seat));
  const free = Array.from({ length: SEATED }, (_, place) => place + 1).filter(seat => !taken.has(seat));
  for (const seat of free) {
    const seated = { seat, position: 1, player: { type: 'anonymous' }, role: 'player' } as const;
    await room.ask({ type: 'SeatPlayer', table, seated }, { role: 'dealer', station: SIMULATED.keypad(table) });
  }
  return tourState(room);
};

export const tourState = (room: Room): TourState | undefined => {
  const house = room.view();
  const tour = tourOn(room);
  if (house === undefined || tour === undefined) return undefined;
  const { table } = tour;
  const [beaten = 1, winner = 2] = house.tables.get(table)?.seated.map(({ seat }) => seat) ?? [];
  return {
    table,
    step: stepIn(house, tour),
    cards: { board: BOARD!, beaten: { seat: beaten, cards: BEATEN! }, winner: { seat: winner, cards: WINNER! } },
  };
};

const stepIn = (house: HouseView, { table, startedAt }: Tour): TourStep => {
  const isOurs = (one: { readonly table?: number | undefined }): boolean => one.table === table;
  const won = [...house.awards.values()].filter(
    award => isOurs(award) && Date.parse(award.wonAt) >= startedAt && award.share !== 'table',
  );
  if (won.length > 0) return won.some(({ claim }) => claim.state === 'paid') ? 'paid' : 'pay';
  if ([...house.reviews.values()].some(isOurs)) return 'agree';
  if ([...house.calls.values()].some(isOurs)) return 'verify';
  return house.tables.get(table)?.round === undefined ? 'deal' : 'call';
};
