import { type Answer, answer, type Refusal } from '#core/base';
import { type Activity, clauseOf, type Offering, termsInForce } from '#core/rulebook';
import type { CardWheelRule } from './cards.ts';
import { refuse } from './refusals.ts';
import type { SpotWheelRule, Wheel } from './spots.ts';

/** The rules of the wheel of spots that an offering runs. */
export const spotWheelRule = (activity: Activity, offering: Offering, wheel: Wheel): Answer<SpotWheelRule> => {
  const terms = termsInForce(activity.wheels, offering);
  return terms?.type === 'spots' ? answer({ activity, terms, wheel }) : noWheel(activity);
};

/** The rules of the wheel of cards that an offering runs. */
export const cardWheelRule = (
  activity: Activity,
  offering: Offering,
  posted: Pick<CardWheelRule, 'prizes' | 'valueAwards'>,
): Answer<CardWheelRule> => {
  const terms = termsInForce(activity.wheels, offering);
  if (terms?.type !== 'cards') return noWheel(activity);
  const [given, most] = [posted.valueAwards.length, terms.valueAwards];
  if (given > most) return refuse('too-many-value-awards', { given, most }, clauseOf(activity, terms.clause));
  return answer({ activity, terms, ...posted });
};

const noWheel = (activity: Activity): Refusal =>
  refuse('no-such-wheel', { activity: activity.name }, clauseOf(activity, 'Offering'));
