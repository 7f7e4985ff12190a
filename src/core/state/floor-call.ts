import { type Of, object, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';

/** A table that waits for somebody of the floor. */
export const FloorCall = object({ table: Whole, at: MomentText, by: Text });
export type FloorCall = Of<typeof FloorCall>;
