import { AnyCard, AnyTile } from '#core/cards';
import { Share } from '#core/rulebook';
import { either, list, type Of, object, optional, Text, Texts, Whole } from '#core/shape';
import { MomentText } from '#core/time';
import { AwardGives } from './award.ts';

/** A prize as signs announce it. The newest are kept after their awards have left the house; nobody is named. */
export const Win = object({
  award: Whole,
  activity: Text,
  table: optional(Whole),
  seat: optional(Whole),
  row: optional(Text),
  share: optional(Share),
  gives: AwardGives,
  /** The cards or tiles of the hand that won it, as they were verified. */
  cards: optional(list(either(AnyCard, AnyTile))),
  /** The meters that gave of it. */
  pools: Texts,
  wonAt: MomentText,
});
export type Win = Of<typeof Win>;

/** REG-M4 asks for the last 25 hits of a level in reports; signs turn over as many awards of the whole house. */
export const WINS_KEPT = 25;
