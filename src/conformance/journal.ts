import { type Answer, answer, type Refusal } from '#core/base';
import {
  type Context,
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
import { NOTHING } from '#core/money';
import { STAFF_SETTINGS } from '#core/people';
import { findActivity, JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { differs } from './differs.ts';
import { CLOCK } from './moment-json.ts';
import { readFund, readOffering } from './offering-json.ts';

export const SETTINGS: Settings = {
  jurisdiction: JURISDICTIONS[0],
  clock: CLOCK,
  activities: RULEBOOK,
  secondPersonFrom: NOTHING,
  sealFrom: NOTHING,
  checklist: [],
  increasesAt: Temporal.PlainTime.from('06:00'),
  staff: STAFF_SETTINGS,
};
export const AT = '2026-03-02T18:00:00Z';
export const TWO: Context = {
  now: Temporal.Instant.from(AT),
  actor: { id: 'ann', role: 'floor' },
  second: { id: 'bo', role: 'floor' },
};

/** How a scenario went through a house: what differs from the direct way, and the events as a journal has them. */
export type Through = { readonly differences: readonly string[]; readonly events: readonly HouseEvent[] };

/** A house with everything that has happened in it. */
export type Journal = {
  readonly house: () => House;
  readonly events: readonly HouseEvent[];
  readonly happened: (...events: readonly HouseEvent[]) => void;
  /** The refusal, if it is one. */
  readonly ask: (command: HouseCommand, context?: Context) => Refusal | undefined;
};

export const journalOf = (settings: Settings): Journal => {
  let house = emptyHouse(settings);
  const events: HouseEvent[] = [];
  const happened = (...added: readonly HouseEvent[]): void => {
    house = added.reduce(evolveHouse, house);
    events.push(...added);
  };
  const ask = (command: HouseCommand, context = TWO): Refusal | undefined => {
    const decision = decideHouse(house, command, context);
    if (!decision.ok) return decision;
    happened(...decision.events);
    return undefined;
  };
  return { house: () => house, events, happened, ask };
};

/** The events once more, from their JSON, in a new house: what differs from the house they came from. */
export const replayDiffers = ({ house, events }: Journal): readonly string[] => {
  const read = events.map(event => JSON.parse(JSON.stringify(event)) as HouseEvent);
  const again = read.reduce(evolveHouse, emptyHouse(SETTINGS));
  return [...differs('the house after replay', houseText(house()), houseText(again)), ...houseObjections(again)];
};

export type Started = {
  readonly journal: Journal;
  readonly rule: Rule;
  readonly payer: { readonly activity: string; readonly reserveOf: string };
};

/** The offering as a scenario states it, running, with the money it states. */
export const opened = (name: string, offeringJson: unknown, fundJson: unknown): Started | undefined => {
  const activity = findActivity(name);
  if (activity === undefined) return undefined;
  const started = startedWith({ activity, offering: readOffering(activity, offeringJson) }, fundJson);
  return started.ok ? started.value : undefined;
};

/** Announced as a station would; what the approval asks before a start is not the scenario's matter. */
export const startedWith = (rule: Rule, fundJson: unknown): Answer<Started> => {
  const { activity, offering } = rule;
  const journal = journalOf(SETTINGS);
  const refused = journal.ask({ type: 'AnnounceOffering', offering, tables: 'all' });
  if (refused !== undefined) return refused;
  const { id } = activity;
  const reserveOf = journal.house().offerings.get(id)?.reserveOf ?? id;
  journal.happened(takenOver(rule, reserveOf, fundJson), { type: 'OfferingStarted', activity: id, at: AT });
  return answer({ journal, rule, payer: { activity: id, reserveOf } });
};

const takenOver = ({ activity, offering }: Rule, reserveOf: string, fundJson: unknown): HouseEvent => {
  const { id } = activity;
  const { pools, reserve, advance } = readFund(activity, offering, fundJson);
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
