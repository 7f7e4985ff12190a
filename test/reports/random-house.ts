import { seeded } from '#core/base';
import {
  type Actor,
  decideHouse,
  emptyHouse,
  evolveHouse,
  type House,
  type HouseCommand,
  type HouseEvent,
  PAY_METHODS,
  type Seen,
} from '#core/house';
import { cents, dollars } from '#core/money';
import {
  type Activity,
  ALL_HOURS,
  emptyOffering,
  type Offering,
  poolsInForce,
  rowsInForce,
  wholeOffering,
} from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { actor, BEATEN_TENS, CHECKED, NOTHING_SEEN, SETTINGS } from '../house/room.ts';
import { atTournament, TOURNAMENTS } from './random-tournament.ts';

/** A command that was accepted, as the journal is to have it. */
export type Done = {
  readonly key: string;
  readonly atMs: number;
  readonly actor: string;
  readonly events: readonly HouseEvent[];
};

/** Fees into the day, a reserve, a pool, by percentages, a sensor, and a fund that another pays for. */
const ACTIVITIES = [
  'poker-bonus-hand-progressive',
  'limit-bad-beat',
  'bonus-hand-progressive-1-1',
  'caribbean-stud-jackpot',
  'cash-in-a-flash',
  'ultimate-texas-holdem-progressive',
  'fast-cash-jackpots',
].map(key => findActivity(key)!);

const TABLES: Readonly<Record<number, string>> = {
  3: 'texas-holdem',
  7: 'texas-holdem',
  12: 'crazy-4-poker',
  13: 'caribbean-stud-poker',
  14: 'ultimate-texas-holdem',
  15: 'pai-gow-poker',
};

const cards = (text: string) => text.split(' ') as never[]; // Cards that exist, each once.

/** Hands that win something, and one that does not, for each game. */
const SEEN: Readonly<Record<string, readonly Seen[]>> = {
  'texas-holdem': [BEATEN_TENS, NOTHING_SEEN],
  'crazy-4-poker': ['As Ah Ad Ac 2c', 'Ah Kh Qh Jh 2c', 'As Ah Ad 3c 2c', 'As Qh 9d 3c 2d'].map(hand =>
    atSeatTwo(hand, 'Kd Ks 8d 6s 3d'),
  ),
  'caribbean-stud-poker': ['Ah Kh Qh Jh Th', '9s 8s 7s 6s 5s', 'Qs Qh Qd Qc 2c', 'As Qh 9d 3c 2d'].map(hand =>
    atSeatTwo(hand, 'Kd Ks 8d 6d 3d'),
  ),
  'ultimate-texas-holdem': [
    { ...atSeatTwo('Ah Kh', '2c 3d'), board: cards('Qh Jh Th 4c 5d') },
    { ...atSeatTwo('9h 9c', '2c 3d'), board: cards('9d 9s Th 4c 5d') },
  ],
  'pai-gow-poker': [atSeatTwo('Ah Kh Qh Jh Th 9c 9d', '2c 3d 4d 6s 8c Tc Jd')],
};

function atSeatTwo(hand: string, dealer: string): Seen {
  const wagers = [1, 2, 3, 4].map(seat => ({ seat, wager: dollars(10) }));
  const hands = [{ seat: 2, cards: cards(hand) }];
  return { board: [], hands, dealerCards: cards(dealer), reachedShowdown: true, playersDealtIn: 4, places: wagers };
}

/** A house that does as it likes within the rules, over some weeks. */
export const randomHistory = (seed: string, turns: number): readonly Done[] => {
  const room = randomRoom(seed);
  opening(room);
  for (let turn = 0; turn < turns; turn++) {
    room.wait(1 + room.random.below(40));
    oneTurn(room);
    room.ask({ type: 'CloseGamingDay' }, 'ann');
    // Once, long enough for claims to run out.
    if (turn === Math.floor(turns / 2)) room.wait(32 * 24 * 60);
  }
  return room.done;
};

/** Without a second person, or at a station. */
type Asking = { readonly isAlone?: boolean; readonly station?: string };

