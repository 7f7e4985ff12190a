import type { Refusal } from '#core/base';
import { gameOf } from '#core/qualifying';
import { clauseOf } from '#core/rulebook';
import { BY_DEALER, type Mechanism, type Spoken, type Won } from '#core/state';
import { becauseOf, goodsOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { decideTracking } from './decide.ts';
import { evolveTracking } from './evolve.ts';
import { refuse } from './refusals.ts';
import { type TrackingRule, trackingRule } from './rule.ts';
import { type PostedTracking, SHAPES, type TrackingCommand, type TrackingEvent } from './shape.ts';
import { TERMS, trackingTermsOf } from './terms.ts';

import { trackingAccount, trackingBoard, trackingDesk, trackingRewards } from './view.ts';

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
  opens: ({ rules, posted }) => openingObjection(rules, posted),
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
  // Hours alone are for another promotion, which has its own board.
  board: (_, one) => (one.posted.creditsPerSwipe === 0 ? undefined : trackingBoard(one)),
  account: (_, one, { ids }) => trackingAccount(one, ids),
  rewards: trackingRewards,
};

/** Where credits are given, what earns them and what they buy is posted first, with its value. TRK-12 */
const openingObjection = (
  { activity, terms }: TrackingRule,
  { prizes, rewards = {}, creditsPerSwipe, minutesPerCredit, minutesFor }: PostedTracking,
): Refusal | undefined => {
  const clause = clauseOf(activity, terms.clause);
  const unvalued = Object.keys(prizes).find(prize => rewards[prize] === undefined);
  if (unvalued !== undefined) return refuse('reward-not-valued', { prize: unvalued }, clause);
  const strange = Object.keys(minutesFor ?? {}).find(game => gameOf(game) === undefined);
  if (strange !== undefined) return refuse('minutes-for-no-game', { game: strange }, clause);
  if (!terms.credits) return undefined;
  if (creditsPerSwipe === 0 || Object.keys(prizes).length === 0) return refuse('credits-not-posted', {}, clause);
  const isTimed = minutesPerCredit !== undefined || Object.keys(minutesFor ?? {}).length > 0;
  return isTimed ? undefined : refuse('credit-time-not-posted', {}, clause);
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
