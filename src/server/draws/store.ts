/** A secret that a draw is bound to, under the key of the command that bound it. */
export type KeptSecret = { readonly key: string; readonly commitment: string; readonly secret: string };

/** Secrets of draws beside the journal, where nobody looks until they are revealed. */
export type SecretStore = {
  /** Durable when it resolves. Under a key that is there already nothing is changed. */
  readonly keep: (kept: KeptSecret) => Promise<void>;
  readonly byKey: (key: string) => Promise<string | undefined>;
  readonly byCommitment: (commitment: string) => Promise<string | undefined>;
  /** For a backup. */
  readonly all: () => Promise<readonly KeptSecret[]>;
  readonly close: () => Promise<void>;
};
