import { accept, type Decision } from '#core/base';
import { activityNamed, type HouseView, type OfType, refuse as refuseAtHouse } from '#core/state';
import { refuse } from './refusals.ts';
import type { OfferingCommand, OfferingEvent } from './shape.ts';

/** What the signs say besides the meters. */
export const postNotice = (
  house: HouseView,
  { words: given, activity: name }: OfType<OfferingCommand, 'PostNotice'>,
): Decision<OfferingEvent> => {
  const words = given.trim();
  if (words === '') return refuseAtHouse('words-missing', { what: 'The notice' }, 'HSE-4');
  const notice = house.numbers.notice + 1;
  if (name === undefined) return accept({ type: 'NoticePosted', notice, words });
  const activity = activityNamed(house, name);
  return activity.ok ? accept({ type: 'NoticePosted', notice, words, activity: activity.value.id }) : activity;
};

export const takeDownNotice = (
  { notices }: HouseView,
  { notice }: OfType<OfferingCommand, 'TakeDownNotice'>,
): Decision<OfferingEvent> =>
  notices.has(notice) ? accept({ type: 'NoticeTakenDown', notice }) : refuse('unknown-notice', { notice }, 'HSE-1');
