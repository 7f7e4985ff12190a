import { defined, type Refusal } from '#core/base';
import { plainName } from '#core/people';
import { bars, mayTakePart } from './chances.ts';
import type { Facts } from './facts.ts';
import { holderFact, isStub } from './holder.ts';
import { refuse } from './refusals.ts';
import { clauseIn, type DrawingRule } from './rule.ts';
import type { Command, Drawing, InVain } from './shape.ts';

export type Claim = Extract<Command, { type: 'ClaimPrize' }>;

/**
 * Whose prize it is: a stub says no more than its number, so its holder has the name on the ID, or the club card
 * that the person turns out to have. Limits count people by it. DRW-5, DRW-13
 */
export const claimant = ({ name, member }: Pick<Claim, 'name' | 'member'>, holder: string): string =>
  isStub(holder) ? (member ?? (name === undefined ? holder : plainName(name))) : holder;

/** Photo ID, where the approval asks for it. */
export const hasId = ({ activity }: DrawingRule, { showsId }: Claim): boolean =>
  showsId || activity.eligibility.photoId.value === 'not-required';

/** What keeps a drawn player from the prize, by what the desk saw and the house knows: the first of it. DRW-13 */
export const missing = (
  rule: DrawingRule,
  drawing: Drawing,
  command: Claim,
  player: string,
  facts: Facts,
): InVain | undefined => {
  const { showsProof, seen = {} } = command;
  const bar = bars(rule, drawing, player, facts);
  if (bar !== undefined) return bar;
  const age = seen.age ?? (seen.isOfAge === false ? 0 : undefined);
  const { role } = seen;
  if (!mayTakePart(rule, { ...facts.holder(player), ...defined({ role, age }) }).met) return 'not-eligible';
  if (rule.terms.proof !== 'none' && !showsProof) return 'no-proof';
  if (rule.terms.comparesName === true && command.showsId && command.isNameSame !== true) return 'name-differs';
  return hasId(rule, command) || rule.terms.idUntil !== 'claim' ? undefined : 'no-id';
};

/** Why a prize cannot be won yet under a stub alone: limits count people. DRW-13 */
export const nameObjection = (rule: DrawingRule, player: string): Refusal | undefined =>
  isStub(player) && isLimited(rule)
    ? refuse('holder-not-named', { player: holderFact(player) }, clauseIn(rule))
    : undefined;

/** Where somebody wins only once in a time, nobody wins unnamed. */
const isLimited = ({ activity, terms }: DrawingRule): boolean =>
  terms.onePerPerson === true || activity.eligibility.prizeLimit.value !== 'none';
