import { Amount } from '#core/money';
import { type Of, object, one, optional, Text, Whole } from '#core/shape';

/** What sort of winning it is, in the eyes of the tax authority. */
export const TAX_KINDS = ['prize', 'wager', 'poker-tournament'] as const;
export type TaxKind = (typeof TAX_KINDS)[number];
const TAX_FORMS = ['1099-MISC', 'W-2G'] as const;
export type TaxForm = (typeof TAX_FORMS)[number];

/** From a day on, which form a payment of that kind needs, and from which amount; a jurisdiction has a list of them. */
export const TaxRow = object({
  from: Text,
  kind: one(TAX_KINDS),
  form: one(TAX_FORMS),
  threshold: Amount,
  /** Whether the threshold itself needs the form, or only more. */
  reached: one(['at', 'above']),
  /** Counted with what was staked or bought in for, or less that. */
  counted: one(['gross', 'net']),
  /** And at least so many times the wager. */
  timesWager: optional(Whole),
  /** Where the amount is published. */
  source: Text,
});
export type TaxRow = Of<typeof TaxRow>;
