import { z } from 'zod';
import { type Answer, answer, type Refusal } from '#core/base';
import {
  chances,
  type Drawing,
  type DrawingCommand,
  type DrawingContext,
  type DrawingEvent,
  type DrawingRule,
  decideDrawing,
  drawingRule,
  type Entry,
  evolveDrawing,
  type Holder,
  newDrawing,
} from '#core/mechanisms/drawing';
import { drawingsOf } from '#core/mechanisms/drawing/terms';
import { cents, NOTHING } from '#core/money';
import { findActivity } from '../../rulebook/index.ts';
import { roleOf } from './activity-round-json.ts';
import { CLOCK } from './moment-json.ts';
import {
  byKey,
  differsIn,
  Money,
  outcome,
  type Promotion,
  readPromotion,
  refusalOf,
  sorted,
} from './promotion-json.ts';
import { alone, type Decide, type Stage } from './stage.ts';

const Person = z.object({
  present: z.boolean().default(true),
  id: z.boolean().default(true),
  stub: z.boolean().optional(),
  card: z.boolean().optional(),
  wonToday: z.boolean().default(false),
  role: z.string().default('player'),
  age: z.int().optional(),
  claimsAfterSeconds: z.number().default(0),
  forfeits: z.boolean().default(false),
});
type Person = z.output<typeof Person>;

const Scenario = z.object({
  activity: z.string(),
  offering: z.looseObject({
    prize: Money.optional(),
    carriedIn: Money.default(NOTHING),
    emptyDrum: z.string().optional(),
    game: z.string().optional(),
  }),
  entries: z.array(z.object({ ticket: z.string(), player: z.string(), points: z.int().optional() })).default([]),
  drum: z.array(z.string()).default([]),
  people: z.record(z.string(), Person).default({}),
  draws: z.int().default(1),
  expect: z.object({
    winners: z.array(z.string()).optional(),
    discarded: z.array(z.string()).optional(),
    drawn: z.array(z.string()).optional(),
    remaining: z.array(z.string()).optional(),
    carriedOver: z.int().optional(),
    weights: z.record(z.string(), z.int()).optional(),
    weightsAfter: z.record(z.string(), z.int()).optional(),
    prizeCount: z.record(z.string(), z.int()).optional(),
    refused: z.boolean().optional(),
  }),
});
type Scenario = z.output<typeof Scenario>;

/** Noon, so that what was won an hour ago was won on the same day. */
const NOON = Temporal.Instant.from('2026-03-05T20:00Z');

/** What a drawing starts with, and who is behind the names. */
type Start = Pick<Drawing, 'wins' | 'carried'> & {
  readonly keepsDrum: boolean;
  readonly entries: readonly Entry[];
  readonly people: Readonly<Record<string, Holder>>;
};
type DrawingStage = Stage<Drawing, DrawingCommand & Pick<Start, 'people'>, DrawingEvent>;
type OpenDrawing = (promotion: Promotion, start: Start) => Answer<DrawingStage>;

/** Kind `drawing`: tickets or cards come out until every prize is settled. */
export const drawing = (json: unknown): readonly string[] => drawingOn(json, openAlone);

/** The same wherever it is run. */
export const drawingOn = (json: unknown, open: OpenDrawing): readonly string[] => {
  const scenario = Scenario.parse(json);
  const { offering, expect } = scenario;
  const promotion = readPromotion(scenario.activity, offering, postedPrize(scenario));
  const stage = open(promotion, startOf(scenario));
  const refused = outcome(expect.refused, refusalOf(promotion, stage.ok ? [] : [stage]));
  const rule = drawingRule(promotion.activity, promotion.offering);
  if (refused !== undefined || !rule.ok || !stage.ok) return refused ?? [];
  const before = chances(rule.value, stage.value.state(), contextOf(scenario));
  run(rule.value, scenario, stage.value);
  const [events, end] = [stage.value.events, stage.value.state()];
  const winners = end.wins.filter(({ drawing: number }) => number > 0);
  return [
    ...differsIn(
      'winners',
      expect.winners,
      winners.map(({ ticket }) => ticket),
    ),
    ...differsIn('discarded', sorted(expect.discarded), sorted(ticketsOf(events, 'DrawnInVain'))),
    ...differsIn('drawn', expect.drawn, ticketsOf(events, 'EntryDrawn')),
    ...differsIn('remaining', sorted(expect.remaining), sorted([...end.entries.keys()])),
    ...differsIn('carriedOver', expect.carriedOver, end.carried),
    ...differsIn('weights', byKey(expect.weights), byKey(Object.fromEntries(before))),
    ...differsIn(
      'weightsAfter',
      byKey(expect.weightsAfter),
      byKey(Object.fromEntries(chances(rule.value, end, contextOf(scenario)))),
    ),
    ...differsIn(
      'prizeCount',
      byKey(expect.prizeCount),
      byKey(countByAmount(winners.map(({ prize }) => prize.amount))),
    ),
  ];
};

