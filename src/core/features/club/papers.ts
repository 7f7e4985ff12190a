import type { Refusal } from '#core/base';
import { refuse } from './refusals.ts';

/** Business and Professions Code 19921: nobody below it is let in. CLB-2 */
const AGE_MIN = 21;

/** Why somebody born on this day is not enrolled today. The birthday stays outside the journal. */
export const ageObjection = (born: string, today: Temporal.PlainDate): Refusal | undefined => {
  const { years } = Temporal.PlainDate.from(born).until(today, { largestUnit: 'years' });
  return years >= AGE_MIN ? undefined : refuse('too-young', { least: AGE_MIN }, 'CLB-2; B&P 19921');
};
