import { defined } from '#core/base';
import { eligibleTable } from '#core/eligibility';
import { total } from '#core/money';
import { idsOf } from '#core/people';
import type { Of } from '#core/shape';
import { type HouseView, offeredNamed, type PromotionAs, type Spoken } from '#core/state';
import { type InstrumentRule, instrumentRule, kindsAt } from './rule.ts';
import type { InstrumentEvent, Instruments, SHAPES } from './shape.ts';
import type { InstrumentKind } from './terms.ts';

export const pieceOf = ({ byId }: Instruments, number: string): Of<typeof SHAPES.piece> | undefined => {
  const piece = byId.get(number);
  if (piece === undefined) return undefined;
  const { id, type: kind, face, holder, expires, where } = piece;
  return { id, kind, face, holder, ...defined({ expires }), where };
};

/** The numbers that an event is about. */
export const idsIn = (event: InstrumentEvent): readonly string[] => {
  switch (event.type) {
    case 'InstrumentsIssued':
    case 'WagerSettled':
    case 'InstrumentsExpired':
      return event.instruments.map(({ id }) => id);
    case 'WagerPlaced':
      return event.ids;
    case 'VoucherSwapped':
    case 'InstrumentRedeemed':
      return [event.id];
  }
};

/** What a member can still play. */
export const couponsOf = ({ byId }: Instruments, ids: readonly string[]): readonly Of<typeof SHAPES.account.row>[] =>
  [...byId.values()]
    .filter(({ holder, where }) => ids.includes(holder) && (where.type === 'held' || where.type === 'voucher'))
    .map(({ id, type, face, expires }) => ({ id, type, face, ...defined({ expires }) }));

type InstrumentTypes = Spoken<'instrument', InstrumentRule, typeof SHAPES>;
type AtTable = Of<typeof SHAPES.atTable>;

const LIVE = { 'equal-live': 'equal', 'live-at-least-face': 'at-least', alone: 'none' } as const satisfies Readonly<
  Record<InstrumentKind['stake'], string>
>;

/** What may be put down at a table, and what is on its bets; nothing where the approval leaves the table out. */
export const atTable = (
  { activity, posted, state }: PromotionAs<InstrumentTypes>,
  number: number,
  house: HouseView,
): AtTable | undefined => {
  const wagers = wagersAt(state, number);
  const plays = house.tables.get(number)?.plays;
  const offered = offeredNamed(house, activity);
  if (!offered.ok || plays === undefined) return undefined;
  const rule = instrumentRule({ activity: offered.value.activity, offering: offered.value.offered.offering }, posted);
  if (!rule.ok) return undefined;
  const kinds = eligibleTable(rule.value.activity, plays).met ? kindsAt(rule.value, number) : [];
  if (kinds.length === 0 && wagers.length === 0) return undefined;
  return {
    kinds: kinds.map(({ type: kind, stake }) => ({ kind, live: LIVE[stake] })),
    bets: rule.value.terms.bets,
    held: heldAt(house, state, number).filter(({ kind }) => kinds.some(({ type }) => type === kind)),
    wagers,
  };
};

const wagersAt = ({ byId, wagers }: Instruments, number: number): AtTable['wagers'] =>
  [...wagers.values()].flatMap(({ wager, table, seat, position = 1, ids, live, bet, side }) => {
    const first = byId.get(ids[0] ?? '');
    if (table !== number || seat === undefined || first === undefined) return [];
    const face = total(ids.flatMap(id => byId.get(id)?.face ?? []));
    return [{ wager, seat, position, ids, kind: first.type, face, live, bet, ...defined({ side }) }];
  });

/** By the card with which they sit, under every number that was theirs. */
const heldAt = ({ members, tables }: HouseView, { byId }: Instruments, number: number): AtTable['held'] =>
  (tables.get(number)?.seated ?? []).flatMap(({ seat, position, player }) => {
    if (player.type !== 'member') return [];
    const ids = idsOf(members, player.id);
    return [...byId.values()]
      .filter(({ where, holder }) => where.type === 'held' && ids.includes(holder))
      .map(({ id, type: kind, face }) => ({ seat, position, id, kind, face }));
  });
