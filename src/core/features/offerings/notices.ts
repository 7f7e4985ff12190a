import { type Answer, accept, answer, defined, type Refusal } from '#core/base';
import {
  activityNamed,
  activityOf,
  advertisedNameOf,
  type Context,
  type Deciders,
  type HouseView,
  momentFrom,
  momentText,
  type OfType,
  refuse as refuseAtHouse,
  word,
} from '#core/state';
import { formatMoment, isBefore } from '#core/time';
import { refuse } from './refusals.ts';
import type { OfferingCommand, OfferingEvent } from './shape.ts';

type PostNotice = OfType<OfferingCommand, 'PostNotice'>;

/** What the signs say besides the meters. SGN-6 */
export const NOTICE_COMMANDS = {
  PostNotice: (house, command, context) => {
    const words = command.words.trim();
    if (words === '') return refuseAtHouse('words-missing', { what: word('words.notice', {}) }, 'HSE-4');
    const notice = house.numbers.notice + 1;
    const activity = idOf(house, command.activity);
    if (!activity.ok) return activity;
    const objection = timesObjection(house, command, context) ?? wordsObjection(house, command, activity.value);
    if (objection !== undefined) return objection;
    const [from, until] = [command.from, command.until].map(at => at && momentText(momentFrom(at)));
    const also = command.also?.filter(one => one.words.trim() !== '');
    return accept({ type: 'NoticePosted', notice, words, ...defined({ activity: activity.value, from, until, also }) });
  },

  TakeDownNotice: ({ notices }, { notice }) =>
    notices.has(notice) ? accept({ type: 'NoticeTakenDown', notice }) : refuse('unknown-notice', { notice }, 'HSE-1'),
} satisfies Partial<Deciders<OfferingCommand, OfferingEvent>>;

const idOf = (house: HouseView, name: string | undefined): Answer<string | undefined> => {
  if (name === undefined) return answer(undefined);
  const activity = activityNamed(house, name);
  return activity.ok ? answer(activity.value.id) : activity;
};

const timesObjection = (
  { settings: { clock } }: HouseView,
  { from, until }: PostNotice,
  { now }: Context,
): Refusal | undefined => {
  if (until === undefined) return undefined;
  const begins = from !== undefined && isBefore(now, momentFrom(from)) ? momentFrom(from) : now;
  if (isBefore(begins, momentFrom(until))) return undefined;
  return refuse('notice-never-shown', { until: { moment: formatMoment(clock, momentFrom(until)) } }, 'SGN-6');
};

/**
 * What names an activity is an advertisement of it: the sign adds its number and "No Purchase Necessary" where they are
 * due, which it can only do for the activity that was chosen. SGN-1, SGN-2, SGN-6
 */
const wordsObjection = (house: HouseView, command: PostNotice, activity: string | undefined): Refusal | undefined => {
  const texts = [command.words, ...(command.also ?? []).map(one => one.words)].map(text => text.toLowerCase());
  const isIn = (name: string): boolean => texts.some(text => text.includes(name.toLowerCase()));
  const others = [...house.offerings.values()].filter(
    offered =>
      offered.state !== 'ended' && offered.activity !== activity && !isPartOf(house, offered.activity, activity),
  );
  const other = others.find(offered => namesOf(house, offered.activity).some(isIn));
  if (other === undefined) return undefined;
  return refuse('notice-names-activity', { activity: advertisedNameOf(house, other.activity) }, 'SGN-6');
};

/** The chosen one may have the name of another in its own. */
const isPartOf = (house: HouseView, other: string, chosen: string | undefined): boolean => {
  const own = chosen === undefined ? [] : namesOf(house, chosen).map(name => name.toLowerCase());
  return namesOf(house, other).some(name => own.some(one => one.includes(name.toLowerCase())));
};

/** As it is approved, as it is advertised, and its number. */
const namesOf = (house: HouseView, id: string): readonly string[] => {
  const activity = activityOf(house, id);
  return [advertisedNameOf(house, id), ...(activity === undefined ? [] : [activity.name, activity.id])];
};
