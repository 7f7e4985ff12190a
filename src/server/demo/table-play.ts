import { setImmediate as nextTurn } from 'node:timers/promises';
import { defined } from '#core/base';
import {
  activitiesAt,
  type GameAtTable,
  gameAtTable,
  type HouseCommand,
  type HouseView,
  type Seated,
  type Seen,
  type Table,
} from '#core/house';
import { dollars } from '#core/money';
import { boardsFor } from './boards.ts';
import { dealRound } from './deal.ts';
import { betsAt, jackpotsIn, nextInGame } from './game-play.ts';
import { type Hits, hitsAt } from './hits.ts';
import { inPromotion } from './in-promotion.ts';
import type { Shape } from './plan.ts';
import type { Room } from './room.ts';
import { BY, isAttendedBy, SIMULATED } from './stations.ts';
import { isOnTour } from './tour.ts';

/** Milliseconds of a round at real pace, from the least to the most; together about forty seconds. */
const BETTING = [5_000, 9_000] as const;
const PLAYING = [14_000, 26_000] as const;
const PAYING = [6_000, 10_000] as const;
const SWEEPING = [3_000, 7_000] as const;
const A_WHILE = [2_000, 3_000] as const;
/** A hand dealt, a choice made, a bet settled: a score and more of them make a round of a table game. */
const A_MOVE = [800, 1_800] as const;

/** One deal in this many comes from a lucky deck: dealt again until a hand wins this much, or it gives up. */
const LUCKY_ONE_IN = 40;
const LUCKY_FROM = dollars(200);
/** By the real clock; at higher speed luck gets no more processor time. */
const LUCKY_FOR_MS = 800;
/** So long others wait at most for a lucky deck. */
const AT_ONCE_MS = 5;

/** Does what is next at a table; answers after how many milliseconds of the simulation to look again. */
export const playTable = async (room: Room, number: number): Promise<number> => {
  const house = room.view();
  const table = house?.tables.get(number);
  if (house === undefined || table?.openedAt === undefined || isStopped(house, table)) return between(room, A_WHILE);
  const shape = room.plan.shapes.get(table.plays.game);
  if (shape === undefined) return between(room, A_WHILE);
  // A visitor at the keypad deals; players still come, go and put down their fees.
  const isVisited = isAttendedBy(house, ['keypad'], number);
  if (table.round === undefined && isOnTour(room, number)) return between(room, A_WHILE);
  if (table.round === undefined) return beforeRound(room, house, table, shape, isVisited);
  if (isVisited) return between(room, A_WHILE);
  const game = gameAtTable(house, table);
  return game === undefined ? inRound(room, house, table, shape) : inGame(room, house, table, game);
};

const isStopped = (house: HouseView, { table, outOfService }: Table): boolean =>
  (house.outOfService ?? outOfService) !== undefined || [...house.alarms.values()].some(alarm => alarm.table === table);

const between = ({ chance }: Room, [least, most]: readonly [number, number]): number =>
  least + chance.below(most - least + 1);

const beforeRound = async (
  room: Room,
  house: HouseView,
  table: Table,
  shape: Shape,
  isVisited: boolean,
): Promise<number> => {
  if (table.seated.length > 0 && room.betsDown.get(table.table) === table.rounds) {
    if (isVisited) return between(room, A_WHILE);
    const isGame = gameAtTable(house, table) !== undefined;
    await room.ask(isGame ? { type: 'CoinIn', table: table.table } : starting(room, table, shape), dealerOf(table));
    return between(room, isGame ? A_MOVE : PLAYING);
  }
  room.betsDown.set(table.table, table.rounds);
  // A player who leaves takes no fee along: first the fees, then who comes and goes.
  const fees = putDown(room, house, table).map(fee => room.ask(fee, sensorOf(table)));
  const moves = comingAndGoing(room, house, table, shape).map(move => room.ask(move, dealerOf(table)));
  await Promise.all([...fees, ...moves]);
  if (!isVisited) await placeBets(room, table);
  return between(room, BETTING);
};

/** Where the house settles the game, those who sit there now put down its bets. */
const placeBets = async (room: Room, { table: number }: Table): Promise<void> => {
  const house = room.view();
  const table = house?.tables.get(number);
  const game = house && table && gameAtTable(house, table);
  if (game === undefined || table === undefined) return;
  await Promise.all(betsAt(room, table, game).map(bets => room.ask(bets, dealerOf(table))));
};

const sensorOf = ({ table }: Table) => ({ role: 'sensor', station: SIMULATED.sensor(table) }) as const;

const dealerOf = ({ table }: Table) => ({ role: 'dealer', station: SIMULATED.keypad(table), turn: table }) as const;

const starting = ({ chance }: Room, { table, seated, lit, rounds }: Table, { bank }: Shape): HouseCommand => {
  if (bank === 'none') return { type: 'StartGame', table, pot: dollars(40 + 5 * chance.below(60)) };
  // The bank skips players who have placed a fee: not every activity lets the player-dealer place one.
  const inTurn = [...seated.slice(rounds % seated.length), ...seated.slice(0, rounds % seated.length)];
  const holder = inTurn.find(({ seat }) => !lit.some(mark => mark.seat === seat)) ?? inTurn[0]!;
  return { type: 'StartGame', table, playerDealer: holder.seat };
};

const SEATED_MIN = 4;

