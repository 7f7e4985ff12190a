import { answer, defined, type Refusal } from '#core/base';
import { winnersOf } from '#core/draws';
import { type Context, decideHouse, type HouseCommand } from '#core/house';
import type { Rule } from '#core/mechanisms';
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
import { Amount, NOTHING } from '#core/money';
import {
  type Filled,
  filled,
  list,
  loose,
  number,
  optional,
  otherwise,
  record,
  Text,
  Texts,
  Whole,
  yes,
} from '#core/shape';
import type { PromotionAs } from '#core/state';
import { isBefore } from '#core/time';
import { whole } from './compare.ts';
import { type Journal, onlySecret, TWO } from './journal.ts';
import { kindOf } from './kind.ts';
import { promotionOf } from './offered.ts';
import { Approved, RoleText } from './read.ts';
import { open, PROMOTION, type Stage } from './stage.ts';

const Person = loose({
  present: otherwise(yes, true),
  id: otherwise(yes, true),
  stub: optional(yes),
  card: optional(yes),
  wonToday: otherwise(yes, false),
  role: otherwise(RoleText, 'player'),
  age: optional(Whole),
  claimsAfterSeconds: otherwise(number(), 0),
  forfeits: otherwise(yes, false),
});
type Person = Filled<typeof Person>;

const Scenario = loose({
  activity: Approved,
  offering: loose({
    prize: optional(Amount),
    carriedIn: otherwise(Amount, NOTHING),
    emptyDrum: optional(Text),
    game: optional(Text),
  }),
  entries: otherwise(list(loose({ ticket: Text, player: Text, points: otherwise(Whole, 1) })), []),
  drum: otherwise(Texts, []),
  people: otherwise(record(Text, Person), {}),
  draws: otherwise(Whole, 1),
});
type Scenario = Filled<typeof Scenario>;

/** Noon, so that what was won an hour ago was won on the same day. */
export const DRAWN_AT = Temporal.Instant.from('2026-03-05T20:00Z');

type DrawingStage = Stage<'drawing'>;

/** Kind `drawing`: the drum is taken over, and every draw is a command; cards come out until every prize is settled. */
export const drawing = kindOf(Scenario, async (scenario, journal) => {
  const promotion = withWeeks(promotionOf(scenario.activity, scenario.offering, postedPrize(scenario)));
  const stage = await open(journal, promotion, 'drawing', postedOf(scenario));
  if (!stage.ok) return stage;
  const rule = drawingRule(promotion.activity, promotion.offering);
  if (!rule.ok) return rule;
  const unset = await journal.scene.floor([tableOf(scenario.people)]);
  if (unset !== undefined) return unset;
  const weights = weightsIn(journal, rule.value);
  await run(rule.value, scenario, commitIn(journal, stage.value), stage.value);
  const { events } = stage.value;
  const end = await stage.value.desk();
  const winners = end.wins.filter(({ drawing: number }) => number > 0).toReversed();
  return answer({
    winners: winners.map(({ ticket }) => ticket),
    discarded: new Set(ticketsOf(events, 'DrawnInVain')),
    drawn: ticketsOf(events, 'EntryDrawn'),
    remaining: new Set(stage.value.state().entries.keys()),
    carriedOver: end.carried,
    weights,
    weightsAfter: weightsIn(journal, rule.value),
    prizeCount: whole(Object.fromEntries(countByAmount(winners))),
  });
});

/** The prize is posted under the first key of which the drawing gives one; unsaid, it is the least that may be. */
const postedPrize = ({ activity, offering }: Scenario) => {
  const gives = drawingsOf(activity)[0]?.gives;
  const key = gives?.type === 'one-of' ? gives.keys[0] : undefined;
  if (gives?.type !== 'one-of' || key === undefined) return {};
  const least = activity.prizes.find(kind => kind.key === key)?.range?.from ?? NOTHING;
  return { [key]: offering.prize ?? (gives.orElse === undefined ? least : undefined) };
};

/** Draws in the given order until so many prizes are settled; what is left at the end is put away. */
const run = async (rule: DrawingRule, scenario: Scenario, commit: Commit, stage: DrawingStage): Promise<void> => {
  for (const ticket of scenario.drum) {
    if (settledIn(stage.events) === scenario.draws) break;
    const isOpen = stage.state().open !== undefined;
    const unopened = isOpen ? undefined : await commit(opening(rule, scenario));
    const refused = unopened ?? (await commit({ type: 'DrawEntry', ticket }));
    if (refused !== undefined && !NOT_IN_THE_DRAW.includes(refused.code)) throw new Error(refused.message);
    const drawn = stage.state().open?.drawn;
    if (drawn !== undefined) await comeForward(rule, commit, scenario.people[drawn.player]);
  }
  if (stage.state().open !== undefined) await commit({ type: 'CloseDrawing' });
  await commit({ type: 'StartSecondStage' });
};

type Commit = (command: DrawingCommand, seconds?: number) => Promise<Refusal | undefined>;

/** A number that is not in the drawing is not drawn, even if a scenario's order has it. */
const NOT_IN_THE_DRAW = ['ticket-not-in-drum', 'card-drawn-before', 'drawn-by-computer'];

