import assert from 'node:assert/strict';
import { BY_NAME, READ_CONTRACTS } from '#api/schemas';
import type { CommandIn, HouseCommand, HouseEvent, MechanismName } from '#core/house';
import { check } from '#core/shape';
import type { Seated, TableGame } from '#core/state';
import { deskView } from '#core/views';
import { actor, type Room } from '../house/room.ts';

/** What a promotion is asked. */
export const asking =
  <Name extends MechanismName>(promotion: string, mechanism: Name) =>
  (command: CommandIn<Name>): HouseCommand =>
    ({ type: 'RunPromotion', promotion, mechanism, command }) as HouseCommand; // One name for both.

/** A variation that the approval forbids: what it is, what is asked, the code, and the clause that says so. */
export type Forbidden = readonly [what: string, asked: HouseCommand, code: string, clause: string];

/** Everything is asked with a second person beside, so that it is the rule that refuses. */
export const forbid = (room: Room, rows: readonly Forbidden[]): void => {
  for (const [what, asked, code, clause] of rows) {
    const refusal = room.refused(asked, { second: actor('bo') });
    assert.deepEqual([refusal.code, refusal.clause], [code, clause], what);
  }
};

/** A table at which this is dealt, opened where there is none yet. */
export const tableDealing = (room: Room, plays: TableGame): number => {
  const key = JSON.stringify(plays);
  const found = [...room.house.tables.values()].find(one => one.table > 60 && JSON.stringify(one.plays) === key);
  if (found !== undefined) return found.table;
  const table = Math.max(60, ...room.house.tables.keys()) + 1;
  room.do({ type: 'OpenTable', table, plays });
  return table;
};

/** Somebody sits at a table as the floor knows them, while this is asked. */
export const seatedAs = (
  room: Room,
  table: number,
  player: string,
  as: Partial<Pick<Seated, 'role' | 'age'>>,
  asked: () => void,
): void => {
  const place = { seat: 9, position: 1 };
  room.do({
    type: 'SeatPlayer',
    table,
    seated: { ...place, player: { type: 'member', id: player }, role: 'player', ...as },
  });
  asked();
  room.do({ type: 'LeaveSeat', table, ...place });
};

/** Time goes by without anybody looking. */
export const wait = (room: Room, time: { readonly hours?: number; readonly minutes?: number }): void => {
  room.now = room.now.add(time);
};

/** Whether the last drawn entry came out without a winner, and why. */
export const inVain = (events: readonly HouseEvent[]): string | undefined =>
  events
    .flatMap(event => (event.type === 'PromotionMoved' && event.mechanism === 'drawing' ? event.events : []))
    .flatMap(event => (event.type === 'DrawnInVain' ? [event.why] : []))
    .at(-1);

/** Tickets and points of a hand are entries, not prizes. */
const isPrize = ({ gives }: { readonly gives: { readonly type: string } }): boolean =>
  gives.type !== 'tickets' && gives.type !== 'points';

/** What was awarded since, and to whom: an amount in cents, or a thing. */
export const awards = (room: Room): readonly (readonly [to: string | undefined, what: number | string])[] =>
  [...room.house.awards.values()]
    .filter(isPrize)
    .map(({ player, table, seat, gives }) => [
      player ?? (table === undefined ? undefined : seat === undefined ? `table ${table}` : `${table}/${seat}`),
      gives.type === 'money' ? gives.amount : gives.type === 'goods' ? gives.what : gives.type,
    ]);

/** Nobody has paid a fee, and nobody has brought a dollar of their own. NPN-1 */
export const costsNothing = ({ events, house }: Room): void => {
  const paid = events.flatMap(event =>
    event.type === 'RoundStarted' ? event.bettors.flatMap(({ fees }) => fees) : [],
  );
  assert.deepEqual(paid, []);
  assert.ok((house.balances.get('players') ?? 0) >= 0, 'players have only received');
};

/** The cage pays, or hands over, what is due, with ID shown where the claim waits for it. */
export const payAll = (room: Room): void => {
  for (const { award, claim, gives, payment } of room.house.awards.values()) {
    if (payment !== undefined || !isPrize({ gives })) continue;
    if (claim.state !== 'payable') room.do({ type: 'ShowId', award });
    const method = gives.type === 'money' ? 'cage' : 'handed-over';
    room.do({ type: 'PayAward', award, method, formsDone: true });
  }
};

/** As the network would answer it: every promotion in its present state, and everything that happened. API-16 */
const isDescribed = (room: Room): void => {
  for (const one of room.house.promotions.values()) {
    const { state: _, ...posted } = one;
    const fit = check(READ_CONTRACTS.promotion.answer, asJson({ ...posted, desk: deskView(room.house, one) }));
    assert.ok(fit.ok, fit.ok ? '' : `${one.mechanism} ${one.promotion}: ${fit.fields}`);
  }
  const fit = check(BY_NAME.preview.answer, asJson({ events: room.events }));
  assert.ok(fit.ok, fit.ok ? '' : `the events: ${fit.fields}`);
};

const asJson = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => {
      if (part instanceof Map) return Object.fromEntries(part);
      return part instanceof Set ? [...part] : part;
    }),
  );

/** The promotions end, then the offering; nothing is owed to anybody anymore. */
export const finish = (room: Room, activity: string, ...promotions: readonly string[]): void => {
  isDescribed(room);
  payAll(room);
  for (const promotion of promotions) room.do({ type: 'EndPromotion', promotion, reason: 'over' });
  room.do({ type: 'EndOffering', activity, reason: 'over' });
  assert.equal(room.house.promotions.size, 0);
  assert.equal(room.balance(`prizes-payable:${activity}`), 0);
};
