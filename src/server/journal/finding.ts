import type { Head } from './types.ts';

/** Where a journal is not what was written, and how one can tell. `seq` is the first event concerned. */
export type Finding = { readonly seq: number; readonly kind: FindingKind; readonly message: string };
export type FindingKind = 'changed' | 'moved' | 'missing' | 'epoch' | 'command' | 'cut-off' | 'anchor' | 'unreadable';

export type Verification = {
  readonly head: Head;
  readonly events: number;
  readonly commands: number;
  /** In the order of the events; empty when the journal is whole. */
  readonly findings: readonly Finding[];
};
