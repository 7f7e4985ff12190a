import { defined } from '#core/base';
import {
  type Award,
  type GameHand,
  gameHandAt,
  gameHandsWaiting,
  type HouseView,
  isForDesk,
  methodsOf,
  type Review,
} from '#core/house';
import { activityOf } from '#core/state';
import { inPromotion } from './in-promotion.ts';
import type { Room } from './room.ts';
import { BY, isAttendedBy } from './stations.ts';
import { isOnTour } from './tour.ts';

/** How long hands and prizes wait for the simulated staff, in its own milliseconds. */
const LOOK_AGAIN_AFTER = 1_000;
const VERIFIED_AFTER = 12_000;
const AGREED_AFTER = 25_000;
const ID_AFTER = 45_000;
const PAID_AFTER = 120_000;
/** Where a visitor is signed on it is theirs to do; after this long the tables continue without them. */
const PATIENCE_MS = 180_000;

/** Does what waits for the floor and the cage, and is not left to a visitor. */
export const playQueue = async (room: Room): Promise<number> => {
  const house = room.view();
  if (house === undefined) return LOOK_AGAIN_AFTER;
  await Promise.all([
    ...callsDue(room, house).map(call => verify(room, house, call)),
    ...[...house.reviews.values()]
      .filter(review => isReviewDue(room, house, review))
      .map(review => agree(room, review)),
    ...gameHandsDue(room, house).map(hand => lookAt(room, hand)),
    ...[...house.awards.values()].flatMap(award => paying(room, house, award)),
  ]);
  return LOOK_AGAIN_AFTER;
};

const isDue = (room: Room, since: string, afterMs: number, isAttended: boolean): boolean => {
  const waitedMs = room.now().epochMilliseconds - Temporal.Instant.from(since).epochMilliseconds;
  return isAttended ? waitedMs > PATIENCE_MS : waitedMs * room.speed() > afterMs;
};

type Called = { readonly table: number; readonly activity: string };

/** Every activity of a table once, however many of its hands were called. */
const callsDue = (room: Room, house: HouseView): readonly Called[] => {
  const isReviewed = ({ table, activity }: Called): boolean =>
    [...house.reviews.values()].some(review => review.table === table && review.activity === activity);
  // A visitor who deals may want to walk over to the floor's screen.
  const isLeft = ({ table }: Called): boolean =>
    isAttendedBy(house, ['floor']) || isAttendedBy(house, ['keypad'], table);
  const waiting = [...house.calls.values()].filter(
    call => !isReviewed(call) && !isOnTour(room, call.table) && isDue(room, call.at, VERIFIED_AFTER, isLeft(call)),
  );
  return [...new Map(waiting.map(call => [`${call.table} ${call.activity}`, call])).values()];
};

const verify = async (room: Room, house: HouseView, { table, activity }: Called): Promise<void> => {
  const by = { ...BY.floor, turn: table };
  const dealt = room.dealt.get(table);
  if (dealt === undefined || dealt.round !== house.tables.get(table)?.round?.round) {
    const reason = 'DEMO: the simulation did not deal this round and cannot show its cards';
    await room.ask({ type: 'RefuseHands', table, activity, reason }, by);
    return;
  }
  const { seen, round } = dealt;
  const looked = { deckCounted: true, checked: house.settings.checklist, seal: `DEMO-${table}-${round}` };
  await room.ask({ type: 'VerifyHands', table, activity, seen, ...looked }, by);
};

/** Winning hands of table games, to be seen or with their papers to be done. */
const gameHandsDue = (room: Room, house: HouseView): readonly GameHand[] =>
  gameHandsWaiting(house).flatMap(({ table, seat }) => {
    const hand = gameHandAt(house, table, seat);
    const isLeft = isAttendedBy(house, ['floor']) || isAttendedBy(house, ['keypad'], table);
    return hand !== undefined && isDue(room, hand.since, VERIFIED_AFTER, isLeft) ? [hand] : [];
  });

const lookAt = async (room: Room, { table, seat, step, asks }: GameHand): Promise<void> => {
  const by = { ...BY.floor, turn: table, second: 'supervisor' } as const;
  if (step === 'documents') {
    await room.ask({ type: 'CompleteGameDocuments', table, seat }, by);
    return;
  }
  // Where the dealer only keys hands, nobody has shown the simulation any cards.
  const reason = 'DEMO: the simulation did not deal this round and cannot show its cards';
  await room.ask(
    asks.length > 0 ? { type: 'RefuseGameHand', table, seat, reason } : { type: 'VerifyGameHand', table, seat },
    by,
  );
};

const isReviewDue = (room: Room, house: HouseView, { wonAt, table }: Review): boolean =>
  !isOnTour(room, table) && isDue(room, wonAt, AGREED_AFTER, isAttendedBy(house, ['floor', 'compliance', 'office']));

const agree = async (room: Room, { review }: Review): Promise<void> => {
  await room.ask({ type: 'AgreeToReview', review }, { ...BY.floor, role: 'supervisor' });
};

/** What the winner of an award is given next, if it is time. */
const paying = (room: Room, house: HouseView, award: Award): readonly Promise<unknown>[] => {
  const { claim, wonAt } = award;
  if (isOnTour(room, award.table)) return [];
  if (claim.state === 'paid' || claim.state === 'forfeited') return [];
  // A drawer is one cashier's: with drawers the first one pays everything.
  const by = { ...BY.cage, turn: house.vault === undefined ? award.award : 0 };
  const isLeft = isAttendedBy(house, ['floor', 'cage']);
  if (claim.state !== 'payable') {
    return isDue(room, wonAt, ID_AFTER, isLeft) ? [room.ask({ type: 'ShowId', award: award.award }, by)] : [];
  }
  if (award.awaits !== undefined) return confirming(room, house, award);
  const activity = activityOf(house, award.activity);
  const method = activity === undefined ? undefined : methodsOf({ award, activity })[0];
  if (method === undefined || !isDue(room, wonAt, PAID_AFTER, isLeft)) return [];
  if (isForDesk(house, award)) return [intoDrum(room, house, award)];
  return [room.ask({ type: 'PayAward', award: award.award, method, formsDone: true }, by)];
};

/** Surveillance looks at the play; once for all the awards of a hand. */
const confirming = (room: Room, house: HouseView, { review = 0, wonAt, doubt }: Award): readonly Promise<unknown>[] => {
  const isLeft = isAttendedBy(house, ['floor', 'compliance', 'office']);
  if (doubt !== undefined || !isDue(room, wonAt, AGREED_AFTER, isLeft)) return [];
  return [room.ask({ type: 'ConfirmPlay', review }, { ...BY.floor, role: 'surveillance' })];
};

/** Tickets of a drawing that runs are handed out at its desk, and go into its drum. */
const intoDrum = async (
  room: Room,
  house: HouseView,
  { award, activity, gives, row, ...won }: Award,
): Promise<void> => {
  const drum = [...house.promotions.values()].find(one => one.mechanism === 'drawing' && one.activity === activity);
  if (drum === undefined || gives.type !== 'tickets' || row === undefined) return;
  const command = {
    type: 'IssueTickets',
    ...defined({ player: won.player }),
    tickets: Array.from({ length: gives.count }, (_, place) => `${award}-${place + 1}`),
    earned: { type: 'hand', row, award },
  } as const;
  await room.ask(inPromotion(drum.promotion, 'drawing', command), BY.promotions);
};
