import { type Answer, answer, type Refusal } from '#core/base';
import { type Activity, clauseOf, type Offering } from '#core/rulebook';
import { cardWheelTermsOf } from '../card-wheel/terms.ts';
import type { CardWheelRule } from './cards.ts';
import { refuse } from './refusals.ts';
import type { SpotWheelRule, Wheel } from './spots.ts';
import { wheelTermsOf } from './terms.ts';

/** The rules of the wheel of spots that an offering runs. */
export const spotWheelRule = (activity: Activity, offering: Offering, wheel: Wheel): Answer<SpotWheelRule> => {
  const terms = wheelTermsOf(activity, offering);
  return terms === undefined ? noWheel(activity) : answer({ activity, terms, wheel });
};

/** The rules of the wheel of cards that an offering runs. */
export const cardWheelRule = (
  activity: Activity,
  offering: Offering,
  posted: Pick<CardWheelRule, 'prizes' | 'valueAwards'>,
): Answer<CardWheelRule> => {
  const terms = cardWheelTermsOf(activity, offering);
  if (terms === undefined) return noWheel(activity);
  const [given, most] = [posted.valueAwards.length, terms.valueAwards];
  if (given > most) return refuse('too-many-value-awards', { given, most }, clauseOf(activity, terms.clause));
  return answer({ activity, terms, ...posted });
};

const noWheel = (activity: Activity): Refusal =>
  refuse('no-such-wheel', { activity: activity.name }, clauseOf(activity, 'Offering'));
