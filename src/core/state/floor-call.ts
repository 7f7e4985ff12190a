import type { MomentText } from './moments.ts';

/** A table that waits for somebody of the floor. */
export type FloorCall = { readonly table: number; readonly at: MomentText; readonly by: string };