/** The prize is posted under the first key of which the drawing gives one; unsaid, it is the least that may be. */
const postedPrize = ({ activity: id, offering }: Scenario) => {
  const activity = findActivity(id);
  const gives = (activity && drawingsOf(activity)[0])?.gives;
  const key = gives?.type === 'one-of' ? gives.keys[0] : undefined;
  if (gives?.type !== 'one-of' || key === undefined) return {};
  const least =
    gives.orElse === undefined ? (activity?.prizes.find(kind => kind.key === key)?.range?.from ?? NOTHING) : undefined;
  return { [key]: offering.prize ?? least };
};

const openAlone: OpenDrawing = ({ activity, offering }, { keepsDrum, entries, people, ...rest }) => {
  const rule = drawingRule(activity, offering);
  if (!rule.ok) return rule;
  const holders = new Map(Object.entries(people));
  const decide: Decide<DrawingStage> = (state, command, now) =>
    decideDrawing({ ...rule.value, keepsDrum }, state, command, { now, clock: CLOCK, holders });
  return answer(alone({ ...newDrawing(entries), ...rest }, decide, evolveDrawing));
};

/** Draws in the given order until so many prizes are settled; what is left at the end is put away. */
const run = (rule: DrawingRule, scenario: Scenario, stage: DrawingStage): void => {
  const people = holdersOf(scenario.people);
  const commit: Commit = (command, seconds = 0) => stage.commit({ ...command, people }, NOON.add({ seconds }));
  for (const ticket of scenario.drum) {
    if (settledIn(stage.events) === scenario.draws) break;
    const isOpen = stage.state().open !== undefined;
    const refused = (isOpen ? undefined : commit(opening(rule, scenario))) ?? commit({ type: 'DrawEntry', ticket });
    if (refused !== undefined && !NOT_IN_THE_DRAW.includes(refused.code)) throw new Error(refused.message);
    const drawn = stage.state().open?.drawn;
    if (drawn !== undefined) comeForward(rule, commit, scenario.people[drawn.player]);
  }
  if (stage.state().open !== undefined) commit({ type: 'CloseDrawing' });
  commit({ type: 'StartSecondStage' });
};

type Commit = (command: DrawingCommand, seconds?: number) => Refusal | undefined;

/** A number that is not in the drawing is not drawn, whatever a scenario's order says. */
const NOT_IN_THE_DRAW = ['ticket-not-in-drum', 'card-drawn-before', 'drawn-by-computer'];

const opening = ({ terms }: DrawingRule, { draws, offering: { game } }: Scenario): DrawingCommand => ({
  type: 'OpenDrawing',
  ...(terms.gives.type === 'one-of' && terms.gives.count === undefined ? { count: draws } : {}),
  ...(game === undefined ? {} : { game }),
});

/** The drawn player comes, in time or too late, or stays away. */
const comeForward = ({ terms }: DrawingRule, commit: Commit, person: Person = Person.parse({})): void => {
  const { present, id, stub, card, forfeits, claimsAfterSeconds: seconds } = person;
  const showsProof = (terms.proof === 'club-card' ? card : stub) ?? true;
  const claim: DrawingCommand = { type: 'ClaimPrize', showsId: id, showsProof };
  const refused = present ? commit(forfeits ? { type: 'GiveUpPrize' } : claim, seconds) : undefined;
  if (!present || refused !== undefined) commit({ type: 'LetTimePass' }, 3_600);
};

/** Who has won today already has a win of an earlier drawing. */
const startOf = ({ entries, people, offering }: Scenario): Start => {
  const at = NOON.subtract({ hours: 1 }).toString();
  const winners = Object.keys(people).filter(player => people[player]!.wonToday);
  return {
    keepsDrum: offering.emptyDrum !== undefined && offering.emptyDrum !== 'after-each',
    entries: entries.map(({ ticket, player, points = 1 }) => ({ ticket, player, points })),
    people: holdersOf(people),
    wins: winners.map(player => ({ ticket: '', player, prize: { what: 'earlier' }, at, drawing: 0 })),
    carried: offering.carriedIn,
  };
};

const contextOf = ({ people }: Scenario): DrawingContext => ({
  now: NOON,
  clock: CLOCK,
  holders: new Map(Object.entries(holdersOf(people))),
});

const holdersOf = (people: Scenario['people']): Readonly<Record<string, Holder>> =>
  Object.fromEntries(Object.entries(people).map(([name, { role, age }]) => [name, holderOf(role, age)]));

const holderOf = (role: string, age: number | undefined) => ({
  role: roleOf(role),
  ...(age === undefined ? {} : { age }),
});

const SETTLED: readonly DrawingEvent['type'][] = ['PrizeWon', 'PrizeAwaitsId', 'PrizeGivenUp', 'PrizeCarriedOver'];
const settledIn = (events: readonly DrawingEvent[]): number =>
  events.filter(({ type }) => SETTLED.includes(type)).length;

const ticketsOf = (events: readonly DrawingEvent[], type: 'DrawnInVain' | 'EntryDrawn'): readonly string[] =>
  events.flatMap(event => (event.type === type ? [event.ticket] : []));

const countByAmount = (amounts: readonly (number | undefined)[]): Readonly<Record<string, number>> => {
  const groups = Map.groupBy(amounts, amount => amount ?? cents(0));
  return Object.fromEntries([...groups].map(([amount, same]) => [`${amount}`, same.length]));
};
