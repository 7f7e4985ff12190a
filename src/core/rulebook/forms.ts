import type { Activity } from './activity.ts';

/** How a prize may be given, as its approval words it: `cash`, `vehicles`. */
export const formsOf = ({ prizes }: Pick<Activity, 'prizes'>, key: string): readonly string[] =>
  prizes.find(prize => prize.key === key)?.forms ?? [];

/** Chips are money: the cage changes them. */
export const isMoneyForm = (form: string): boolean => MONEY.includes(form);

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
