import type { DrawRecord } from '#core/draws';
import type {
  Alarm,
  Award,
  Call,
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
import type { Cents } from '#core/money';
import type { Member, Session, StaffMember, Station } from '#core/people';
import type { Activity } from '#core/rulebook';
import type { AccountView, DrawView } from '#core/views';
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
  readonly at: MomentText;
  readonly actor: string;
  readonly station: string;
  readonly command: string;
  readonly hash: string;
  /** The very text that was hashed. */
  readonly event: string;
};

/** What stands in the answer to each question. Slips and sheets are documents, not JSON. */
export type ReadAnswers = {
  readonly me: {
    readonly station: Omit<Station, 'keyHash'>;
    readonly person?: { readonly id: string; readonly name: string; readonly roles: readonly string[] };
    readonly signedOnAt?: MomentText;
    readonly isDemo: boolean;
    readonly zone: string;
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
  /** Maps of its state are objects, sets are lists. */
  readonly promotion: Promotion;
  readonly entries: Page<Entry>;
  readonly draws: Page<DrawView>;
  readonly draw: DrawRecord | DrawView;
  readonly rulebook: Page<{ readonly id: string; readonly name: string; readonly mechanism: string }>;
  readonly activity: Activity;
  readonly sheet: never;
  readonly reports: Page<{ readonly report: string; readonly title: string; readonly summary: string }>;
  /** Amounts are in cents, durations in milliseconds. */
  readonly report: {
    readonly report: string;
    readonly title: string;
    readonly upToEvent: number;
    readonly rows: readonly Readonly<Record<string, string | number | null>>[];
  };
  readonly journal: Page<JournalRow>;
  readonly head: { readonly seq: number; readonly hash: string };
  readonly people: Page<StaffMember & { readonly name?: string }>;
  readonly members: Page<Member>;
  readonly account: AccountView & { readonly zone: string; readonly staysMs: number };
  readonly stations: Page<Omit<Station, 'keyHash'> & { readonly signedOn: readonly Omit<Session, 'session'>[] }>;
};
