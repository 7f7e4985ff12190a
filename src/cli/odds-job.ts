import type { Given, Part } from '#core/odds';

/** What a worker is given, and what it sends back. */
export type Job = {
  readonly subject: string;
  readonly own: string | undefined;
  readonly bet: string;
  readonly given: Given;
  /** Undefined when the bet cannot be shared: then one worker answers it whole. */
  readonly part: Part | undefined;
};
export type Report =
  | { readonly type: 'progress'; readonly done: number }
  | { readonly type: 'found'; readonly found: unknown };
