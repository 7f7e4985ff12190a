import type { Refusal } from './refusal.ts';

/** What `decide` answers: the facts that now hold, or why not. */
export type Decision<Event> = { readonly ok: true; readonly events: readonly Event[] } | Refusal;

export const accept = <Event>(...events: readonly Event[]): Decision<Event> => ({ ok: true, events });
