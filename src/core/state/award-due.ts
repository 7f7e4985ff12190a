import { AnyCard, AnyTile } from '#core/cards';
import { PrizeDue } from '#core/fund';
import { Amount } from '#core/money';
import { Condition } from '#core/qualifying';
import { AwardTo, NO_MONEY } from '#core/rulebook';
import { CodedText, choice, either, list, type Of, object, optional, Text, Texts, Whole, yes } from '#core/shape';

export const Gift = choice({
  money: { amount: Amount },
  'money-each': { amount: Amount, count: Whole },
  ...NO_MONEY,
});
export type Gift = Of<typeof Gift>;

/** Why somebody is paid: the cards, every condition, the sum step by step, the place in the approval. */
export const Because = object({
  hand: Text,
  used: list(either(AnyCard, AnyTile)),
  conditions: list(Condition),
  arithmetic: Texts,
  /** The same steps by their codes, for screens in other languages; absent in what older releases wrote. */
  steps: optional(list(CodedText)),
  clause: Text,
});
export type Because = Of<typeof Because>;

/** An award before it is paid; `prizes` are the payments it asks of the fund, several where several accounts pay it. */
export const AwardDue = object({ to: AwardTo, gives: Gift, prizes: list(PrizeDue), because: Because });
export type AwardDue = Of<typeof AwardDue>;

/** One look at one hand, or at the table when there is no seat. */
export const Judged = object({
  seat: optional(Whole),
  bettor: optional(Text),
  row: optional(Text),
  round: optional(Whole),
  met: yes,
  conditions: list(Condition),
  clause: Text,
});
export type Judged = Of<typeof Judged>;
