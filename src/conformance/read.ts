import type { Answer } from '#core/base';
import { parseCard, RANKS, type Rank } from '#core/cards';
import { type Activity, ROLES, type Role } from '#core/rulebook';
import { branded, check, filled, list, type Shape, such, Text } from '#core/shape';
import { type HouseClock, parseMoment } from '#core/time';
import { findActivity } from '../../rulebook/index.ts';

/** A part of a scenario with all that it leaves out; what does not fit its kind throws a sentence with the place. */
export const read = <Type, Whole>(shape: Shape<Type, Whole>, json: unknown): Whole => {
  const fit = check(shape, json);
  if (!fit.ok) throw new Error(fit.fields);
  return filled(shape, fit.value);
};

/** A text that stands for something: what `of` finds behind it, if it says anything. */
const standingFor = <Value>(of: (text: string) => Value | undefined, form: string): Shape<string, Value> => ({
  ...branded<string, Value>(such(Text, text => of(text) !== undefined, form)),
  fill: text => of(text as string), // It fits.
});

const saidBy = <Value>(said: Answer<Value>): Value | undefined => (said.ok ? said.value : undefined);

/** The house of the scenarios. */
export const CLOCK: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

/** House time as scenarios write it. */
export const Moment = standingFor(
  text => saidBy(parseMoment(CLOCK, text)),
  'a time of the house such as 2026-03-02T18:00',
);

export const CardText = standingFor(text => saidBy(parseCard(text)), 'a card such as As, Th or Jk');
export const CardTexts = list(CardText);

export const RankText = standingFor<Rank>(
  text => RANKS.find(rank => rank === (text === '10' ? 'T' : text)),
  `a rank: ${RANKS.join(', ')}`,
);

/** `tppps` is what scenarios call a proposition player. */
export const RoleText = standingFor<Role>(
  text => ROLES.find(role => role === (text === 'tppps' ? 'proposition-player' : text)),
  `a role: ${ROLES.join(', ')}`,
);

/** An approved activity by its id or key. */
export const Approved = standingFor<Activity>(findActivity, 'the id or key of an approved activity');