const randomRoom = (seed: string) => {
  const random = seeded(seed);
  const done: Done[] = [];
  let house: House = emptyHouse(SETTINGS);
  let now = Temporal.Instant.from('2026-03-03T01:30:00Z'); // Still 2 March in Los Angeles, no longer by UTC.
  const people: readonly Actor[] = ['ann', 'bo', 'cy', 'dee'].map(id => actor(id));
  return {
    random,
    done,
    house: () => house,
    wait: (minutes: number): void => {
      now = now.add({ minutes, milliseconds: random.below(60_000) });
    },
    one: <Thing>(things: readonly Thing[]): Thing => things[random.below(things.length)]!,
    /** Does it if the rules allow; otherwise nothing has happened. */
    ask: (command: HouseCommand, who?: string, { isAlone = false, ...at }: Asking = {}): boolean => {
      const [first, second] = who === undefined ? [random.below(4), random.below(4)] : [0, 1];
      const two = { actor: people[first]!, second: people[second]! };
      const context = { now, ...(isAlone ? { actor: actor(who!) } : two), ...at };
      const decision = decideHouse(house, command, context);
      if (!decision.ok || decision.events.length === 0) return false;
      for (const event of decision.events) house = evolveHouse(house, event);
      const key = `c-${`${done.length}`.padStart(7, '0')}`;
      done.push({ key, atMs: now.epochMilliseconds, actor: context.actor.id, events: decision.events });
      return true;
    },
  };
};

type RandomRoom = ReturnType<typeof randomRoom>;

const opening = (room: RandomRoom): void => {
  for (const activity of ACTIVITIES) {
    room.ask({ type: 'AnnounceOffering', offering: offeringOf(activity), tables: 'all' }, 'ann');
  }
  const holds = { pools: { main: dollars(4_321) }, reserve: dollars(99), advance: dollars(50) };
  room.ask({ type: 'TakeOverFund', activity: 'limit-bad-beat', holds }, 'ann');
  const tournaments = { ...emptyOffering({ id: TOURNAMENTS }), times: ALL_HOURS };
  room.ask({ type: 'AnnounceOffering', offering: tournaments, tables: 'all' }, 'ann');
  room.wait(60);
  room.ask({ type: 'StartOffering', activity: TOURNAMENTS });
  for (const { id } of ACTIVITIES) room.ask({ type: 'StartOffering', activity: id });
  room.ask({ type: 'ReimburseHouse', activity: 'limit-bad-beat' });
  for (const table of Object.keys(TABLES)) openTable(room, Number(table));
  yearOfCollections(room);
};

const YEAR = 'paid-collection-rate-for-a-year';

/** Somebody without a club card has won collections for a year, and uses some of them. */
const yearOfCollections = (room: RandomRoom): void => {
  room.ask({ type: 'AnnounceOffering', offering: offeringOf(findActivity(YEAR)!), tables: 'all' }, 'ann');
  room.wait(60);
  room.ask({ type: 'StartOffering', activity: YEAR });
  const entries = [{ ticket: '1', player: 'kim', points: 1 }];
  const posted = { takenOver: { entries, wins: [], carried: cents(0) } };
  room.ask({ type: 'OpenPromotion', promotion: YEAR, activity: YEAR, mechanism: 'drawing', posted }, 'ann');
  for (const command of [
    { type: 'OpenDrawing', game: 'pan-9' },
    { type: 'DrawEntry', ticket: '1' },
    { type: 'ClaimPrize', showsId: true, showsProof: true },
  ] as const)
    room.ask({ type: 'RunPromotion', promotion: YEAR, mechanism: 'drawing', command }, 'ann');
  const { award } = room.house().numbers;
  room.ask({ type: 'PayAward', award, method: 'handed-over', formsDone: true });
  const collection = { award, table: 3, seat: 2, isIdShown: true } as const;
  for (const amount of [5, 7, 9]) room.ask({ type: 'PayCollection', ...collection, amount: dollars(amount) });
  room.ask({ type: 'BackOutCollection', award, number: 2, reason: 'twice' }, 'ann');
};

const offeringOf = (activity: Activity): Offering => {
  const offering = wholeOffering(activity);
  const pools = Object.entries(poolsInForce(activity, offering));
  const share = Math.floor(100 / Math.max(1, pools.length));
  const isShared = activity.funding.feesTo?.type === 'allocated';
  const parts = pools.map(([key], place) => [key, place === 0 ? 100 - share * (pools.length - 1) : share]);
  const steps = pools.flatMap(([key, { daily }]) => (daily === undefined ? [] : [[key, daily.range.from]]));
  return {
    ...offering,
    daily: Object.fromEntries(steps),
    ...(isShared ? { allocation: Object.fromEntries(parts) } : {}),
    ...(activity.adminFee === undefined ? {} : { adminFee: activity.adminFee.range.from }),
    ...(activity.key === 'limit-bad-beat' ? { chip: dollars(1) } : {}),
  };
};

