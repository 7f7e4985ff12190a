/** One thing that an insider would like to do, as the requests it takes; every one of them has to be accepted. */
export type Scenario = {
  readonly about: 'rights' | 'money' | 'winners';
  /** The outcome, as a person would tell it. */
  readonly does: string;
  /** What it takes to know. */
  readonly knows: string;
  /** The entries of a draw are closed already. */
  readonly isDrawn?: true;
  readonly steps: (me: string) => readonly (Step | ((answer: Readonly<Record<string, unknown>>) => Step))[];
};
export type Step = readonly [path: string, body?: object];
