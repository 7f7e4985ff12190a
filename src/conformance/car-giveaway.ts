import { z } from 'zod';
import { type Answer, answer } from '#core/base';
import type { StateIn } from '#core/house';
import type { ChipCount } from '#core/mechanisms/car-giveaway';
import { findActivity } from '../../rulebook/index.ts';
import { throughHouse } from './house-stage.ts';
import { AT, type Through } from './journal.ts';
import { readOffering } from './offering-json.ts';
import { byKey, differsIn, outcome, sorted } from './promotion-json.ts';

const Holder = z.object({
  present: z.boolean().default(true),
  id: z.boolean().default(true),
  pass: z.boolean().default(true),
});
const Count = z.tuple([z.string(), z.number()]).transform(([player, chips]): ChipCount => ({ player, chips }));

const Scenario = z.object({
  activity: z.string(),
  people: z.record(z.string(), Holder).default({}),
  cards: z.record(z.string(), z.string()).default({}),
  envelopes: z.record(z.string(), z.int()).default({}),
  startingEnvelope: z.int().default(0),
  tables: z.array(z.array(Count)).optional(),
  final: z.array(Count).optional(),
  expect: z.object({
    order: z.array(z.string()).optional(),
    winner: z.string().optional(),
    tries: z.int().optional(),
    advance: z.array(z.string()).optional(),
    prizes: z.record(z.string(), z.union([z.int(), z.string()])).optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;

type Asked = <Part extends keyof State>(command: object, part: Part) => Answer<NonNullable<State[Part]>>;
type State = StateIn<'car-giveaway'>;

/** Kind `car-giveaway`: keys in envelopes, or two tables and a final table; each stage is a command. */
export const carGiveaway = (json: unknown): Through =>
  throughHouse(open => {
    const scenario = Scenario.parse(json);
    const activity = findActivity(scenario.activity);
    if (activity === undefined) return [`there is no activity ${scenario.activity}`];
    const stage = open({ activity, offering: readOffering(activity, {}) }, 'car-giveaway', {});
    const asked: Asked = (command, part) => {
      if (!stage.ok) return stage;
      const refused = stage.value.commit(command, Temporal.Instant.from(AT));
      return refused ?? answer(stage.value.state()[part]!); // The command has just set it.
    };
    return scenario.tables === undefined ? keys(scenario, asked) : tables(scenario, scenario.tables, asked);
  });

const keys = ({ people, cards, envelopes, startingEnvelope, expect }: Scenario, asked: Asked): readonly string[] => {
  const holders = Object.entries(people).map(([player, { present, id, pass }]) => ({
    player,
    isPresent: present,
    showsId: id,
    showsPass: pass,
    ...(cards[player] === undefined ? {} : { card: cards[player] === '10' ? 'T' : cards[player] }),
    ...(envelopes[player] === undefined ? {} : { envelope: envelopes[player] }),
  }));
  const result = asked({ type: 'TryKeys', holders, startingEnvelope }, 'keys');
  const refused = outcome(expect.refused, result.ok ? undefined : result);
  if (refused !== undefined || !result.ok) return refused ?? [];
  return [
    ...differsIn('order', expect.order, result.value.order),
    ...differsIn('winner', expect.winner, result.value.winner),
    ...differsIn('tries', expect.tries, result.value.tries),
  ];
};

const tables = (
  { final, expect }: Scenario,
  counts: readonly (readonly ChipCount[])[],
  asked: Asked,
): readonly string[] => {
  const first = asked({ type: 'CountFirstRound', tables: counts }, 'first');
  const prizes = first.ok ? prizesOf(first.value.prizes, final, asked) : first;
  const refused = outcome(expect.refused, prizes.ok ? undefined : prizes);
  if (refused !== undefined || !first.ok || !prizes.ok) return refused ?? [];
  return [
    ...differsIn('advance', sorted(expect.advance), sorted(first.value.advance)),
    ...differsIn('prizes', byKey(expect.prizes), byKey(prizes.value)),
  ];
};

type Prizes = Readonly<Record<string, number | string>>;
const prizesOf = (first: Prizes, final: readonly ChipCount[] | undefined, asked: Asked): Answer<Prizes> => {
  if (final === undefined) return answer(first);
  const end = asked({ type: 'CountFinalTable', counts: final }, 'final');
  if (!end.ok) return end;
  const { winner, topPrize, prizes } = end.value;
  return answer({ ...first, ...prizes, [winner]: topPrize });
};
