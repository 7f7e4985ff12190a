import { type Answer, answer } from '#core/base';
import type { ChipCount } from '#core/mechanisms/car-giveaway';
import { type Filled, list, loose, number, optional, otherwise, record, Text, tuple, Whole, yes } from '#core/shape';
import type { DeskView } from '#core/views';
import { whole } from './compare.ts';

import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, AT, RankText } from './read.ts';
import { open } from './stage.ts';

const Counts = list(tuple(Text, number()));

const Scenario = loose({
  activity: Approved,
  people: otherwise(
    record(Text, loose({ present: otherwise(yes, true), id: otherwise(yes, true), pass: otherwise(yes, true) })),
    {},
  ),
  cards: otherwise(record(Text, RankText), {}),
  envelopes: otherwise(record(Text, Whole), {}),
  startingEnvelope: otherwise(Whole, 0),
  tables: optional(list(Counts)),
  final: optional(Counts),
});
type Scenario = Filled<typeof Scenario>;

type Shown = Extract<DeskView, { readonly type: 'car-giveaway' }>;
type Asked = <Part extends keyof Shown>(command: object, part: Part) => Promise<Answer<NonNullable<Shown[Part]>>>;

/** Kind `car-giveaway`: keys in envelopes, or two tables and a final table; each stage is a command. */
export const carGiveaway = kindOf(Scenario, async (scenario, journal) => {
  const stage = await open(journal, promotionOf(scenario.activity, {}), 'car-giveaway', {});
  if (!stage.ok) return stage;
  const { commit, desk } = stage.value;
  const asked: Asked = async (command, part) =>
    (await commit(command, Temporal.Instant.from(AT))) ?? answer((await desk())[part]!); // The command has just set it.
  const play: Play = async (count, table) => {
    for (let hand = 0; hand < count; hand++) await commit({ type: 'PlayHand', table }, Temporal.Instant.from(AT));
  };
  return scenario.tables === undefined
    ? keys(scenario, asked)
    : tables(scenario, scenario.tables.map(chipsOf), asked, play);
});

const chipsOf = (counts: readonly (readonly [player: string, chips: number])[]): readonly ChipCount[] =>
  counts.map(([player, chips]) => ({ player, chips }));

const keys = ({ people, cards, envelopes, startingEnvelope }: Scenario, asked: Asked) => {
  const holders = Object.entries(people).map(([player, { present, id, pass }]) => ({
    player,
    isPresent: present,
    showsId: id,
    showsPass: pass,
    card: cards[player],
    envelope: envelopes[player],
  }));
  return asked({ type: 'TryKeys', holders, startingEnvelope }, 'keys');
};

/** The most hands that an approval has; what is too many is refused. */
const HANDS = 24;
type Play = (count: number, table: number) => Promise<void>;

const tables = async ({ final }: Scenario, counts: readonly (readonly ChipCount[])[], asked: Asked, play: Play) => {
  for (const place of counts.keys()) await play(HANDS, place + 1);
  const first = await asked({ type: 'CountFirstRound', tables: counts }, 'first');
  if (!first.ok) return first;
  const advance = new Set(first.value.advance);
  if (final === undefined) return answer({ advance, prizes: whole(first.value.prizes) });
  await play(HANDS, 1);
  const end = await asked({ type: 'CountFinalTable', counts: chipsOf(final) }, 'final');
  if (!end.ok) return end;
  const { winner, topPrize, prizes } = end.value;
  return answer({ advance, prizes: whole({ ...first.value.prizes, ...prizes, [winner]: topPrize }) });
};
