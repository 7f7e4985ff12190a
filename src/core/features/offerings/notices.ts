import { accept } from '#core/base';
import { activityNamed, type Deciders, refuse as refuseAtHouse, word } from '#core/state';
import { refuse } from './refusals.ts';
import type { OfferingCommand, OfferingEvent } from './shape.ts';

/** What the signs say besides the meters. */
export const NOTICE_COMMANDS = {
  PostNotice: (house, { words: given, activity: name }) => {
    const words = given.trim();
    if (words === '') return refuseAtHouse('words-missing', { what: word('words.notice', {}) }, 'HSE-4');
    const notice = house.numbers.notice + 1;
    if (name === undefined) return accept({ type: 'NoticePosted', notice, words });
    const activity = activityNamed(house, name);
    return activity.ok ? accept({ type: 'NoticePosted', notice, words, activity: activity.value.id }) : activity;
  },

  TakeDownNotice: ({ notices }, { notice }) =>
    notices.has(notice) ? accept({ type: 'NoticeTakenDown', notice }) : refuse('unknown-notice', { notice }, 'HSE-1'),
} satisfies Partial<Deciders<OfferingCommand, OfferingEvent>>;
