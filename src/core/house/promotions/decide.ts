import { type Answer, accept, answer, type Decision } from '#core/base';
import { type Cents, NOTHING, total } from '#core/money';
import type { Context } from '../context.ts';
import type { HouseEvent } from '../events.ts';
import { type OfferedActivity, offeredNamed } from '../find.ts';
import { moneyOfGift } from '../gifts.ts';
import type { HouseView } from '../house.ts';
import { momentText } from '../moments.ts';
import { refuse as refuseAtHouse } from '../refusals.ts';
import { twoPeople } from '../two-people.ts';
import { awardWins } from './award-wins.ts';
import { type MechanismName, mechanismOf } from './mechanisms.ts';
import type { CommandIn, PostedIn, Promotion } from './promotion.ts';
import { refuse } from './refusals.ts';

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
  { promotion, activity: name, mechanism, posted }: OpenPromotion<MechanismName>,
  { now, actor }: Context,
): Decision<HouseEvent> => {
  if (promotion.trim() === '') return refuseAtHouse('words-missing', { what: 'The name of the promotion' }, 'PRO-1');
  if (house.promotions.has(promotion)) return refuse('promotion-runs', { promotion }, 'PRO-1');
  const found = running(house, name);
  if (!found.ok) return found;
  const { activity, offered } = found.value;
  const rules = mechanismOf(mechanism).rules({ activity, offering: offered.offering }, posted);
  if (!rules.ok) return rules;
  const opened = { promotion, activity: activity.id, mechanism, posted, at: momentText(now), by: actor.id };
  // The command has paired the mechanism with what was posted for it.
  return accept({ type: 'PromotionOpened', ...opened } as HouseEvent);
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
  return moved(house, found.value, command, context);
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

const moved = (
  house: HouseView,
  { promotion, activity: id, mechanism, posted, state }: Promotion,
  command: object,
  context: Context,
): Decision<HouseEvent> => {
  const found = running(house, id);
  if (!found.ok) return found;
  const rule = { activity: found.value.activity, offering: found.value.offered.offering };
  const rules = mechanismOf(mechanism).rules(rule, posted);
  if (!rules.ok) return rules;
  const at = { promotion, rule, rules: rules.value, posted, state, house, context };
  const decided = mechanismOf(mechanism).decide(at, command);
  if (!decided.ok) return decided;
  const { events, won = [], hits = [], bookings = [], paysOut = NOTHING } = decided.value;
  if (events.length === 0) return accept();
  const people = peopleFor(house, total([paysOut, ...won.map(({ gives }) => moneyOfGift(gives))]), context);
  if (!people.ok) return people;
  const awards = awardWins(house, rule, { promotion, won, hits, people: people.value }, context.now);
  if (!awards.ok) return awards;
  const [by, second] = people.value;
  const base = { promotion, activity: id, mechanism, at: momentText(context.now), by };
  // The mechanism has answered with events of its own.
  const moves = { type: 'PromotionMoved', ...base, ...(second === undefined ? {} : { second }), events, bookings };
  return accept(moves as HouseEvent, ...awards.value);
};

const end = (
  house: HouseView,
  { promotion: key, reason }: Extract<PromotionCommand, { type: 'EndPromotion' }>,
  { actor }: Context,
): Decision<HouseEvent> => {
  const promotion = promotionNamed(house, key);
  if (!promotion.ok) return promotion;
  if (reason.trim() === '') return refuseAtHouse('words-missing', { what: 'The reason' }, 'PRO-2');
  const { mechanism, state } = promotion.value;
  const what = mechanismOf(mechanism).unfinished(state);
  if (what !== undefined) return refuse('promotion-not-finished', { promotion: key, what }, 'PRO-2');
  return accept({ type: 'PromotionEnded', promotion: key, reason, by: actor.id });
};

const promotionNamed = ({ promotions }: HouseView, key: string): Answer<Promotion> => {
  const promotion = promotions.get(key);
  if (promotion !== undefined) return answer(promotion);
  return refuse('unknown-promotion', { promotion: key, known: [...promotions.keys()].join(', ') || 'none' }, 'PRO-1');
};

/** An activity that is offered and runs now. */
const running = (house: HouseView, name: string): Answer<OfferedActivity> => {
  const found = offeredNamed(house, name);
  if (!found.ok || found.value.offered.state === 'running') return found;
  const { activity, offered } = found.value;
  return refuse('promotion-not-running', { activity: activity.name, state: offered.state }, 'PRO-1; HSE-4');
};

/** From the amount that the house has set two people stand for a win. HSE-9 */
const peopleFor = ({ settings }: HouseView, amount: Cents, context: Context): Answer<readonly string[]> =>
  amount === 0 || amount < settings.secondPersonFrom ? answer([context.actor.id]) : twoPeople(context, 'PRO-3; HSE-9');
