import { accept } from '#core/base';
import { HI_LO } from '#core/games';
import {
  awardNumbered,
  backingOut,
  type Deciders,
  type MoneyEvent,
  moneyOf,
  offeredNamed,
  reversed,
} from '#core/state';
import { usedObjection } from '../collections/index.ts';
import { type HiLoPlayed, hiLoWithout } from './back-out-hi-lo.ts';

import { bookingsOfPayment } from './payments.ts';
import { refuse } from './refusals.ts';
import type { AwardCommand, AwardEvent } from './shape.ts';

/** Undoes what was recorded by mistake, by entries of its own: with a reason and two people. HSE-12 */
export const BACK_OUT_COMMANDS = {
  BackOutPayment: (house, { award: number, reason }, context) => {
    const people = backingOut(reason, context);
    if (!people.ok) return people;
    const found = awardNumbered(house, number);
    if (!found.ok) return found;
    const { award } = found.value;
    const by = people.value;
    if (award.payment === undefined) return refuse('award-not-paid', { award: award.award }, 'HSE-12');
    const used = usedObjection(house, award.award);
    if (used !== undefined) return used;
    const { slip, method } = award.payment;
    const bookings = reversed(bookingsOfPayment(award, method));
    return accept({ type: 'PaymentBackedOut', award: award.award, slip, reason, by, bookings });
  },

  BackOutAward: (house, { award: number, reason }, context) => {
    const people = backingOut(reason, context);
    if (!people.ok) return people;
    const known = awardNumbered(house, number);
    if (!known.ok) return known;
    const { award, activity } = known.value;
    const by = people.value;
    const isOfHiLo = award.activity === HI_LO.name;
    if (!isOfHiLo && house.games.has(award.activity)) return refuse('award-of-round', { award: award.award }, 'HSE-12');
    if (award.claim.state === 'paid') return refuse('payment-first', { award: award.award }, 'HSE-12');
    if (award.claim.state === 'forfeited') return refuse('award-forfeited', { award: award.award }, 'HSE-12');
    const gone: AwardEvent = { type: 'AwardBackedOut', award: award.award, reason, by };
    if (isOfHiLo) return accept<AwardEvent | HiLoPlayed>(hiLoWithout(house, award, context), gone);
    const found = offeredNamed(house, activity.id);
    if (!found.ok) return found;
    const money = moneyOf(house);
    const cause = { why: 'back-out', award: award.award, reason, by } as const;
    const rule = { activity, offering: found.value.offered.offering };
    const moved = money.move(rule, { type: 'ReturnPrize', given: award.source }, cause);
    if (!moved.ok) return moved;
    return accept<AwardEvent | MoneyEvent>(...money.events, gone);
  },
} satisfies Partial<Deciders<AwardCommand, AwardEvent | MoneyEvent | HiLoPlayed>>;
