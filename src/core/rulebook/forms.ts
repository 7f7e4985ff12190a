import type { Activity } from './activity.ts';

/** How a prize may be given, as its approval words it: `cash`, `vehicles`. */
export const formsOf = ({ prizes }: Pick<Activity, 'prizes'>, key: string): readonly string[] =>
  prizes.find(prize => prize.key === key)?.forms ?? [];

/** Chips are money: the cage changes them. */
export const isMoneyForm = (form: string): boolean => MONEY.includes(form);

/** A form that the approval names and that isn't money. */
export const isThingForm = (form: string): boolean => !isMoneyForm(form) && form !== 'not stated';

/** The collections of the winner's games are paid for a year, off a balance. */
export const isCollectionsForm = (form: string): boolean => form === 'paid collections for a year';

const MONEY = [
  'cash',
  'check',
  'chips',
  'casino chips',
  'gaming chips',
  'live chips',
  'live-chips',
  'live casino chips',
];