const opening = ({ terms }: DrawingRule, { draws, offering: { game } }: Scenario): DrawingCommand => ({
  type: 'OpenDrawing',
  ...(terms.gives.type === 'one-of' && terms.gives.count === undefined ? { count: draws } : {}),
  ...defined({ game }),
});

/** The drawn player comes, in time or too late, or stays away. */
const comeForward = async (
  { terms }: DrawingRule,
  commit: Commit,
  person: Person = filled(Person, {}),
): Promise<void> => {
  const { present, id, stub, card, forfeits, claimsAfterSeconds: seconds } = person;
  const showsProof = (terms.proof === 'club-card' ? card : stub) ?? true;
  const claim = { type: 'ClaimPrize', showsId: id, showsProof, isNameSame: true } as const;
  const answered = present ? await commit(forfeits ? { type: 'GiveUpPrize' } : claim, seconds) : undefined;
  const isShort = answered?.code === 'claim-falls-short';
  const refused = isShort ? await commit({ ...claim, forfeits: true }, seconds) : answered;
  if (!present || refused !== undefined) await commit({ type: 'LetTimePass' }, 3_600);
};

/** A player who has already won today has a win of an earlier drawing. */
const postedOf = ({ entries, people, offering }: Scenario) => {
  const at = DRAWN_AT.subtract({ hours: 1 }).toString();
  const winners = Object.keys(people).filter(player => people[player]!.wonToday);
  return {
    keepsDrum: offering.emptyDrum !== undefined && offering.emptyDrum !== 'after-each',
    startedOn: STARTED_ON,
    takenOver: {
      entries: entries.map(({ ticket, player, points }) => ({ ticket, player, points })),
      wins: winners.map(player => ({ ticket: 'earlier', player, prize: { what: 'earlier' }, at, drawing: 0 })),
      carried: offering.carriedIn,
    },
  };
};

/** Four weeks before the end of the day on which scenarios draw. */
const STARTED_ON = '2026-02-06';
const withWeeks = ({ activity, offering }: Rule): Rule => {
  const hasWeeks = activity.settings.some(({ key }) => key === 'weeks');
  const settings = { ...(hasWeeks ? { weeks: [4] } : {}), ...offering.settings };
  return { activity, offering: { ...offering, settings } };
};

/** Everybody in a scenario sits in the room, where the house knows role and age. */
const tableOf = (people: Scenario['people']) => ({
  table: 1,
  seats: Object.entries(people).map(([member, { role, age }], place) => ({ seat: place + 1, member, role, age })),
});

/** The points with which each entry takes part. */
const weightsIn = (journal: Journal, rules: DrawingRule): ReadonlyMap<string, number> => {
  const house = journal.house();
  const one = house.promotions.get(PROMOTION) as object as PromotionAs<DrawingTypes>; // Opened as a drawing.
  return new Map(chances(rules, one.state, factsOf({ ...one, house, rules, now: DRAWN_AT }, [])));
};

/** The drawings of a scenario follow each other by the hour, as those of a last day do. */
const commitIn = (journal: Journal, stage: DrawingStage): Commit => {
  let now = DRAWN_AT;
  return async (command, seconds = 0) => {
    const due = DRAWN_AT.add({ hours: stage.state().opened });
    if (command.type === 'OpenDrawing' && isBefore(now, due)) now = due;
    now = now.add({ seconds });
    const refused = await stage.commit(command, now);
    const isComputed = command.type === 'DrawEntry' && refused?.code === 'drawn-by-computer';
    return isComputed ? drawnByComputer(journal, command.ticket, { ...TWO, now }, refused) : refused;
  };
};

/** Where the computer draws, a scenario can only say what came out by the secret that brings it out. */
const drawnByComputer = async (
  journal: Journal,
  ticket: string,
  context: Context,
  refused: Refusal,
): Promise<Refusal | undefined> => {
  const commit: HouseCommand = { type: 'CommitDraw', promotion: PROMOTION };
  const decided = decideHouse(journal.house(), commit, { ...context, secrets: onlySecret(secretAt(0)) });
  const committed = decided.ok ? decided.events.find(event => event.type === 'DrawCommitted') : undefined;
  if (committed === undefined || !committed.entries.some(([name]) => name === ticket)) return refused;
  const { draw, entries } = committed;
  for (let i = 0; ; i++) {
    const secret = secretAt(i);
    if (winnersOf({ draw, entries, secret, count: 1 })[0] === ticket)
      return journal.scene.draw(PROMOTION, draw, secret, context);
  }
};

const secretAt = (i: number): string => i.toString(16).padStart(64, '0');

const SETTLED: readonly DrawingEvent['type'][] = ['PrizeWon', 'PrizeAwaitsId', 'PrizeGivenUp', 'PrizeCarriedOver'];
const settledIn = (events: readonly DrawingEvent[]): number =>
  events.filter(({ type }) => SETTLED.includes(type)).length;

const ticketsOf = (events: readonly DrawingEvent[], type: 'DrawnInVain' | 'EntryDrawn'): readonly string[] =>
  events.flatMap(event => (event.type === type ? [event.ticket] : []));

const countByAmount = (wins: ReturnType<DrawingStage['state']>['wins']) =>
  [...Map.groupBy(wins, ({ prize }) => prize.amount ?? NOTHING)].map(
    ([amount, same]) => [amount, same.length] as const,
  );
