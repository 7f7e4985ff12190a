import { answer, defined } from '#core/base';
import { Amount } from '#core/money';
import { collectionOf } from '#core/rulebook';
import { Count, loose, optional, otherwise, Text, yes } from '#core/shape';
import { kindOf } from './kind.ts';
import { Approved } from './read.ts';

export const CollectionScenario = loose({
  activity: Approved,
  game: Text,
  betMin: optional(Amount),
  betMax: optional(Amount),
  positions: Count,
  playerDealer: otherwise(yes, false),
});

/** Kind `collection`: what one hand pays for the jackpot, and who pays it. */
export const collection = kindOf(CollectionScenario, ({ activity, game, betMin, betMax, positions, ...given }) => {
  const limits = defined({ betMin, betMax });
  const due = collectionOf(activity, { game, positions, hasPlayerDealer: given.playerDealer, ...limits });
  return due.ok ? answer({ ...due.value, playerDealer: due.value.fromPlayerDealer }) : due;
});
