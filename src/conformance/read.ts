import type { Answer } from '#core/base';
import { parseCard, RANKS, type Rank } from '#core/cards';
import { type Activity, ROLES, type Role } from '#core/rulebook';
import { branded, check, filled, list, type Shape, such, Text } from '#core/shape';
import { type HouseClock, parseMoment } from '#core/time';
import { type Said, sayings } from '#core/words';
import { findActivity } from '../../rulebook/index.ts';
import { TERMS } from './texts/en.ts';

const speak = sayings(TERMS);

/** A part of a scenario with all that it leaves out; what does not fit its kind throws a sentence with the place. */
export const read = <Type, Whole>(shape: Shape<Type, Whole>, json: unknown): Whole => {
  const fit = check(shape, json);
  if (!fit.ok) throw new Error(fit.fields);
  return filled(shape, fit.value);
};

/** A text that stands for something: what `of` finds behind it, if it says anything. */
const standingFor = <Value>(of: (text: string) => Value | undefined, form: Said): Shape<string, Value> => ({
  ...branded<string, Value>(such(Text, text => of(text) !== undefined, form)),
  fill: text => of(text as string), // It fits.
});

const saidBy = <Value>(said: Answer<Value>): Value | undefined => (said.ok ? said.value : undefined);

/** The house of the scenarios. */
export const CLOCK: HouseClock = { zone: 'America/Los_Angeles', dayStartsAt: Temporal.PlainTime.from('06:00') };

/** When scenarios are played that name no moment. */
export const AT = '2026-03-02T18:00:00Z';

/** House time as scenarios write it. */
export const Moment = standingFor(text => saidBy(parseMoment(CLOCK, text)), speak('scenario.moment', {}));

export const CardText = standingFor(text => saidBy(parseCard(text)), speak('scenario.card', {}));
export const CardTexts = list(CardText);

export const RankText = standingFor<Rank>(
  text => RANKS.find(rank => rank === (text === '10' ? 'T' : text)),
  speak('scenario.rank', { ranks: RANKS }),
);

/** `tppps` is what scenarios call a proposition player. */
export const RoleText = standingFor<Role>(
  text => ROLES.find(role => role === (text === 'tppps' ? 'proposition-player' : text)),
  speak('scenario.role', { roles: ROLES }),
);

/** An approved activity by its id or key. */
export const Approved = standingFor<Activity>(findActivity, speak('scenario.activity', {}));
