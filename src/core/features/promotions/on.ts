import type { Refusal } from '#core/base';
import type { HouseView } from '#core/state';
import { refuse } from './refusals.ts';

/** Why the terms of an activity stay as they are: what runs under them is finished under them. PRO-2 */
export const promotionsOn = ({ promotions }: HouseView, activity: string, name: string): Refusal | undefined => {
  const on = [...promotions.values()].filter(one => one.activity === activity).map(({ promotion }) => promotion);
  return on.length === 0
    ? undefined
    : refuse('promotions-still-on', { activity: name, promotions: on }, 'PRO-2; HSE-4');
};
