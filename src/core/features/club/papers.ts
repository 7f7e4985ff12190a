import type { Refusal } from '#core/base';
import { refuse } from './refusals.ts';

/** Nobody has been older than 122: a slip of the keyboard has. */
const OLDEST = 122;

/** Why somebody born on this day is not enrolled today. The birthday stays outside the journal. CLB-2 */
export const ageObjection = (
  { today, age }: { readonly today: Temporal.PlainDate; readonly age: number },
  born: string,
): Refusal | undefined => {
  const { years } = Temporal.PlainDate.from(born).until(today, { largestUnit: 'years' });
  if (years > OLDEST) return refuse('born-too-early', { years }, 'CLB-2');
  return years >= age ? undefined : refuse('too-young', { least: age }, 'CLB-2; B&P 19921');
};
