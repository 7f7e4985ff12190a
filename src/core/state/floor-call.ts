import { type Of, object, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';

/** A table that has called the floor. */
export const FloorCall = object({ table: Whole, at: MomentText, by: Text });
export type FloorCall = Of<typeof FloorCall>;
