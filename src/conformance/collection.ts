import { z } from 'zod';
import { cents } from '#core/money';
import { collectionOf } from '#core/rulebook';
import { findActivity } from '../../rulebook/index.ts';
import { differs } from './differs.ts';

const Money = z.int().transform(cents);

export const CollectionScenario = z.object({
  activity: z.string(),
  game: z.string(),
  betMin: Money.optional(),
  betMax: Money.optional(),
  positions: z.int().nonnegative(),
  playerDealer: z.boolean().default(false),
  expect: z.object({
    perPosition: z.int().optional(),
    playerDealer: z.int().optional(),
    total: z.int().optional(),
    payer: z.string().optional(),
    optional: z.boolean().optional(),
    refused: z.boolean().optional(),
  }),
});

/** Kind `collection`: what one hand pays for the jackpot, and who pays it. */
export const collection = (scenario: unknown): readonly string[] => {
  const { activity: id, game, betMin, betMax, positions, playerDealer, expect } = CollectionScenario.parse(scenario);
  const activity = findActivity(id);
  if (activity === undefined) return [`there is no activity ${id}`];
  const due = collectionOf(activity, {
    game,
    positions,
    hasPlayerDealer: playerDealer,
    ...(betMin === undefined ? {} : { betMin }),
    ...(betMax === undefined ? {} : { betMax }),
  });
  if (!due.ok) return expect.refused === true ? [] : [`refused: ${due.message}`];
  return [
    ...differs('refused', expect.refused, false),
    ...differs('perPosition', expect.perPosition, due.value.perPosition),
    ...differs('playerDealer', expect.playerDealer, due.value.fromPlayerDealer),
    ...differs('total', expect.total, due.value.total),
    ...differs('payer', expect.payer, due.value.payer),
    ...differs('optional', expect.optional, due.value.optional),
  ];
};
