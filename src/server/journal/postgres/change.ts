import type { Client, Connection, Submittable } from 'pg';

export type Value = string | number | null;
type Statement = { readonly name: string; readonly text: string; readonly values: readonly Value[] };

/** Runs a statement that gives back no rows, prepared once under its name; answers how many it has written. */
export const changed = (client: Client, statement: Statement): Promise<number> =>
  new Promise((resolve, reject) => {
    client.query(new Change(statement, (error, rows) => (error === null ? resolve(rows) : reject(error))));
  });

type Callback = (error: unknown, rows: number) => void;

/**
 * A commit skips what the driver's own query does in addition: it asks which columns come back and builds a
 * result to hold them, a twelfth of the time of a lone commit. The driver calls the methods by these names.
 */
class Change implements Submittable {
  readonly name: string;
  readonly text: string;
  readonly #values: readonly Value[];
  /** The driver wraps it with its own, which ends the time limit. */
  callback: Callback;
  #rows = 0;

  constructor({ name, text, values }: Statement, callback: Callback) {
    this.name = name;
    this.text = text;
    this.#values = values;
    this.callback = callback;
  }

  submit(connection: Connection): void {
    const { stream, parsedStatements } = connection as Connection & Prepared;
    stream.cork();
    if (parsedStatements[this.name] === undefined) {
      connection.parse({ name: this.name, text: this.text, types: [] }, true);
    }
    connection.bind({ statement: this.name, values: this.#values.map(asText) }, true);
    connection.execute(null, true);
    connection.sync();
    stream.uncork();
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(text.slice(text.lastIndexOf(' ') + 1)); // As in INSERT 0 1.
  }

  handleReadyForQuery(): void {
    this.callback(null, this.#rows);
  }

  handleError(error: unknown): void {
    this.callback(error, 0);
  }
}

/** Which statements the driver has seen prepared on this line; its types leave it out. */
type Prepared = { readonly parsedStatements: Readonly<Record<string, string>> };

const asText = (value: Value): string | null => (value === null ? null : String(value));
