/** What a person types, or a program writes line by line. */
export type Input = NodeJS.ReadableStream & { readonly isTTY?: boolean };

/** Where a verb reads and writes: results to the one, sentences about trouble to the other. */
export type Terminal = {
  readonly input: Input;
  readonly print: (line: string) => void;
  readonly complain: (sentence: string) => void;
  /** A person is watching: bars and colors are welcome. */
  readonly isLive: boolean;
  readonly columns: number;
};

export const EXIT = { ok: 0, no: 1, misuse: 2 } as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];

/** One word of `houseway`. `help` is what `--help` prints: usage first, then options, then examples. */
export type Verb = {
  readonly help: string;
  readonly run: (args: readonly string[], terminal: Terminal) => Promise<Exit> | Exit;
};

export const misuse = (terminal: Terminal, sentence: string): Exit => {
  terminal.complain(sentence);
  return EXIT.misuse;
};

export const printJson = (terminal: Terminal, value: unknown): void => terminal.print(JSON.stringify(value, null, 2));
