import { type Answer, answer, type Refusal } from '#core/base';
import { DECK, rankOf } from '#core/cards';
import { commitmentTo } from '#core/draws';
import { HI_LO } from '#core/games';
import {
  type Context,
  type DrawSecrets,
  decideHouse,
  emptyHouse,
  evolveHouse,
  type House,
  type HouseCommand,
  type HouseEvent,
  houseObjections,
  houseText,
  type Settings,
} from '#core/house';
import type { Rule } from '#core/mechanisms';
import { type Cents, NOTHING } from '#core/money';
import { STAFF_SETTINGS } from '#core/people';
import type { Activity } from '#core/rulebook';
import type { TableGame } from '#core/state';
import { type Parts, type Topic, viewOf } from '#core/views';
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { floorAt, type SetTable } from './floor.ts';
import { hoursOnCards, pointsWon, verifiedWin } from './happened.ts';
import { readFund, undrawn } from './offered.ts';
import { AT, CLOCK } from './read.ts';

const SETTINGS: Settings = {
  jurisdiction: JURISDICTIONS[0],
  clock: CLOCK,
  activities: RULEBOOK,
  secondPersonFrom: NOTHING,
  sealFrom: NOTHING,
  checklist: [],
  increasesAt: Temporal.PlainTime.from('06:00'),
  staff: STAFF_SETTINGS,
};
export const TWO: Context = {
  now: Temporal.Instant.from(AT),
  actor: { id: 'ann', role: 'floor' },
  second: { id: 'bo', role: 'supervisor' },
};

/** A house in which a scenario is played, with everything that has happened in it. */
export type Journal = {
  readonly house: () => House;
  readonly events: readonly HouseEvent[];
  /** The refusal, if it is one. */
  readonly ask: (command: HouseCommand, context?: Context) => Promise<Refusal | undefined>;
  /** What a scenario finds there before it begins. */
  readonly scene: Scene;
  /** What stations are shown of a topic: its parts by key. What came of a scenario is read there. */
  readonly shown: <T extends Topic>(topic: T) => Promise<Parts<T>>;
  /** What is wrong with the house after everything that happened. */
  readonly objections: () => readonly string[];
  /** What the clock of the house shows. */
  readonly now: () => Temporal.Instant;
};

/** The points of one hand. */
export type PointsWon = { readonly award: number; readonly points: number };

/** How the scene of a scenario is set: what it states, and nobody in it does. A refusal says why it cannot be. */
export type Scene = {
  /** The offering runs with the money that the scenario states. */
  readonly start: (rule: Rule, fundJson?: unknown) => Promise<Answer<Payer>>;
  /** Tables that are open, people in their seats, hands dealt. */
  readonly floor: (tables: readonly SetTable[]) => Promise<Refusal | undefined>;
  /** A table deals this from that moment on. */
  readonly deals: (table: number, plays: TableGame, at: Temporal.Instant) => Promise<Refusal | undefined>;
  /** So many hours of play are on the club cards of these players. */
  readonly hours: (activity: Activity, of: ReadonlyMap<string, number>) => Promise<Refusal | undefined>;
  /** Verified hands of a player have won so many points together; the award of each. */
  readonly points: (activity: Activity, count: number, player: string) => Promise<readonly PointsWon[]>;
  /** One person has verified a win of so much at that moment; the second is still to come. */
  readonly win: (rule: Rule, amount: Cents, at: Temporal.Instant) => Promise<Answer<Payer>>;
  /** The computer draws with this secret: chance is what a scenario states. */
  readonly draw: (promotion: string, draw: number, secret: string, context: Context) => Promise<Refusal | undefined>;
  /** Somebody has joined the club; the id on the card. */
  readonly member: (name: string) => Promise<Answer<string>>;
  /** A day of Hi-Lo with so much in the progressive; the hour of its next drawing. */
  readonly hiLoDay: (day: string, progressive: Cents) => Promise<Answer<string>>;
};

/** A house of the core, where also something may simply have happened. */
export type CoreJournal = Journal & { readonly happened: (...events: readonly HouseEvent[]) => void };

export const journalOf = (): CoreJournal => {
  let house = emptyHouse(SETTINGS);
  const events: HouseEvent[] = [];
  const happened = (...added: readonly HouseEvent[]): void => {
    house = added.reduce(evolveHouse, house);
    events.push(...added);
  };
  const ask = (command: HouseCommand, context = TWO): Promise<Refusal | undefined> => {
    const decision = decideHouse(house, command, context);
    if (decision.ok) happened(...decision.events);
    return Promise.resolve(decision.ok ? undefined : decision);
  };
  const played = { house: () => house, events, happened, ask };
  return {
    ...played,
    scene: coreScene(played),
    shown: topic => Promise.resolve(shownOf(house, topic)),
    objections: () => (events.length === 0 ? [] : replayDiffers(played)),
    now: () => TWO.now,
  };
};

