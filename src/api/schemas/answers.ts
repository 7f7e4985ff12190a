import {
  byMechanism,
  CLUB_DEEDS,
  EVENT_FIELDS,
  EVENT_SHAPES,
  type HouseEvent,
  POSTED,
  type Promotion,
} from '#core/house';
import { LIST_KINDS } from '#core/lists';
import { TournamentBoard } from '#core/mechanisms/tournament';
import { DEPARTMENTS, ID_PAPERS, Member, Session, STAFF_ROLES, StaffMember, Station } from '#core/people';
import {
  branded,
  described,
  either,
  exactly,
  type Fields,
  list,
  named,
  number,
  type Of,
  object,
  one,
  optional,
  PersonName,
  record,
  SaidText,
  type Shape,
  Text,
  Texts,
  toldBy,
  Whole,
  words,
  yes,
} from '#core/shape';
import { Promotion as PromotionKept } from '#core/state';
import { DayText, MomentText } from '#core/time';
import { DeskView, PROMOTION_SHOWN } from '#core/views';

/** What only other programs and pages are answered; what screens listen to is in `core/views`. */

/** The winner of a prize, as the cage sees the document. HSE-22 */
export const WINNER = {
  name: PersonName,
  paper: one(ID_PAPERS),
  paperNumber: words(40, 1),
  taxId: optional(words(20, 1)),
  address: optional(words(300, 1)),
};

/** A part of a list; `next` goes into `after` for the rest, where there is any. */
export const pageOf = <Row>(row: Shape<Row>) => object({ rows: list(row), next: optional(Text) });

/** What leaves a demonstration says so; a real house never does. REG-A6 */
export const DEMO_MARK = { demo: optional(exactly('DEMO')) };

const { DrawCommitted } = EVENT_FIELDS;
/** Thousands of entries: in the journal and in the record of the draw, and left out of the answer. */
const Published = object({
  type: exactly('DrawCommitted'),
  ...DrawCommitted,
  entries: optional(DrawCommitted['entries']!),
});
export const EventAnswer = named(
  'Event',
  branded<HouseEvent>(toldBy('type', Object.entries({ ...EVENT_SHAPES, DrawCommitted: Published }))),
);

export const DoneAnswer = named(
  'Done',
  object({
    repeated: described(yes, 'It was already done with this key.'),
    first: Whole,
    last: Whole,
    events: list(EventAnswer),
  }),
  'What a command became: the numbers of its events in the journal, and the events.',
);

const { keyHash: _key, nextKey: _next, lastKey: _last, ...STATION } = Station.fields;
export const StationAnswer = named('Station', object(STATION));
const { session: _token, ...SIGNED_ON } = Session.fields;
export const ListedStation = object({
  ...STATION,
  signedOn: list(object(SIGNED_ON)),
  /** How many seconds its clock is ahead of the server's, as far as it has said. */
  clockAhead: optional(number({})),
});
export const StaffAnswer = named('StaffMember', object({ ...StaffMember.fields, name: optional(Text) }));
/** What is known of the machine on which the house runs. */
export const MachineAnswer = named(
  'Machine',
  object({
    version: Text,
    program: optional(Text, 'The fingerprint of the program that writes.'),
    changedFiles: list(Text),
    disk: optional(object({ freeBytes: Whole, isLow: yes })),
    backup: optional(object({ at: MomentText, seq: Whole }), 'The last backup made on this machine.'),
    anchorAgeSeconds: optional(Whole, 'How old the last anchor at a second place is.'),
    eventsNotCopied: optional(Whole, 'How many events a second place still lacks.'),
    head: described(Whole, 'The number of the last event.'),
  }),
);
export type MachineAnswer = Of<typeof MachineAnswer>;
/** Names of staff by id, as far as they are known. */
export const StaffNames = record(Text, Text);

const { state: _state, mechanism: _mechanism, ...OPENED } = PromotionKept.fields;
/** What was posted goes by the mechanism. */
const postedWith = (more: Fields) => byMechanism(name => ({ ...OPENED, posted: POSTED[name], ...more }));
type Posted = Omit<Promotion, 'state'>;
export const PostedPromotion = branded<Posted>(postedWith({}));
/** As its desk sees it. */
export const PromotionAnswer = named(
  'Promotion',
  branded<Posted & { readonly desk: DeskView }>(postedWith({ desk: DeskView })),
);
export const EVENT_SHOWN = { ...PROMOTION_SHOWN, mechanism: exactly('tournament'), board: TournamentBoard };

export const JournalRow = object({
  seq: Whole,
  /** Grows with every writer that took over. */
  epoch: Whole,
  at: MomentText,
  actor: Text,
  station: Text,
  command: Text,
  hash: Text,
  event: described(Text, 'The exact text that was hashed.'),
  /** With the last event of each command. */
  result: either(Text, exactly(null)),
});
export type JournalRow = Of<typeof JournalRow>;

/** Something that was done with a record, newest first: looked at, changed, merged, excluded. */
export const ClubLogRow = object({
  at: MomentText,
  member: Text,
  what: one(CLUB_DEEDS),
  /** One person, or two. */
  by: Texts,
  /** Why it was looked at, which kind of exclusion, the other card. */
  detail: optional(Text),
});
export type ClubLogRow = Of<typeof ClubLogRow>;

const FOUND = { member: Text, card: Text, name: Text, born: DayText };
/** What the club keeps of a person besides the journal, as the desk is shown it: everything but the PIN. */
export const ClubRecord = object({
  ...FOUND,
  email: optional(Text),
  phone: optional(Text),
  address: optional(Text),
  /** A JPEG as a data address. */
  photo: optional(Text),
  document: optional(Text, 'A keyed hash of the number of the ID.'),
});
export type ClubRecord = Of<typeof ClubRecord>;

const FINDING = { line: Whole, said: SaidText };
const Findings = list(object({ ...FINDING, name: Text }));

/** A list from elsewhere while it is checked, and what was found. The first of many lines; `total` counts them all. */
export const ListView = object({
  list: Text,
  kind: one(LIST_KINDS),
  done: Whole,
  of: Whole,
  ignored: Texts,
  /** Why it couldn't be checked. */
  fault: optional(Text),
  imported: optional(Whole),
  checked: optional(
    object({
      count: Whole,
      mistakes: list(object(FINDING)),
      leftOut: Findings,
      notes: Findings,
      total: object({ mistakes: Whole, leftOut: Whole, notes: Whole }),
      staff: list(
        object({ line: Whole, name: Text, badge: Text, department: one(DEPARTMENTS), roles: list(one(STAFF_ROLES)) }),
      ),
    }),
  ),
});
export type ListView = Of<typeof ListView>;

/** Somebody who was found. */
export const ClubRow = object({
  ...FOUND,
  state: optional(Member),
  /** The id under which the person goes on. */
  goesOnAs: optional(Text),
});
export type ClubRow = Of<typeof ClubRow>;

/** What is on a club card; `barcode` is an SVG. */
export const ClubCard = object({ house: Text, card: Text, name: Text, isDemo: yes, barcode: Text });
export type ClubCard = Of<typeof ClubCard>;

/** The log of a tournament as a page to print, and the names of its ids. */
export const NamedLog = object({ players: record(Text, Text), staff: record(Text, Text), html: Text });
export type NamedLog = Of<typeof NamedLog>;
