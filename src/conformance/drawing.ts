import { z } from 'zod';
import type { Refusal } from '#core/base';
import { commitmentTo, winnersOf } from '#core/draws';
import { type Context, decideHouse, type HouseCommand } from '#core/house';
import {
  chances,
  type DrawingCommand,
  type DrawingEvent,
  type DrawingRule,
  type DrawingTypes,
  drawingRule,
  factsOf,
} from '#core/mechanisms/drawing';
import { drawingsOf } from '#core/mechanisms/drawing/terms';
import { cents, NOTHING } from '#core/money';
import type { PromotionAs } from '#core/state';
import { findActivity } from '../../rulebook/index.ts';
import { roleOf } from './activity-round-json.ts';
import { floorAt } from './floor.ts';
import { type HouseStage, PROMOTION, throughHouse } from './house-stage.ts';
import { AT, type Journal, type Through, TWO } from './journal.ts';
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

type DrawingStage = HouseStage<'drawing'>;

/** Kind `drawing`: the drum is taken over, and every draw is a command; cards come out until every prize is settled. */
export const drawing = (json: unknown): Through =>
  throughHouse((open, journal) => {
    const scenario = Scenario.parse(json);
    const { offering, expect, people } = scenario;
    const promotion = withWeeks(readPromotion(scenario.activity, offering, postedPrize(scenario)));
    const stage = open(promotion, 'drawing', postedOf(scenario));
    const refused = outcome(expect.refused, refusalOf(promotion, stage.ok ? [] : [stage]));
    const rule = drawingRule(promotion.activity, promotion.offering);
    if (refused !== undefined || !rule.ok || !stage.ok) return refused ?? [];
    journal().happened(...floorAt([tableOf(people)], AT));
    const before = weightsIn(journal(), rule.value);
    run(rule.value, scenario, commitIn(journal(), stage.value), stage.value);
    return differences(expect, stage.value, { before, after: weightsIn(journal(), rule.value) });
  });

type Weights = Readonly<Record<string, number>>;

const differences = (
  expect: Scenario['expect'],
  { events, state }: DrawingStage,
  weights: { readonly before: Weights; readonly after: Weights },
): readonly string[] => {
  const end = state();
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
    ...differsIn('weights', byKey(expect.weights), byKey(weights.before)),
    ...differsIn('weightsAfter', byKey(expect.weightsAfter), byKey(weights.after)),
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

/** Draws in the given order until so many prizes are settled; what is left at the end is put away. */
const run = (rule: DrawingRule, scenario: Scenario, commit: Commit, stage: DrawingStage): void => {
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
const postedOf = ({ entries, people, offering }: Scenario) => {
  const at = NOON.subtract({ hours: 1 }).toString();
  const winners = Object.keys(people).filter(player => people[player]!.wonToday);
  return {
    keepsDrum: offering.emptyDrum !== undefined && offering.emptyDrum !== 'after-each',
    startedOn: STARTED_ON,
    takenOver: {
      entries: entries.map(({ ticket, player, points = 1 }) => ({ ticket, player, points })),
      wins: winners.map(player => ({ ticket: '', player, prize: { what: 'earlier' }, at, drawing: 0 })),
      carried: offering.carriedIn,
    },
  };
};

/** Four weeks before the end of the day on which scenarios draw. */
const STARTED_ON = '2026-02-06';
const withWeeks = ({ activity, offering }: Promotion): Promotion => {
  const hasWeeks = activity.settings.some(({ key }) => key === 'weeks');
  const settings = { ...(hasWeeks ? { weeks: [4] } : {}), ...offering.settings };
  return { activity, offering: { ...offering, settings } };
};

/** Everybody of whom a scenario says something sits in the room, where the house knows role and age. */
const tableOf = (people: Scenario['people']) => ({
  table: 1,
  game: 'texas-holdem',
  isLive: true,
  isTournament: false,
  seats: Object.entries(people).map(([member, { role, age }], place) => ({
    seat: place + 1,
    isDealtIn: false,
    member,
    role: roleOf(role),
    ...(age === undefined ? {} : { age }),
  })),
});

/** The points with which each entry takes part. */
const weightsIn = (journal: Journal, rules: DrawingRule): Weights => {
  const house = journal.house();
  const one = house.promotions.get(PROMOTION) as object as PromotionAs<DrawingTypes>; // Opened as a drawing.
  return Object.fromEntries(chances(rules, one.state, factsOf({ ...one, house, rules, now: NOON }, [])));
};

/** The drawings of a scenario follow each other by the hour, as those of a last day do. */
const commitIn =
  (journal: Journal, stage: DrawingStage): Commit =>
  (command, seconds = 0) => {
    const hours = Math.max(0, stage.state().opened - (command.type === 'OpenDrawing' ? 0 : 1));
    const now = NOON.add({ hours, seconds });
    const refused = stage.commit(command, now);
    const isComputed = command.type === 'DrawEntry' && refused?.code === 'drawn-by-computer';
    return isComputed ? drawnByComputer(journal, command.ticket, { ...TWO, now }, refused) : refused;
  };

/** Where the computer draws, a scenario can only say what came out by the secret that brings it out. */
const drawnByComputer = (journal: Journal, ticket: string, context: Context, refused: Refusal): Refusal | undefined => {
  const commit = (secret: string): HouseCommand => ({
    type: 'CommitDraw',
    promotion: PROMOTION,
    commitment: commitmentTo(secret),
  });
  const decided = decideHouse(journal.house(), commit(secretAt(0)), context);
  const committed = decided.ok ? decided.events.find(event => event.type === 'DrawCommitted') : undefined;
  if (committed === undefined || !committed.entries.some(([name]) => name === ticket)) return refused;
  const { draw, entries } = committed;
  for (let i = 0; ; i++) {
    const secret = secretAt(i);
    if (winnersOf({ draw, entries, secret, count: 1 })[0] === ticket)
      return journal.ask(commit(secret), context) ?? journal.ask({ type: 'RevealDraw', draw, secret }, context);
  }
};

const secretAt = (i: number): string => i.toString(16).padStart(64, '0');

const SETTLED: readonly DrawingEvent['type'][] = ['PrizeWon', 'PrizeAwaitsId', 'PrizeGivenUp', 'PrizeCarriedOver'];
const settledIn = (events: readonly DrawingEvent[]): number =>
  events.filter(({ type }) => SETTLED.includes(type)).length;

const ticketsOf = (events: readonly DrawingEvent[], type: 'DrawnInVain' | 'EntryDrawn'): readonly string[] =>
  events.flatMap(event => (event.type === type ? [event.ticket] : []));

const countByAmount = (amounts: readonly (number | undefined)[]): Readonly<Record<string, number>> => {
  const groups = Map.groupBy(amounts, amount => amount ?? cents(0));
  return Object.fromEntries([...groups].map(([amount, same]) => [`${amount}`, same.length]));
};
