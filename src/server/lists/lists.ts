import { hash } from 'node:crypto';
import { type Answer, answer, type Refusal } from '#core/base';
import { type ListKind, type ListRead, readExclusions, readMembers, readStaff } from '#core/lists';
import type { ExclusionKind } from '#core/people';
import { calendarDayOf } from '#core/time';
import type { Asked } from '#server/house';
import type { RecordParts } from '#server/people';
import { type Checked, type Checking, checkExclusions, checkMembers, checkStaff, type PinSlip } from './check.ts';
import { finishList, stage } from './finish.ts';
import { refuse } from './refusals.ts';

/** A file as it was chosen; `exclusion`: the kind where a line of an exclusion list has none. */
export type ListFile = { readonly kind: ListKind; readonly text: string; readonly exclusion: ExclusionKind };

/** A list on its way into the house. */
export type ListJob = {
  readonly list: string;
  readonly kind: ListKind;
  readonly of: number;
  readonly ignored: readonly string[];
  done: number;
  checked?: Checked;
  /** Why the check couldn't be finished. */
  fault?: string;
  imported?: Imported;
};
export type Imported = { readonly count: number; readonly slips: readonly PinSlip[] };

/** So many are remembered; an older one is chosen again. */
const JOBS_MOST = 8;

type ListsParts = RecordParts & { readonly now: () => Temporal.Instant };

/** Lists of staff, members and excluded people: read, checked with progress, and taken whole or not at all. CLB-16 */
export class Lists {
  readonly #parts: ListsParts;
  readonly #jobs = new Map<string, ListJob>();

  constructor(parts: ListsParts) {
    this.#parts = parts;
  }

  /** Begins to check a file; sent again under its key it is the same list. */
  start(file: ListFile, { key }: Pick<Asked, 'key'>): ListJob {
    const list = `l-${hash('sha256', key, 'hex').slice(0, 10)}`;
    const known = this.#jobs.get(list);
    if (known !== undefined) return known;
    const read = readAs(file);
    const job: ListJob = { list, kind: file.kind, of: read.of, ignored: read.ignored, done: 0 };
    const [oldest] = this.#jobs.keys();
    if (this.#jobs.size >= JOBS_MOST && oldest !== undefined) this.#jobs.delete(oldest);
    this.#jobs.set(list, job);
    const { now, house } = this.#parts;
    const clock = house.state?.settings.clock;
    const today = clock === undefined ? now().toZonedDateTimeISO('UTC').toPlainDate() : calendarDayOf(clock, now());
    const went = (done: number): void => {
      job.done = done;
    };
    read
      .check({ ...this.#parts, list, today, went })
      .then(checked => {
        job.checked = checked;
      })
      .catch((error: unknown) => {
        job.fault = String(error);
      });
    return job;
  }

  find(list: string): Answer<ListJob> {
    const job = this.#jobs.get(list);
    return job === undefined ? refuse('list-gone', {}, 'CLB-16') : answer(job);
  }

  /** All of it, or nothing. The one-time PINs are told to the one who accepts, and to nobody afterwards. PPL-21 */
  accept = async (job: ListJob, house: RecordParts['house'], asked: Asked): Promise<Answer<Imported> | Refusal> => {
    const { store } = this.#parts;
    return store.inTurn(job.list, async () => {
      if (job.imported !== undefined) return answer(job.imported);
      const { checked, list } = job;
      if (checked === undefined) return refuse('list-unchecked', {}, 'CLB-16');
      if (checked.mistakes.length > 0) return refuse('list-has-mistakes', { count: checked.mistakes.length }, 'CLB-16');
      if (checked.count === 0) return refuse('list-empty-now', {}, 'CLB-16');
      const isStaff = job.kind === 'staff';
      const rows = isStaff ? checked.people : checked.members;
      const kind = isStaff ? 'staff' : 'members';
      if (rows.length > 0) await stage(store, { list, kind, atMs: this.#parts.now().epochMilliseconds }, rows);
      const done = await house.handle(checked.command, asked);
      if (!done.ok) return done;
      await finishList(this.#parts, list);
      job.imported = { count: checked.count, slips: checked.slips };
      return answer(job.imported);
    });
  };

  /** The slips are printed: nobody sees these PINs again. */
  forget(list: string): void {
    this.#jobs.delete(list);
  }
}

type Reading = {
  readonly of: number;
  readonly ignored: readonly string[];
  readonly check: (checking: Checking) => Promise<Checked>;
};

const readAs = ({ kind, text, exclusion }: ListFile): Reading => {
  const reading = <Row>(
    read: ListRead<Row>,
    check: (read: ListRead<Row>, checking: Checking) => Promise<Checked>,
  ): Reading => ({ of: read.rows.length, ignored: read.ignored, check: checking => check(read, checking) });
  switch (kind) {
    case 'staff':
      return reading(readStaff(text), checkStaff);
    case 'members':
      return reading(readMembers(text), checkMembers);
    case 'exclusions':
      return reading(readExclusions(text, exclusion), checkExclusions);
  }
};
