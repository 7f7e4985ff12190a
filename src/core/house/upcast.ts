import { assert } from '#core/base';
import type { HouseEvent } from './events.ts';

/** An event as some release has written it; without a version it is of the first. */
export type OldEvent = { readonly type: string; readonly version?: number; readonly [field: string]: unknown };

/** Brings an event of one version to the next, which has another version or another type. */
export type Step = (event: OldEvent) => OldEvent;

/**
 * For each kind that has ever changed its form: from the first version to the second, from that to the third, and so
 * on. An event inside another is named after it: `FundMoved > DayClosed`, `PromotionMoved drawing > PrizeWon`.
 */
export type OldForms = ReadonlyMap<string, readonly Step[]>;

/** Every older form that journals hold, in this one place. How to add one: docs/changing-events.md. */
const OLD_FORMS: OldForms = new Map();

/** The types with older forms; most have none. */
const CHANGED: ReadonlySet<string> = new Set([...OLD_FORMS.keys()].map(kind => kind.split(' ', 1)[0]!));

/** The event of a row whose hash was checked, in today's form. Every reader of a journal uses this. */
export const houseEventFrom = (text: string): HouseEvent => {
  const event = JSON.parse(text) as OldEvent; // Its hash says that a house wrote it.
  const isOfToday = event.version === undefined && !CHANGED.has(event.type);
  return (isOfToday ? event : upcast(event, OLD_FORMS)) as HouseEvent; // So it is of today's form.
};

/** Where events carry others. */
const CARRIES: ReadonlyMap<string, string> = new Map([
  ['FundMoved', 'fund'],
  ['PromotionMoved', 'events'],
  ['HiLoPlayed', 'events'],
]);

/** Step by step to today's form, with the events inside it; throws if a newer release wrote it. */
export const upcast = (event: OldEvent, forms: OldForms): OldEvent => {
  const whole = broughtUp(event, forms, '');
  const field = CARRIES.get(whole.type);
  if (field === undefined) return whole;
  const { mechanism } = whole;
  const around = typeof mechanism === 'string' ? `${whole.type} ${mechanism} > ` : `${whole.type} > `;
  const carried = whole[field] as OldEvent | readonly OldEvent[]; // One or several, as the event has them.
  const changed = isList(carried)
    ? carried.map(one => broughtUp(one, forms, around))
    : broughtUp(carried, forms, around);
  return { ...whole, [field]: changed };
};

const broughtUp = (event: OldEvent, forms: OldForms, around: string): OldEvent => {
  const { type, version = 1 } = event;
  const steps = forms.get(around + type) ?? [];
  assert(version <= steps.length + 1, `${type} of version ${version} was written by a newer Houseway`);
  const step = steps[version - 1];
  return step === undefined ? event : broughtUp(step(event), forms, around);
};

const isList = (carried: OldEvent | readonly OldEvent[]): carried is readonly OldEvent[] => Array.isArray(carried);