const openTable = (room: RandomRoom, table: number): void => {
  room.ask({ type: 'OpenTable', table, plays: { game: TABLES[table]!, isLive: true, isTournament: false } });
  for (const seat of [1, 2, 3, 4, 5, 6]) {
    room.ask({
      type: 'SeatPlayer',
      table,
      seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
    });
  }
};

const oneTurn = (room: RandomRoom): void => {
  const table = Number(room.one(Object.keys(TABLES)));
  const activity = room.one(ACTIVITIES).id;
  const play = (): void => playRound(room, table);
  const turns: readonly (() => unknown)[] = [
    () => pay(room),
    () => dropAndCount(room, table, activity),
    () => room.ask({ type: 'CloseTable', table }) || openTable(room, table),
    () => room.ask({ type: 'LetTimePass' }),
    () => putRight(room, activity),
    () => atCage(room, table),
    () => anotherGame(room, table),
    () => atClub(room),
    () => atTournament(room),
    ...Array.from({ length: 7 }, () => play),
  ];
  room.one(turns)();
};

const WINDOW = 'cage-1';
const AT_WINDOW = { station: WINDOW };

/** The vault and one drawer: opened, filled, counted, handed over, closed, as chance has it. */
const atCage = (room: RandomRoom, table: number): void => {
  const { house, random } = room;
  const off = (): number => room.one([0, 0, -500, 25]);
  if (house().stations.size === 0) {
    room.ask({ type: 'EnrollStation', station: WINDOW, kind: 'cage', keyHash: '0'.repeat(64) });
  }
  const vault = house().vault === undefined ? dollars(90_000) : cents((house().balances.get('vault') ?? 0) + off());
  if (random.below(3) === 0) room.ask({ type: 'CountVault', counted: vault });
  if (random.below(4) === 0) room.ask({ type: 'ExplainVault', reason: 'missing-slip' });
  room.ask({ type: 'OpenDrawer', counted: dollars(700) }, 'ann', AT_WINDOW);
  const [safe, drawer] = [{ type: 'vault' }, { type: 'drawer', station: WINDOW }] as const;
  const ways = [
    { from: safe, to: drawer },
    { from: drawer, to: { type: 'tray', table } },
    { from: { type: 'tray', table }, to: safe },
    { from: { type: 'bank' }, to: safe },
  ] as const;
  room.ask({ type: 'MoveCash', ...room.one(ways), amount: dollars(1 + random.below(90)) });
  const held = cents(Math.max(0, (house().balances.get(`drawer:${WINDOW}`) ?? 0) + off()));
  room.ask({ type: 'CountDrawer', counted: held }, 'ann', AT_WINDOW);
  const ended = room.one(['CloseDrawer', 'CountDrawer', 'HandOverDrawer'] as const);
  if (ended !== 'CountDrawer') room.ask({ type: ended, reason: 'wrong-change' }, 'ann', AT_WINDOW);
};

/** For a while, and back. */
const anotherGame = (room: RandomRoom, table: number): void => {
  for (const game of ['seven-card-stud', TABLES[table]!]) {
    room.ask({ type: 'ChangeGame', table, plays: { game, isLive: true, isTournament: false } });
    room.wait(3);
  }
};

const atClub = (room: RandomRoom): void => {
  const members = [...room.house().members.keys()];
  room.ask({ type: 'EnrollMember', member: `m-${members.length}`, idPaper: 'passport', mayMail: true });
  const some = members.filter(() => room.random.below(3) === 0);
  room.ask({ type: 'LookAtMembers', members: some, look: 'search' });
  const [one = 'm-0', other = 'm-1'] = some;
  if (room.random.below(3) === 0) room.ask({ type: 'MergeMembers', member: one, into: other });
  if (room.random.below(4) === 0) room.ask({ type: 'ExcludeMember', member: other, kind: 'by-the-house' });
  if (room.random.below(5) === 0) room.ask({ type: 'EraseMember', member: one });
};

