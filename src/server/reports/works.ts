import type { Language } from '#core/words';
import type { Paper, ReportAnswer, WorkQuestion } from './process/asking.ts';

/** Does what takes too long beside commands. */
export type Worker = { readonly work: (question: WorkQuestion) => Promise<ReportAnswer | undefined> };

/** Papers are some 100 KB; records of large draws a few MB. */
const KEPT_MOST = 50;

/** Records of draws and papers: made once behind everything else, and kept, since neither ever changes. LOT-11 */
export class Works {
  readonly #worker: Worker;
  readonly #kept = new Map<string, Promise<ReportAnswer | undefined>>();

  constructor(worker: Worker) {
    this.#worker = worker;
  }

  /** The record of a draw that is over, as JSON; `null` where there is none, nothing where it doesn't come in time. */
  async draw(draw: number): Promise<string | undefined> {
    const name = `draw ${draw}`;
    const record = (await this.#once(name, { form: 'draw', draw })) as string | undefined; // As the form says.
    // It may be over soon.
    if (record === 'null') this.#kept.delete(name);
    return record;
  }

  /** A paper as PDF; nothing where it doesn't come in time. */
  async pdf(paper: Paper, language: Language, at: Temporal.Instant): Promise<Uint8Array | undefined> {
    const question = { form: 'pdf', paper, language, atMs: at.epochMilliseconds } as const;
    return (await this.#once(JSON.stringify(question), question)) as Uint8Array | undefined; // As the form says.
  }

  /** However many ask for the same at once. */
  async #once(name: string, question: WorkQuestion): Promise<ReportAnswer | undefined> {
    const known = this.#kept.get(name);
    const made = known ?? this.#worker.work(question);
    this.#kept.delete(name); // Set again it is the newest.
    this.#kept.set(name, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_MOST && oldest !== undefined) this.#kept.delete(oldest);
    try {
      const answer = await made;
      if (answer === undefined) this.#kept.delete(name);
      return answer;
    } catch (error) {
      this.#kept.delete(name);
      throw error;
    }
  }
}
