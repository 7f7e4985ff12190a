import type { Refusal } from '#core/base';
import { refuse } from './refusals.ts';

/** Why somebody born on this day is not enrolled today. The birthday stays outside the journal. CLB-2 */
export const ageObjection = (
  { today, age }: { readonly today: Temporal.PlainDate; readonly age: number },
  born: string,
): Refusal | undefined => {
  const { years } = Temporal.PlainDate.from(born).until(today, { largestUnit: 'years' });
  return years >= age ? undefined : refuse('too-young', { least: age }, 'CLB-2; B&P 19921');
};