/** The parts of a topic, made from the house itself. */
export const shownOf = <T extends Topic>(house: House, topic: T): Parts<T> => {
  const view = viewOf(topic);
  const parts = Iterator.from(view.keys(house)).map(key => [key, view.part(house, key)] as const);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined)) as Parts<T>; // By its topic.
};

type Played = Pick<CoreJournal, 'house' | 'events' | 'happened' | 'ask'>;

/** In the core what a scenario states has simply happened. */
const coreScene = (journal: Played): Scene => {
  const { house, happened } = journal;
  const start: Scene['start'] = (rule, fundJson) => started(journal, rule, fundJson);
  return {
    start,
    floor: async tables => {
      happened(...floorAt(tables, AT));
      return undefined;
    },
    deals: async (table, plays, at) => {
      const isOpen = house().tables.get(table)?.openedAt !== undefined;
      happened(
        isOpen ? { type: 'GameChanged', table, plays } : { type: 'TableOpened', table, plays, at: at.toString() },
      );
      return undefined;
    },
    hours: async ({ id }, of) => {
      happened(...hoursOnCards(id, of));
      return undefined;
    },
    points: async ({ id }, count) => {
      happened(pointsWon(house().numbers.award + 1, id, count));
      return [{ award: house().numbers.award, points: count }];
    },
    win: async (rule, amount, at) => {
      const running = await start(rule);
      if (running.ok) happened(verifiedWin(rule.activity.id, amount, at));
      return running;
    },
    draw: async (promotion, draw, secret, context) =>
      (await journal.ask({ type: 'CommitDraw', promotion }, { ...context, secrets: onlySecret(secret) })) ??
      journal.ask({ type: 'RevealDraw', draw }, { ...context, secrets: onlySecret(secret) }),
    member: async name =>
      (await journal.ask({ type: 'EnrollMember', member: name, idPaper: 'passport', mayMail: false })) ?? answer(name),
    hiLoDay: async (day, progressive) => {
      const opened = { type: 'HiLoDayOpened', day, progressive } as const;
      happened({ type: 'HiLoPlayed', events: [opened], at: AT, by: TWO.actor.id, bookings: [] });
      return answer(HI_LO.drawing.hours[0]!);
    },
  };
};

/** Chance is what a scenario states. */
export const onlySecret = (secret: string): DrawSecrets => ({
  make: () => ({ commitment: commitmentTo(secret), sealed: '' }),
  open: () => secret,
});

/** The events once more, from their JSON, in a new house: what differs from the house they came from. */
export const replayDiffers = ({ house, events }: Pick<Journal, 'house' | 'events'>): readonly string[] => {
  const again = events
    .map(event => JSON.parse(JSON.stringify(event)) as HouseEvent)
    .reduce(evolveHouse, emptyHouse(SETTINGS));
  const isSame = houseText(house()) === houseText(again);
  return [...(isSame ? [] : ['the house is another after a replay']), ...houseObjections(again)];
};

/** Whose money pays in an offering: its own, and the reserve that is behind it. */
export type Payer = { readonly activity: string; readonly reserveOf: string };

/**
 * The offering runs with the money that a scenario states. It is announced as a station would; what the approval asks
 * before a start is not the scenario's matter.
 */
const started = async (journal: Played, rule: Rule, fundJson?: unknown): Promise<Answer<Payer>> => {
  const offering = undrawn(rule.activity, rule.offering);
  const { id: activity } = rule.activity;
  const refused = await journal.ask({ type: 'AnnounceOffering', offering, tables: 'all' });
  if (refused !== undefined) return refused;
  const reserveOf = journal.house().offerings.get(activity)?.reserveOf ?? activity;
  journal.happened(takenOver(rule, reserveOf, fundJson), { type: 'OfferingStarted', activity, at: AT });
  journal.happened(...rankDrawn(rule));
  return answer({ activity, reserveOf });
};

/** The rank that a scenario states was drawn for all of its day. */
const rankDrawn = ({ activity, offering }: Rule): readonly HouseEvent[] => {
  const rank = offering.designated?.rank;
  if (activity.drawsRank !== true || rank === undefined) return [];
  const drawnFrom = DECK.findIndex(card => rankOf(card) === rank);
  const to = Temporal.Instant.from(AT).add({ hours: 24 }).toString();
  const drawn = { card: DECK[drawnFrom]!, from: AT, to, drawnFrom, at: AT, by: TWO.actor.id }; // A rank is in the deck.
  return [{ type: 'RankDrawn', activity: activity.id, ...drawn }];
};

const takenOver = (rule: Rule, reserveOf: string, fundJson: unknown): HouseEvent => {
  const { id } = rule.activity;
  const { pools, reserve, advance } = readFund(rule, fundJson);
  return {
    type: 'FundAdjusted',
    activity: id,
    change: { pools, reserve, advance, daysFees: NOTHING, isRunning: true },
    cause: { why: 'take-over' },
    bookings: [
      ...Object.entries(pools).map(([key, amount]) => ['players', `pool:${id}:${key}`, amount] as const),
      ['players', `reserve:${reserveOf}`, reserve],
      [`advance:${id}`, 'players', advance],
    ],
  };
};
