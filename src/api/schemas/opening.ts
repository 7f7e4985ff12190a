import { exactly, Key, list, type Of, object, one, optional, Text, Texts, text, words, yes } from '#core/shape';
import { TimeOfDay } from '#core/time';

/** What is done while a house is opened in a browser, before there is a house. OPH-1 */
const Code = object({ code: text({ max: 40 }) });

/** The governing roles that the first two people may have. */
const FIRST_ROLES = ['administrator', 'compliance'] as const;
const PLACES = ['first', 'second'] as const;

/** What is kept of an opening from one visit to the next: everything but people and their PINs. */
export const OpeningDraft = object({
  name: optional(words(100)),
  address: optional(words(300)),
  license: optional(words(60)),
  jurisdiction: optional(Key),
  zone: optional(Text),
  dayStartsAt: optional(TimeOfDay),
  /** The approvals that are ours, by id. */
  approvals: optional(Texts),
});
export type OpeningDraft = Of<typeof OpeningDraft>;

const WHO = { place: one(PLACES), name: words(100), badge: Key, role: one(FIRST_ROLES) };
const Picture = object({ picture: text({ max: 400_000 }) });
const Nothing = object({});

/** What an opening still lacks, by its step. */
const MISSING = ['name', 'license', 'zone', 'approvals', 'first', 'second'] as const;
export type OpeningMissing = (typeof MISSING)[number];

export const OpeningState = object({
  draft: OpeningDraft,
  /** Who has typed a PIN; PINs and names are in memory only. */
  people: list(object(WHO)),
  missing: list(one(MISSING)),
  hasLogo: yes,
  jurisdictions: list(object({ key: Text, name: Text, zone: Text })),
  approvals: list(object({ id: Text, name: Text, house: Text, jurisdiction: Text, regulatorId: optional(Text) })),
});
export type OpeningState = Of<typeof OpeningState>;

/** The house is founded; with this code the browser becomes its first station. */
export const Founded = object({ code: Text, station: exactly('office-1') });
export type Founded = Of<typeof Founded>;

/** What is posted below `/opening`. */
export const OPENING = {
  code: Code,
  draft: OpeningDraft,
  logo: Picture,
  'no-logo': Nothing,
  person: object({ ...WHO, pin: text({ max: 20 }) }),
  'no-person': object({ place: one(PLACES) }),
  found: Nothing,
} as const;
export type OpeningAct = keyof typeof OPENING;
export type OpeningPlace = (typeof PLACES)[number];
export type FirstPerson = Of<(typeof OPENING)['person']>;
