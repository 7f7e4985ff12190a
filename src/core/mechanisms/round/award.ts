import { defined } from '#core/base';
import type { PoolHit } from '#core/fund';
import { total } from '#core/money';
import type { Said } from '#core/words';
import { clauseOfRow, type Hit } from './hit.ts';
import type { Holder } from './holders.ts';
import type { AwardDue, Because, Rule, Settled } from './settled.ts';

/** What the award of a portion names. */
export type PortionSource = { readonly hit: Hit; readonly share?: AwardDue['to']['share'] };

export type Outcome = Pick<Settled, 'awards' | 'hits' | 'kept'>;

/** Several outcomes of one round as one. */
export const joined = (outcomes: readonly Outcome[]): Outcome => ({
  awards: outcomes.flatMap(({ awards }) => awards),
  hits: wonOrDrawn(outcomes.flatMap(({ hits }) => hits)),
  kept: total(outcomes.map(({ kept }) => kept)),
});

/** A pool that is won whole as well as drawn upon has been won. */
const wonOrDrawn = (hits: readonly PoolHit[]): readonly PoolHit[] => {
  const isWon = (pool: string): boolean => hits.some(hit => hit.pool === pool && hit.type === 'won');
  return [...new Set(hits.map(({ pool }) => pool))].map(pool => ({ pool, type: isWon(pool) ? 'won' : 'drawn' }));
};

export const recipientOf = (
  { activity }: Rule,
  { bettor, space }: Holder,
  { hit, share }: PortionSource,
): AwardDue['to'] => ({
  seat: bettor.hand.seat,
  ...defined({ bettor: bettor.name }),
  row: hit.row.key,
  ...defined({ round: hit.played.index, share }),
  ...(activity.settlement.holders === 'fee-space' ? { on: space } : {}),
});

export const becauseOf = (rule: Rule, { row, finding }: Hit, holder: Holder, steps: readonly Said[]): Because => ({
  hand: row.label,
  used: finding.used,
  conditions: [...finding.conditions, ...holder.part.conditions, ...holder.person.conditions],
  arithmetic: steps.map(({ message }) => message),
  steps: steps.map(({ code, facts }) => ({ code, facts })),
  clause: clauseOfRow(rule, row),
});
