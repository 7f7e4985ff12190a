import type { DrawingRule } from '#core/mechanisms/drawing';
import { clauseOf } from '#core/rulebook';
import type { Period } from '#core/time';
import type { IN_VAIN } from '../../src/core/mechanisms/drawing/shape.ts';

const formatPeriod = ({ count, unit }: Period): string => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`;

type InVain = (typeof IN_VAIN)[number];

/** Why a drawn entry did not win, for the player and the record. DRW-5, DRW-6 */
export const explainInVain = (rule: DrawingRule, why: InVain): { readonly words: string; readonly clause: string } => {
  const { activity, terms } = rule;
  const { clock, clause } = activity.claims;
  const time = clock.type === 'within' ? formatPeriod(clock.period) : 'time';
  const proof = terms.proof === 'club-card' ? 'club card' : 'matching stub';
  const REASONS: Readonly<Record<InVain, readonly [words: string, clause: string]>> = {
    absent: [`Nobody came forward within ${time} of the announcement.`, clause],
    'no-id': ['No photo ID was shown.', clause],
    'no-proof': [`The ${proof} was not shown.`, clause],
    'not-eligible': ['The holder may not take part.', 'Eligibility'],
    'name-differs': ['The name is not that on the photo ID.', clause],
    limit: ['The holder has already won as much as one person may.', 'Eligibility'],
  };
  const [words, place] = REASONS[why];
  return { words, clause: clauseOf(activity, place) };
};
