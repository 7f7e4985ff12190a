import { Reseeded } from '#core/fund';
import { Amount } from '#core/money';
import { FeePayer } from '#core/rulebook';
import { list, named, number, type Of, object, one, optional, Text, Whole } from '#core/shape';
import { MomentText } from '#core/time';

/** The dealer's claim that a seat may have won. */
export const Call = named(
  'Call',
  object({
    call: Whole,
    table: Whole,
    round: Whole,
    seat: Whole,
    activity: Text,
    row: Text,
    at: MomentText,
    /** What it has set aside of a meter, perhaps together with others. */
    lock: optional(Whole),
    /** Who in the room had paid the fee at that moment, where the prize has a share for them. SET-17 */
    room: optional(list(FeePayer)),
  }),
);
export type Call = Of<typeof Call>;

/**
 * What a round has set aside of one meter. Calls of one round on one meter share a lock, because they share the prize.
 * HSE-5
 */
export const Lock = object({
  lock: Whole,
  table: Whole,
  round: Whole,
  activity: Text,
  pool: Text,
  /** The meter as the sign showed it at the first call. */
  shown: Amount,
  amount: Amount,
  /** The parts of the meter that were called for. */
  percents: list(number()),
  /** Whether the calls are for the whole meter or for parts of it. */
  hit: one(['won', 'drawn']),
  /** What brought the meter up again, to be taken back should the lock be. */
  reseeded: Reseeded,
});
export type Lock = Of<typeof Lock>;
