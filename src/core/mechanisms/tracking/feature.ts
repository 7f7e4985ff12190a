import { clauseOf } from '#core/rulebook';
import { BY_DEALER, type Mechanism, type Spoken, type Won } from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { decideTracking } from './decide.ts';
import { evolveTracking } from './evolve.ts';
import { refuse } from './refusals.ts';
import { type TrackingRule, trackingRule } from './rule.ts';
import { SHAPES, type TrackingCommand, type TrackingEvent } from './shape.ts';
import { TERMS, trackingTermsOf } from './terms.ts';

import { trackingAccount, trackingDesk, trackingRewards } from './view.ts';

export type TrackingTypes = Omit<Spoken<'tracking', TrackingRule, typeof SHAPES>, 'command'> & {
  readonly command: TrackingCommand;
};

/** Play with the club card, and what it earns. TRK-1 to TRK-11 */
export const TRACKING: Mechanism<TrackingTypes> = {
  name: 'tracking',
  shapes: SHAPES,
  terms: TERMS,
  may: BY_DEALER,
  rules: trackingRule,
  ending: ['LeaveTable'],
  opens: ({ rules, posted }) => {
    const { activity, terms } = rules;
    const unvalued = Object.keys(posted.prizes).find(prize => posted.rewards?.[prize] === undefined);
    if (unvalued === undefined) return undefined;
    return refuse('reward-not-valued', { prize: unvalued }, clauseOf(activity, terms.clause));
  },
  begins: () => ({ cards: new Map() }),
  decide: decideTracking,
  won: ({ rules }, event) => (event.type === 'CreditsRedeemed' ? [rewardOf(rules, event)] : []),
  evolve: evolveTracking,
  passes: ({ cards }) =>
    [...cards].filter(([, { seat }]) => seat?.counts === true).map(([player]) => ({ type: 'LetTimePass', player })),
  unfinished: () => undefined,
  endsAt: (_, { posted }) => posted.to,
  opensUnder: activity => {
    const terms = trackingTermsOf(activity);
    return terms && { mechanism: 'tracking', hasCredits: terms.credits };
  },
  desk: (_, one) => trackingDesk(one),
  account: (_, one, { ids }) => trackingAccount(one, ids),
  rewards: trackingRewards,
};

const rewardOf = (
  { activity, terms, posted }: TrackingRule,
  { player, prize, credits }: Extract<TrackingEvent, { type: 'CreditsRedeemed' }>,
): Won => {
  const { value, isMoney = false } = posted.rewards?.[prize] ?? {};
  const amount = isMoney ? value : undefined;
  return {
    to: { player },
    gives: amount === undefined ? goodsOf(prize, value) : { type: 'money', amount },
    prizes: amount === undefined ? [] : [prizeDue(activity, amount)],
    because: becauseOf(`${prize} for ${credits} credits`, clauseOf(activity, terms.clause)),
    isClaimed: true,
  };
};
