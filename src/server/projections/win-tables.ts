import type { HouseEvent } from '#core/house';
import { gatherRows } from './gathered.ts';
import { people } from './people.ts';
import type { Projection } from './projection.ts';
import { type Columns, createTable } from './tables.ts';

/** A prize that somebody has won, and what became of it. RPT-5 */
export type Win = {
  award: number;
  day: string;
  won_at: number;
  activity: string;
  /** Absent where no hand at a table has won it. */
  table_no: number | null;
  seat: number | null;
  hand: string;
  share: string | null;
  /** Money in cents; absent for things, which `gives` names. */
  amount: number | null;
  gives: string;
  /** What is no money is worth so many cents, where somebody has declared it; entries are worth nothing yet. */
  value: number | null;
  verified_by: string;
  /** How the claim stands while the prize is neither paid nor gone. */
  claim: string;
  claim_by: number | null;
  /** The gaming day on which it was forfeited or backed out, how, and why. */
  gone_day: string | null;
  gone: 'forfeited' | 'backed out' | null;
  gone_why: string | null;
};

/** A payout slip. A void one keeps its number. RPT-5 */
export type Slip = {
  slip: number;
  award: number;
  day: string;
  paid_at: number;
  amount: number;
  method: string;
  paid_by: string;
  void_day: string | null;
  void_why: string | null;
  void_by: string | null;
};

const MAYBE_TEXT = ['text', 'may be absent'] as ['text', 'may be absent'];
const MAYBE_NUMBER = ['number', 'may be absent'] as ['number', 'may be absent'];

const WIN: Columns<Win> = {
  award: 'number',
  day: 'text',
  won_at: 'number',
  activity: 'text',
  table_no: MAYBE_NUMBER,
  seat: MAYBE_NUMBER,
  hand: 'text',
  share: MAYBE_TEXT,
  amount: MAYBE_NUMBER,
  gives: 'text',
  value: MAYBE_NUMBER,
  verified_by: 'text',
  claim: 'text',
  claim_by: MAYBE_NUMBER,
  gone_day: MAYBE_TEXT,
  gone: MAYBE_TEXT,
  gone_why: MAYBE_TEXT,
};

const SLIP: Columns<Slip> = {
  slip: 'number',
  award: 'number',
  day: 'text',
  paid_at: 'number',
  amount: 'number',
  method: 'text',
  paid_by: 'text',
  void_day: MAYBE_TEXT,
  void_why: MAYBE_TEXT,
  void_by: MAYBE_TEXT,
};

export const winTables: Projection = {
  tables: ['win', 'slip'],
  create: async database => {
    await createTable<Win>(database, 'win', WIN, ['award']);
    await createTable<Slip>(database, 'slip', SLIP, ['slip']);
    await database.schema.createIndex('win_day').on('win').column('day').execute();
    await database.schema.createIndex('slip_award').on('slip').column('award').execute();
  },
  gather: () => {
    const wins = gatherRows<Win>('win', 'award');
    const slips = gatherRows<Slip>('slip', 'slip');
    return {
      add: ({ event, day, atMs }) => {
        switch (event.type) {
          case 'AwardMade':
            return wins.add(winOf(event, { ...event, hand: event.row ?? event.because.hand }, day));
          case 'PrizeAwarded':
            return wins.add(winOf(event, { ...event.to, hand: event.because.hand }, day));
          case 'IdShown':
            return wins.change(event.award, { claim: 'payable', claim_by: null });
          case 'ClaimHeld':
            return wins.change(event.award, { claim: 'held', claim_by: Date.parse(event.until) });
          case 'AwardForfeited':
            return wins.change(event.award, forfeitedTo(event.to, day));
          case 'AwardBackedOut':
            return wins.change(event.award, { gone_day: day, gone: 'backed out', gone_why: event.reason });
          case 'AwardPaid':
            return slips.add(slipOf(event, day, atMs));
          case 'PaymentBackedOut':
            wins.change(event.award, { claim: 'payable', claim_by: null });
            return slips.change(event.slip, { void_day: day, void_why: event.reason, void_by: people(event.by) });
        }
      },
      write: async database => {
        await wins.write(database);
        await slips.write(database);
      },
    };
  },
};

/** A prize won by a hand at a table, or in a promotion. */
type Won = Extract<HouseEvent, { type: 'AwardMade' | 'PrizeAwarded' }>;
type Place = {
  readonly table?: number;
  readonly seat?: number;
  readonly hand: string;
  readonly share?: string | undefined;
};
type AwardForfeited = Extract<HouseEvent, { type: 'AwardForfeited' }>;
type AwardPaid = Extract<HouseEvent, { type: 'AwardPaid' }>;

const winOf = (event: Won, place: Place, day: string): Win => ({
  award: event.award,
  day,
  won_at: Date.parse(event.wonAt),
  activity: event.activity,
  table_no: place.table ?? null,
  seat: place.seat ?? null,
  hand: place.hand,
  share: place.share ?? null,
  ...prizeOf(event.gives),
  verified_by: people(event.verifiedBy),
  claim: event.claim.state,
  claim_by: endOf(event.claim),
  gone_day: null,
  gone: null,
  gone_why: null,
});

/** CLM-7: what the cage holds is still there to be had. */
const forfeitedTo = (to: AwardForfeited['to'], day: string): Partial<Win> =>
  to.type === 'held'
    ? { claim: 'held at the cage', claim_by: null }
    : { gone_day: day, gone: 'forfeited', gone_why: `to ${to.type === 'reserve-of' ? to.activity : to.type}` };

const slipOf = ({ slip, award, amount, method, by }: AwardPaid, day: string, paid_at: number): Slip => ({
  slip,
  award,
  day,
  paid_at,
  amount,
  method,
  paid_by: by,
  void_day: null,
  void_why: null,
  void_by: null,
});

const prizeOf = (gives: Won['gives']): Pick<Win, 'amount' | 'gives' | 'value'> => {
  switch (gives.type) {
    case 'money':
      return { amount: gives.amount, gives: 'money', value: null };
    case 'money-each':
      return { amount: gives.amount * gives.count, gives: `money for ${gives.count}`, value: null };
    case 'tickets':
    case 'points':
      return { amount: null, gives: `${gives.count} ${gives.type}`, value: 0 };
    case 'entry':
      return { amount: null, gives: 'an entry', value: gives.value };
    case 'goods':
      return { amount: null, gives: gives.what, value: gives.value ?? null };
  }
};

/** When the claim, as it stands, runs out. */
const endOf = (claim: Won['claim']): number | null => {
  if (claim.state === 'held') return Date.parse(claim.by);
  if (claim.state !== 'awaiting-id') return null;
  const end = claim.idBy ?? claim.by;
  return end === undefined ? null : Date.parse(end);
};
