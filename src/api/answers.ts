import type { DrawRecord } from '#core/draws';
import type {
  Alarm,
  Award,
  Call,
  ClubDeed,
  Drop,
  HouseEvent,
  MomentText,
  Notice,
  Offered,
  Promotion,
  Review,
  SecondRequest,
  Table,
} from '#core/house';
import type { Entry } from '#core/mechanisms/drawing';
import type { Level, LogNames, TournamentLog } from '#core/mechanisms/tournament';
import type { Cents } from '#core/money';
import type { Member, Session, StaffMember, Station } from '#core/people';
import type { Activity } from '#core/rulebook';
import type { TaxRow } from '#core/tax';
import type { AccountView, DrawView, MemberView, PromotionView } from '#core/views';
import type { CageRow } from '#core/views/on-screen';

/** What a command became. `repeated` when it had been done before under its key. */
export type Done = {
  readonly repeated: boolean;
  readonly first: number;
  readonly last: number;
  readonly events: readonly HouseEvent[];
};

/** What would become of a command that is asked now. */
export type Previewed = Pick<Done, 'events'>;

/** A part of a list; `next` goes into `after` for the rest, where there is any. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly next?: string };

export type Meter = {
  readonly activity: string;
  readonly name: string;
  readonly pools: Readonly<Record<string, Cents>>;
};

export type JournalRow = {
  readonly seq: number;
  /** Grows with every writer that took over. */
  readonly epoch: number;
  readonly at: MomentText;
  readonly actor: string;
  readonly station: string;
  readonly command: string;
  readonly hash: string;
  /** The very text that was hashed. */
  readonly event: string;
  /** With the last event of each command. */
  readonly result: string | null;
};

/** The log of a tournament as a page to print, and whom its ids stand for. */
export type NamedLog = LogNames & { readonly html: string };

/** Names of staff by id, as far as they are known. */
export type StaffNames = Readonly<Record<string, string>>;

/** Something that was done with a record, newest first: looked at, changed, merged, excluded. */
export type ClubLogRow = {
  readonly at: MomentText;
  readonly member: string;
  readonly what: ClubDeed;
  /** One person, or two. */
  readonly by: readonly string[];
  /** Why it was looked at, which kind of exclusion, the other card. */
  readonly detail?: string;
};

/** What stands in the answer to each question. Slips and sheets are documents, not JSON. */
export type ReadAnswers = {
  readonly me: {
    readonly station: Omit<Station, 'keyHash'>;
    readonly person?: { readonly id: string; readonly name: string; readonly roles: readonly string[] };
    readonly signedOnAt?: MomentText;
    readonly isDemo: boolean;
    readonly zone: string;
    /** Which form a payment needs, by the law of the house's place. */
    readonly taxes: readonly TaxRow[];
    readonly now: MomentText;
  };
  readonly tables: Page<Table>;
  readonly table: Table;
  readonly calls: Page<Call>;
  readonly reviews: Page<Review>;
  readonly alarms: Page<Alarm>;
  readonly requests: Page<SecondRequest>;
  readonly awards: Page<Award>;
  readonly award: Award;
  readonly slip: never;
  readonly shift: { readonly since: MomentText; readonly rows: readonly CageRow[] };
  readonly drops: Page<Drop>;
  readonly offerings: Page<Offered>;
  readonly offering: Offered;
  readonly meters: Page<Meter>;
  readonly notices: Page<Notice>;
  readonly day: { readonly day?: string; readonly outOfService?: string; readonly zone: string };
  readonly promotions: Page<Omit<Promotion, 'state'>>;
  /** As its desk sees it. */
  readonly promotion: Omit<Promotion, 'state'> & Pick<PromotionView, 'desk'>;
  readonly tournaments: Page<Omit<PromotionView, 'desk'>>;
  readonly tournament: PromotionView;
  /** As JSON, where that is asked for. */
  readonly tournamentLog: TournamentLog;
  readonly tournamentSlip: never;
  readonly tournamentLevels: {
    readonly levels: readonly Level[];
    /** When most such events end: minutes from the start, and the number of the level. */
    readonly ends: { readonly minutes: number; readonly level: number; readonly isReached: boolean };
  };
  readonly tournamentPayout: { readonly percents: readonly number[]; readonly amounts?: readonly Cents[] };
  /** In the order of the stacks. */
  readonly tournamentWorth: { readonly worth: readonly Cents[] };
  readonly entries: Page<Entry>;
  readonly draws: Page<DrawView>;
  readonly draw: DrawRecord | DrawView;
  readonly rulebook: Page<{ readonly id: string; readonly name: string; readonly mechanism: string }>;
  readonly activity: Activity;
  readonly sheet: never;
  readonly reports: Page<{ readonly report: string; readonly title: string; readonly summary: string }>;
  /** Amounts are in cents, durations in milliseconds; `columns` says what each cell is. */
  readonly report: {
    readonly report: string;
    readonly title: string;
    readonly from?: string;
    readonly to?: string;
    readonly activity?: string;
    readonly level?: string;
    readonly zone: string;
    readonly upToEvent: number;
    readonly columns: Readonly<Record<string, string>>;
    readonly rows: readonly Readonly<Record<string, string | number | null>>[];
    readonly totals: Readonly<Record<string, string | number | null>>;
  };
  readonly journal: Page<JournalRow> & { readonly demo?: 'DEMO' };
  readonly head: { readonly seq: number; readonly hash: string };
  readonly people: Page<StaffMember & { readonly name?: string }> & {
    readonly reviewedAt?: MomentText;
    /** By when somebody has to go through it. REG-A1 */
    readonly reviewDueBy?: MomentText;
  };
  readonly members: Page<Member>;
  readonly member: MemberView & { readonly names: StaffNames };
  readonly memberLog: { readonly rows: readonly ClubLogRow[]; readonly names: StaffNames };
  readonly account: AccountView & {
    /** Its name, where it has one. */
    readonly house?: string;
    readonly zone: string;
    readonly staysMs: number;
  };
  readonly stations: Page<Omit<Station, 'keyHash'> & { readonly signedOn: readonly Omit<Session, 'session'>[] }>;
};
