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
import { JURISDICTIONS, RULEBOOK } from '../../rulebook/index.ts';
import { readFund } from './offered.ts';
import { CLOCK } from './read.ts';

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
export const AT = '2026-03-02T18:00:00Z';
export const TWO: Context = {
  now: Temporal.Instant.from(AT),
  actor: { id: 'ann', role: 'floor' },
  second: { id: 'bo', role: 'supervisor' },
};

/** A house with everything that has happened in it. */
export type Journal = {
  readonly house: () => House;
  readonly events: readonly HouseEvent[];
  readonly happened: (...events: readonly HouseEvent[]) => void;
  /** The refusal, if it is one. */
  readonly ask: (command: HouseCommand, context?: Context) => Refusal | undefined;
};

export const journalOf = (): Journal => {
  let house = emptyHouse(SETTINGS);
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
export const start = (journal: Journal, rule: Rule, fundJson?: unknown): Answer<Payer> => {
  const { offering } = rule;
  const { id: activity } = rule.activity;
  const refused = journal.ask({ type: 'AnnounceOffering', offering, tables: 'all' });
  if (refused !== undefined) return refused;
  const reserveOf = journal.house().offerings.get(activity)?.reserveOf ?? activity;
  journal.happened(takenOver(rule, reserveOf, fundJson), { type: 'OfferingStarted', activity, at: AT });
  return answer({ activity, reserveOf });
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