/** Now and then somebody comes or goes. */
const comingAndGoing = (
  { chance, plan }: Room,
  house: HouseView,
  { table, seated }: Table,
  { seats }: Shape,
): readonly HouseCommand[] => {
  const all = Array.from({ length: seats }, (_, place) => place + 1);
  const free = all.filter(seat => !seated.some(one => one.seat === seat));
  const isShort = seated.length < Math.min(SEATED_MIN, seats);
  if (free.length > 0 && (isShort || chance.below(8) === 0)) {
    const player = playerFor(house, plan.players[chance.below(4 * plan.players.length)]);
    const seat = free[chance.below(free.length)]!;
    return [{ type: 'SeatPlayer', table, seated: { seat, position: 1, player, role: 'player' } }];
  }
  if (isShort || chance.below(8) > 0) return [];
  const { seat, position } = seated[chance.below(seated.length)]!;
  return [{ type: 'LeaveSeat', table, seat, position }];
};

/** A member of the club who is not in the room yet, or a stranger. */
const playerFor = ({ tables }: HouseView, id: string | undefined): Seated['player'] => {
  const isHere = [...tables.values()].some(({ seated }) =>
    seated.some(({ player }) => player.type === 'member' && player.id === id),
  );
  return id === undefined || isHere ? { type: 'anonymous' } : { type: 'member', id };
};

/** Where a fee is left to the player, most put it down. */
const putDown = ({ chance }: Room, house: HouseView, table: Table): readonly HouseCommand[] => {
  const optional = activitiesAt(house, table).filter(({ activity }) =>
    activity.funding.fee?.charges.every(charge => charge.optional),
  );
  const [, ...others] = table.seated; // One seat is left for the bank.
  return optional.flatMap(({ activity: { id: activity } }) =>
    others
      .filter(() => chance.below(10) < 6)
      .map(({ seat, position }) => {
        const lit = { seat, position, activity, space: 'player' } as const;
        return { type: 'LightSeat', table: table.table, lit } as const;
      }),
  );
};

/** As players let a board name them. */
const NAMES = ['Ana P.', 'Ben L.', 'Chi N.', 'Dora M.', 'Eli S.', 'Fay W.', 'Gus R.', 'Hoa T.', 'Ivy K.', 'Jo B.'];

const inRound = async (room: Room, house: HouseView, table: Table, shape: Shape): Promise<number> => {
  const { round } = table;
  const dealt = room.dealt.get(table.table);
  const isCalled = [...house.calls.values()].some(call => call.table === table.table);
  if (isCalled) return between(room, A_WHILE); // The floor is on its way.
  if (round !== undefined && dealt?.round !== round.round) {
    const { seen, calls } = await dealTo(room, house, table, shape);
    room.dealt.set(table.table, { round: round.round, seen });
    const { checklist } = house.settings;
    const names = (seen.hands ?? []).map(({ seat }) => ({ seat, name: NAMES[(table.table + seat) % NAMES.length]! }));
    const checks = { deckCounted: true, checked: [...checklist] };
    const hand = { type: 'PostHand', table: table.table, seen, ...checks, names } as const;
    const posts = boardsFor(house, table, seen).map(promotion => inPromotion(promotion, 'high-hand', hand));
    await Promise.all([
      ...calls.map(command => room.ask(command, dealerOf(table))),
      ...posts.map(command => room.ask(command, BY.floor)),
    ]);
    return between(room, PAYING);
  }
  await room.ask({ type: 'GameOver', table: table.table }, dealerOf(table));
  return between(room, SWEEPING);
};

/** A move of a game that the house settles; its cards may win a jackpot as well. */
const inGame = async (room: Room, house: HouseView, table: Table, game: GameAtTable): Promise<number> => {
  const round = table.round?.round ?? 0;
  if (game.next?.type === 'settle' && room.dealt.get(table.table)?.round !== round) {
    const { seen, calls } = jackpotsIn(house, table, game);
    room.dealt.set(table.table, { round, seen });
    await Promise.all(calls.map(command => room.ask(command, dealerOf(table))));
  }
  const isCalled = [...house.calls.values()].some(call => call.table === table.table);
  const command = isCalled ? undefined : nextInGame(room, table.table, game);
  if (command !== undefined) await room.ask(command, dealerOf(table));
  return between(room, command === undefined ? A_WHILE : A_MOVE);
};

/** A round with the hands that win something in it, from an ordinary deck or a lucky one. */
const dealTo = async (
  room: Room,
  house: HouseView,
  table: Table,
  shape: Shape,
): Promise<Hits & { readonly seen: Seen }> => {
  const isLucky = room.chance.below(LUCKY_ONE_IN) === 0;
  let leftMs = isLucky ? LUCKY_FOR_MS / Math.max(1, room.speed()) : 0;
  let beganMs = performance.now();
  for (;;) {
    const seen = seenAt(room, table, shape);
    const hits = hitsAt(house, table, seen);
    const tookMs = performance.now() - beganMs;
    if (tookMs >= leftMs || hits.money >= LUCKY_FROM) return { seen, ...hits };
    if (tookMs < AT_ONCE_MS) continue;
    leftMs -= tookMs;
    await nextTurn();
    beganMs = performance.now();
  }
};

const WAGER = dollars(25);

/** The table as the floor person would find it: everybody has wagered, and in poker some have folded. */
const seenAt = ({ chance }: Room, { round }: Table, shape: Shape): Seen => {
  const bettors = round?.bettors ?? [];
  const seats = [...new Set(bettors.map(({ seat }) => seat))];
  const bank = bettors.find(({ isPlayerDealer }) => isPlayerDealer)?.seat;
  const places = bettors.map(({ seat, position }, place) => {
    const isFolded = shape.bank === 'none' && place > 1 && chance.below(2) === 0;
    return { seat, position, wager: WAGER, ...(isFolded ? { folded: 'flop' as const } : {}) };
  });
  return {
    ...dealRound(shape, defined({ seats, bank }), chance),
    reachedShowdown: true,
    playersDealtIn: seats.length,
    places,
  };
};
