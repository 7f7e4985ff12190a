import { Amount } from '#core/money';
import {
  described,
  list,
  named,
  type Of,
  object,
  one,
  optional,
  record,
  Text,
  Texts,
  Whole,
  Wholes,
  yes,
} from '#core/shape';
import { LocalMomentText } from '#core/time';
import { ENTRY_METHODS, Signature } from './state-shape.ts';

const LogFee = object({ name: Text, amount: Amount, count: Whole, total: Amount });
export type LogFee = Of<typeof LogFee>;

/** What could be bought: `limit` times by each player, without one as often as wanted. */
const LogOffer = object({ name: Text, amount: Amount, limit: optional(Whole) });
export type LogOffer = Of<typeof LogOffer>;

/** A prize offered besides. */
const LogActivity = object({
  name: Text,
  fundedBy: one(['pool', 'house']),
  prizes: Amount,
  awarded: described(Whole, 'How often.'),
  deducted: described(Amount, 'What it takes out of the pool.'),
});
export type LogActivity = Of<typeof LogActivity>;

/** What a place is worth, and what was paid. */
const LogResult = object({
  place: Whole,
  player: Text,
  prize: Amount,
  bounties: Amount,
  hasItem: yes,
  what: optional(Text, 'What the thing is.'),
  paid: described(Amount, 'So far.'),
  withheld: optional(Amount, 'Withheld because the player is excluded.'),
});
export type LogResult = Of<typeof LogResult>;

/** Everything that the approval asks of the log. TRN-14 */
export const TournamentLog = named(
  'TournamentLog',
  object({
    establishment: Text,
    name: described(Text, 'As it was advertised.'),
    startedAt: described(LocalMomentText, 'In the time of the house.'),
    tables: described(Wholes, 'Every table that was used.'),
    games: Texts,
    entries: described(record(one([...ENTRY_METHODS, 're-entry']), Whole), 'How many of each kind.'),
    participants: described(Texts, 'In the order of registration.'),
    fees: list(LogFee),
    offered: optional(list(LogOffer), 'Rebuys and add-ons that were offered, sold or not.'),
    poolFrom: list(object({ source: Text, amount: Amount })),
    pool: Amount,
    deductions: list(
      object({
        reason: one(['bounties', 'charity', 'prizes']),
        what: optional(Text, 'The charity, or the prizes that were bought.'),
        amount: Amount,
      }),
    ),
    attached: described(list(LogActivity), 'Prizes that were offered besides.'),
    deal: optional(object({ players: Texts, each: list(Amount) })),
    results: list(LogResult),
    signatures: list(Signature),
  }),
);
export type TournamentLog = Of<typeof TournamentLog>;
