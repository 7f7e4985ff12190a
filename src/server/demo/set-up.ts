import type { Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { type Asked, type Handled, HouseFileProblem } from '#server/house';
import { engage, type HouseDoor, type RecordParts } from '#server/people';
import type { DemoOffering, DemoPerson, DemoTable, OpenPromotion, Plan } from './plan.ts';
import { SIMULATED } from './stations.ts';

export type SetUpParts = RecordParts & { readonly plan: Plan };

/** Whoever sets a demonstration up; in its journal nobody takes it for a person. */
const FIRST = { id: 'demo-set-up', role: 'demo' };
const SECOND = { id: 'demo-set-up-second', role: 'demo' };

const SEATED_FIRST = 5;

/**
 * Sets the demonstration up through the commands of any house. Each has its own key for ever, so that a set-up that was
 * cut off goes on where it was, and a second one does nothing. Answers how many commands were new.
 */
export const setUp = async (parts: SetUpParts): Promise<number> => {
  const { house, plan } = parts;
  // Announced first, since what starts has to hang on the floor before.
  const done = [
    ...(await run(house, plan.offerings.map(announcing))),
    ...(await engagePeople(parts)),
    ...(await run(house, [...plan.offerings.flatMap(takingOver), ...plan.offerings.map(starting)])),
    ...(await run(house, [...plan.promotions.map(running), ...stationsOf(plan)])),
    ...(await run(house, [...plan.tables.map(opening), ...plan.tables.flatMap(table => seating(plan, table)), NOTICE])),
  ];
  return done.filter(({ repeated }) => !repeated).length;
};

type Step = { readonly key: string; readonly command: HouseCommand };

const NOTICE: Step = {
  key: 'notice',
  command: { type: 'PostNotice', words: 'DEMO: a simulation plays here. Nothing on these screens is money.' },
};

const announcing = ({ activity, offering, tables }: DemoOffering): Step => ({
  key: `announce.${activity.key}`,
  command: { type: 'AnnounceOffering', offering, tables },
});

const takingOver = ({ activity, fund }: DemoOffering): readonly Step[] =>
  fund === undefined
    ? []
    : [{ key: `fund.${activity.key}`, command: { type: 'TakeOverFund', activity: activity.id, holds: fund } }];

const starting = ({ activity }: DemoOffering): Step => ({
  key: `start.${activity.key}`,
  command: { type: 'StartOffering', activity: activity.id },
});

const running = (command: OpenPromotion): Step => ({ key: `promotion.${command.promotion}`, command });

const opening = ({ table, game, betMin, betMax }: DemoTable): Step => ({
  key: `table.${table}`,
  command: { type: 'OpenTable', table, plays: { game, isLive: true, isTournament: false, betMin, betMax } },
});

/** One at each of the first tables is a member of the club. */
const seating = ({ players, shapes }: Plan, { table, game }: DemoTable): readonly Step[] => {
  const seats = Math.min(SEATED_FIRST, shapes.get(game)?.seats ?? SEATED_FIRST);
  return Array.from({ length: seats }, (_, place) => {
    const seat = place + 1;
    const member = place === 1 ? players[table - 1] : undefined;
    const player = member === undefined ? ({ type: 'anonymous' } as const) : ({ type: 'member', id: member } as const);
    return {
      key: `seat.${table}.${seat}`,
      command: { type: 'SeatPlayer', table, seated: { seat, position: 1, player, role: 'player' } },
    };
  });
};

/** Nobody can sign on at them: no key has this hash. */
const NO_KEY = 'simulation';

const stationsOf = ({ tables }: Plan): readonly Step[] => [
  ...tables.map(({ table }) => enrolling({ station: SIMULATED.keypad(table), kind: 'keypad', table, keyHash: NO_KEY })),
  ...(['floor', 'cage', 'accounting', 'promotions'] as const).map(kind =>
    enrolling({ station: SIMULATED[kind], kind, keyHash: NO_KEY }),
  ),
];

const enrolling = (station: Omit<Extract<HouseCommand, { type: 'EnrolStation' }>, 'type'>): Step => ({
  key: `station.${station.station}`,
  command: { type: 'EnrolStation', ...station },
});

/** The PINs are hashed side by side; who has changed a PIN since keeps it. */
const engagePeople = async (parts: SetUpParts): Promise<readonly Handled[]> => {
  const isNew = await Promise.all(parts.plan.people.map(async one => (await parts.store.of(one.person)) === undefined));
  const people = parts.plan.people.filter((_, place) => isNew[place]);
  return Promise.all(people.map(person => engaged(parts, person)));
};

const engaged = async (
  parts: SetUpParts,
  { person, roles, department, ...privately }: DemoPerson,
): Promise<Handled> => {
  const command = { type: 'EngagePerson', person, roles, department } as const;
  return accepted(`person.${person}`, await engage(parts, command, privately, asking(`person.${person}`)));
};

/** Asked all at once and decided in this order, so that they share their commits. */
const run = async (house: HouseDoor, steps: readonly Step[]): Promise<readonly Handled[]> => {
  const answers = await Promise.all(steps.map(({ key, command }) => house.handle(command, asking(key))));
  return answers.map((answer, place) => accepted(steps[place]!.key, answer));
};

const asking = (key: string): Asked => ({
  key: `demo.${key}`,
  station: SIMULATED.console,
  actor: FIRST,
  second: SECOND,
});

/** What an older version of the demonstration has done under this key stays as it is. */
const REPEATED: Handled = { ok: true, repeated: true, first: 0, last: 0, events: [] };

const accepted = (key: string, answer: Handled | Refusal): Handled => {
  if (answer.ok) return answer;
  if (answer.code === 'key-of-another-command') return REPEATED;
  throw new HouseFileProblem(`The demonstration could not be set up (${key}): ${answer.message} Begin anew: --fresh.`);
};
