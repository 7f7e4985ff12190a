import type { HouseEvent } from '#core/house';
import { type JournalReader, type Place, readJournal } from '#server/journal';
import { type Asked, openReports, type Reported, type ReportName, type Reports } from '#server/projections';

type Opened = { readonly reports: Reports; readonly reader: JournalReader<HouseEvent> };

/** The reports of a house in service, opened when somebody first asks. */
export class Reporting {
  readonly #place: Place;
  #opened: Promise<Opened> | undefined;

  constructor(place: Place) {
    this.#place = place;
  }

  /** With everything that is durable by now. */
  async ask(name: ReportName, asked: Asked): Promise<Reported> {
    this.#opened ??= this.#open();
    const { reports, reader } = await this.#opened;
    await reports.update(reader);
    return reports.ask(name, asked);
  }

  async close(): Promise<void> {
    const opened = await this.#opened?.catch(() => undefined); // What could not be opened was told to whoever asked.
    await opened?.reports.close();
    await opened?.reader.close();
  }

  async #open(): Promise<Opened> {
    try {
      const reader = await readJournal<HouseEvent>(this.#place);
      return { reader, reports: await openReports(this.#place) };
    } catch (error) {
      this.#opened = undefined;
      throw error;
    }
  }
}
