import type { HouseEvent } from '#core/house';
import { type New, rowsTable } from './gathered.ts';
import { people } from './people.ts';
import { maybe, number, type RowOf, text, textOf } from './table.ts';

const WIN_COLUMNS = {
  award: number,
  day: text,
  won_at: number,
  activity: text,
  /** Absent where no hand at a table has won it. */
  table_no: maybe(number),
  seat: maybe(number),
  hand: text,
  share: maybe(text),
  /** Money in cents; absent for things, which `gives` names. */
  amount: maybe(number),
  gives: text,
  /** What isn't money is worth so many cents, where somebody has declared it; entries are worth nothing yet. */
  value: maybe(number),
  verified_by: text,
  /** The state of the claim while the prize is neither paid nor gone. */
  claim: text,
  claim_by: maybe(number),
  /** The gaming day on which it was forfeited or backed out, how, and why. */
  gone_day: maybe(text),
  gone: maybe(textOf<'forfeited' | 'backed out'>()),
  gone_why: maybe(text),
};
type Win = RowOf<typeof WIN_COLUMNS>;

/** A prize that somebody has won, and what became of it. RPT-5 */
export const WIN = rowsTable('win', WIN_COLUMNS, { key: 'award', indexed: ['day'] }, (wins, { event, day }) => {
  switch (event.type) {
    case 'AwardMade':
      return wins.add(winOf(event, { ...event, hand: event.row ?? event.because.hand }, day));
    case 'PrizeAwarded':
      return wins.add(winOf(event, { ...event.to, hand: event.because.hand }, day));
    case 'IdShown':
    case 'PaymentBackedOut':
      return wins.change(event.award, { claim: 'payable', claim_by: null });
    case 'ClaimHeld':
      return wins.change(event.award, { claim: 'held', claim_by: Date.parse(event.until) });
    case 'AwardForfeited':
      return wins.change(event.award, forfeitedTo(event.to, day));
    case 'AwardBackedOut':
      return wins.change(event.award, { gone_day: day, gone: 'backed out', gone_why: event.reason });
  }
});

/** A payout slip. A void one keeps its number. RPT-5 */
export const SLIP = rowsTable(
  'slip',
  {
    slip: number,
    award: number,
    day: text,
    paid_at: number,
    amount: number,
    method: text,
    paid_by: text,
    void_day: maybe(text),
    void_why: maybe(text),
    void_by: maybe(text),
  },
  { key: 'slip', indexed: ['award'] },
  (slips, { event, day, atMs }) => {
    if (event.type === 'AwardPaid') {
      const { slip, award, amount, method, by } = event;
      slips.add({ slip, award, day, paid_at: atMs, amount, method, paid_by: by });
    }
    if (event.type === 'PaymentBackedOut') {
      slips.change(event.slip, { void_day: day, void_why: event.reason, void_by: people(event.by) });
    }
  },
);

/** A prize won by a hand at a table, or in a promotion. */
type Won = Extract<HouseEvent, { type: 'AwardMade' | 'PrizeAwarded' }>;
type Place = {
  readonly table?: number;
  readonly seat?: number;
  readonly hand: string;
  readonly share?: string | undefined;
};
type AwardForfeited = Extract<HouseEvent, { type: 'AwardForfeited' }>;

const winOf = (event: Won, place: Place, day: string): New<Win> => ({
  award: event.award,
  day,
  won_at: Date.parse(event.wonAt),
  activity: event.activity,
  table_no: place.table,
  seat: place.seat,
  hand: place.hand,
  share: place.share,
  ...prizeOf(event.gives),
  verified_by: people(event.verifiedBy),
  claim: event.claim.state,
  claim_by: endOf(event.claim),
});

/** CLM-7: what the cage holds is still there to be had. */
const forfeitedTo = (to: AwardForfeited['to'], day: string): Partial<Win> =>
  to.type === 'held'
    ? { claim: 'held at the cage', claim_by: null }
    : { gone_day: day, gone: 'forfeited', gone_why: `to ${to.type === 'reserve-of' ? to.activity : to.type}` };

const prizeOf = (gives: Won['gives']): Pick<New<Win>, 'amount' | 'gives' | 'value'> => {
  switch (gives.type) {
    case 'money':
      return { amount: gives.amount, gives: 'money' };
    case 'money-each':
      return { amount: gives.amount * gives.count, gives: `money for ${gives.count}` };
    case 'tickets':
    case 'points':
      return { gives: `${gives.count} ${gives.type}`, value: 0 };
    case 'entry':
      return { gives: 'an entry', value: gives.value };
    case 'goods':
      return { gives: gives.what, value: gives.value };
  }
};

/** When the claim runs out. */
const endOf = (claim: Won['claim']): number | undefined => {
  if (claim.state === 'held') return Date.parse(claim.by);
  const end = claim.state === 'awaiting-id' ? (claim.idBy ?? claim.by) : undefined;
  return end === undefined ? undefined : Date.parse(end);
};
