import { accept, answer, type Decision } from '#core/base';
import { eventSummary } from '#core/mechanisms/tournament';
import { namedObjection } from '../club/taking-part.ts';
import type { Context } from '../context.ts';
import type { HouseEvent } from '../events.ts';
import type { HouseView } from '../house.ts';
import { momentText } from '../moments.ts';
import { refuse as refuseAtHouse } from '../refusals.ts';
import { asked } from './by-hand.ts';
import { committedOn } from './draws.ts';
import { type MechanismName, mechanismOf } from './mechanisms.ts';
import { moved, promotionNamed, running } from './move.ts';
import type { CommandIn, PostedIn } from './promotion.ts';
import { refuse } from './refusals.ts';
import { takenUp } from './take-up.ts';

export type PromotionCommand =
  /** Under a key of the house's own choice, which no other promotion has while this one runs. */
  | { [Name in MechanismName]: OpenPromotion<Name> }[MechanismName]
  /** What the mechanism itself is asked. */
  | { [Name in MechanismName]: RunPromotion<Name> }[MechanismName]
  | { readonly type: 'EndPromotion'; readonly promotion: string; readonly reason: string };

type OpenPromotion<Name extends MechanismName> = {
  readonly type: 'OpenPromotion';
  readonly promotion: string;
  readonly activity: string;
  readonly mechanism: Name;
  readonly posted: PostedIn<Name>;
};
type RunPromotion<Name extends MechanismName> = {
  readonly type: 'RunPromotion';
  readonly promotion: string;
  readonly mechanism: Name;
  readonly command: CommandIn<Name>;
};

/** Drawings, wheels, tournaments, coupons, contests, boards: each runs under its key, one frame for all. PRO-1 */
export const decidePromotions = (
  house: HouseView,
  command: PromotionCommand,
  context: Context,
): Decision<HouseEvent> => {
  switch (command.type) {
    case 'OpenPromotion':
      return open(house, command, context);
    case 'RunPromotion':
      return run(house, command, context);
    case 'EndPromotion':
      return end(house, command, context);
  }
};

const open = (
  house: HouseView,
  command: { [Name in MechanismName]: OpenPromotion<Name> }[MechanismName],
  context: Context,
): Decision<HouseEvent> => {
  const { promotion, activity: name, mechanism, posted } = command;
  if (promotion.trim() === '') return refuseAtHouse('words-missing', { what: 'The name of the promotion' }, 'PRO-1');
  if (house.promotions.has(promotion)) return refuse('promotion-runs', { promotion }, 'PRO-1');
  const found = running(house, name);
  if (!found.ok) return found;
  const { activity, offered } = found.value;
  const rule = { activity, offering: offered.offering };
  const { rules: rulesOf, opens } = mechanismOf(mechanism);
  const rules = rulesOf(rule, posted);
  if (!rules.ok) return rules;
  const at = momentText(context.now);
  const objection = opens?.({ promotion, openedAt: at, rule, rules: rules.value, posted, house, context });
  if (objection !== undefined) return objection;
  const before = mechanism === 'gamble-up' ? takenUp(house, activity.id, command.posted, context) : answer([]);
  if (!before.ok) return before;
  const opened = { promotion, activity: activity.id, mechanism, posted, at, by: context.actor.id };
  // The command has paired the mechanism with what was posted for it.
  return accept(...before.value, { type: 'PromotionOpened', ...opened } as HouseEvent);
};

const run = (
  house: HouseView,
  { promotion: key, mechanism: name, command }: RunPromotion<MechanismName>,
  context: Context,
): Decision<HouseEvent> => {
  const found = promotionNamed(house, key);
  if (!found.ok) return found;
  const { mechanism } = found.value;
  if (mechanism !== name) return refuse('promotion-of-other-sort', { promotion: key, mechanism, asked: name }, 'PRO-1');
  return namedObjection(house, command) ?? asked(house, found.value, command, context);
};

/** What the clock brings to promotions that run; what it cannot do yet it does not. PRO-4 */
export const passPromotions = (house: HouseView, context: Context): readonly HouseEvent[] =>
  [...house.promotions.values()].flatMap(promotion => {
    const commands = mechanismOf(promotion.mechanism).passes?.(promotion.state) ?? [];
    return commands.flatMap(command => {
      const decided = moved(house, promotion, command, context);
      return decided.ok ? decided.events : [];
    });
  });

const end = (
  house: HouseView,
  { promotion: key, reason }: Extract<PromotionCommand, { type: 'EndPromotion' }>,
  { actor }: Context,
): Decision<HouseEvent> => {
  const promotion = promotionNamed(house, key);
  if (!promotion.ok) return promotion;
  if (reason.trim() === '') return refuseAtHouse('words-missing', { what: 'The reason' }, 'PRO-2');
  const { mechanism, state } = promotion.value;
  const open = committedOn(house, promotion.value);
  if (open !== undefined) return refuse('entries-closed', { promotion: key, draw: open.draw }, 'LOT-2');
  const { unfinished, endsBy } = mechanismOf(mechanism);
  const what = unfinished(state);
  const clause = endsBy === undefined ? 'PRO-2' : `PRO-2; ${endsBy}`;
  if (what !== undefined) return refuse('promotion-not-finished', { promotion: key, what }, clause);
  const ended = { type: 'PromotionEnded', promotion: key, reason, by: actor.id } as const;
  if (mechanism !== 'tournament') return accept(ended);
  return accept({ ...ended, tournament: { activity: promotion.value.activity, ...eventSummary(state) } });
};