const playRound = (room: RandomRoom, table: number): void => {
  const game = TABLES[table]!;
  const isPoker = game === 'texas-holdem';
  for (const seat of [2, 3, 4]) {
    for (const { id: activity } of isPoker ? [] : ACTIVITIES) {
      const lit = { seat, position: 1, activity, space: 'player' as const };
      if (room.random.below(2) === 0) room.ask({ type: 'LightSeat', table, lit });
    }
  }
  const started = room.ask({ type: 'StartGame', table, ...(isPoker ? {} : { playerDealer: 1 }) });
  if (!started) return;
  if (room.random.below(12) === 0) room.ask({ type: 'BackOutFees', table, reason: 'misdeal' });
  else if (room.random.below(3) === 0) callAndVerify(room, table, game);
  room.ask({ type: 'GameOver', table });
};

const callAndVerify = (room: RandomRoom, table: number, game: string): void => {
  const seen = room.one(SEEN[game]!);
  for (const { id: activity } of ACTIVITIES) {
    const offered = room.house().offerings.get(activity);
    const rows = offered === undefined ? [] : rowsInForce(findActivity(activity)!, offered.offering, game);
    const seats = game === 'texas-holdem' ? [1] : [2];
    const called = rows
      .slice(0, 3)
      .filter(({ key: row }) => room.ask({ type: 'CallHand', table, seat: room.one(seats), activity, row }));
    if (called.length === 0) continue;
    room.wait(2);
    const verified = room.ask({ type: 'VerifyHands', table, activity, seen, seal: 'S-1', ...CHECKED });
    const review = room.house().numbers.review;
    if (verified && !room.ask({ type: 'AgreeToReview', review }))
      room.ask({ type: 'RejectReview', review, reason: 'no' });
    room.ask({ type: 'RefuseHands', table, activity, reason: 'cards were mucked' });
  }
};

const pay = (room: RandomRoom): void => {
  for (const { award, verifiedBy } of [...room.house().awards.values()].slice(-8)) {
    const [only, another] = verifiedBy;
    if (room.random.below(2) === 0) room.ask({ type: 'ShowId', award });
    // Now and then whoever verified it alone pays it alone.
    if (only !== undefined && another === undefined && room.random.below(3) === 0)
      for (const method of PAY_METHODS)
        room.ask({ type: 'PayAward', award, method, formsDone: true }, only, { isAlone: true, ...AT_WINDOW });
    if (room.random.below(2) === 0)
      room.ask({ type: 'PayAward', award, method: room.one(PAY_METHODS), formsDone: true });
    if (room.random.below(6) === 0) room.ask({ type: 'BackOutPayment', award, reason: 'wrong seat, "4"' });
    if (room.random.below(9) === 0) room.ask({ type: 'BackOutAward', award, reason: '=misread, again' });
  }
  for (const table of [14, 15]) room.ask({ type: 'ReimburseTray', table });
};

const dropAndCount = (room: RandomRoom, table: number, activity: string): void => {
  room.ask({ type: 'DropBox', table, activity });
  for (const { drop, recorded, counted } of room.house().drops.values()) {
    const found = cents(Math.max(0, recorded + room.one([0, 0, 0, -100, 250])));
    if (counted === undefined && room.random.below(3) > 0) room.ask({ type: 'CountDrop', drop, counted: found });
    if (room.random.below(3) === 0)
      room.ask({ type: 'ExplainDrop', drop, reason: room.one(['miscount', 'counterfeit']) });
  }
};

const putRight = (room: RandomRoom, activity: string): void => {
  const fund = room.house().funds.get(activity);
  const [pool, standing] = Object.entries(fund?.pools ?? {})[0] ?? ['main', 0];
  room.ask({ type: 'ReimburseHouse', activity });
  room.ask({ type: 'RaisePool', activity, pool, amount: cents(1 + room.random.below(500)) });
  if (room.random.below(3) > 0 || fund === undefined) return;
  room.ask({ type: 'PauseOffering', activity, reason: 'a malfunction' });
  const holds = { pools: { [pool]: cents(standing + 7) }, reserve: cents(fund.reserve + 3), advance: fund.advance };
  room.ask({ type: 'CorrectFund', activity, holds, reason: 'counted twice' }, 'ann');
  room.ask({ type: 'ResumeOffering', activity });
};
