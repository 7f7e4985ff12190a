import { defined } from '#core/base';
import type { CommandOf, HouseCommand } from '#core/house';
import type { Activity, Offering } from '#core/rulebook';
import { gamingDayOf } from '#core/time';
import type { Handled } from '#server/house';
import { engage, type RecordParts } from '#server/people';
import type { DemoClock } from './clock.ts';
import { enrolling, givingOut, playedAgo, pointFor } from './club.ts';
import { momentsIn } from './moments.ts';
import type { DemoOffering, DemoPerson, DemoPromotion, DemoTable, Plan } from './plan.ts';
import { speak } from './said.ts';
import { SIMULATED } from './stations.ts';
import { accepted, asking, run, runWhatCan, type Step } from './steps.ts';
import { tournamentSteps } from './tournament-set-up.ts';

type SetUpParts = RecordParts & { readonly plan: Plan; readonly clock: DemoClock };

const SEATED_FIRST = 5;
const NOTICE_HOURS = 1;

/**
 * Sets the demonstration up through the commands of any house. Each has its own key forever, so that a setup that was
 * cut off continues, and a second one does nothing. Returns how many commands were new.
 */
export const setUp = async (parts: SetUpParts): Promise<number> => {
  const { house, plan } = parts;
  // Announced first, since rules must be posted before the start.
  const done = [
    ...(await run(house, announcements(parts))),
    ...(await engagePeople(parts)),
    ...(await start(parts)),
    ...(await run(house, [...promotionsOf(parts), ...stationsOf(plan)])),
    ...(await run(house, gamesOf(parts))),
    ...(await run(house, plan.tables.map(opening))),
    // Hours count at a table where somebody sits.
    ...(await run(
      house,
      plan.tables.slice(0, 1).flatMap(table => seating(plan, table).slice(0, 1)),
    )),
    ...(await openClub(parts)),
    ...(await run(house, [...plan.tables.flatMap(table => seating(plan, table)), NOTICE])),
    ...(await runWhatCan(house, tournamentSteps(plan))),
  ];
  return done.filter(({ repeated }) => !repeated).length;
};

const NOTICE: Step = {
  key: 'notice',
  command: { type: 'PostNotice', words: speak('demo.notice', {}).message },
};

const announcements = ({ house, plan, clock }: SetUpParts): readonly Step[] => {
  const { settings } = house.state ?? {};
  const today =
    settings === undefined ? undefined : gamingDayOf(settings.clock, clock.now().add({ hours: NOTICE_HOURS }));
  return plan.offerings.map(one => announcing(one, today));
};

const announcing = ({ activity, offering, tables }: DemoOffering, today: Temporal.PlainDate | undefined): Step => ({
  key: `announce.${activity.key}`,
  command: { type: 'AnnounceOffering', offering: dated(activity, offering, today), tables },
});

/** Where dates have to be posted it runs from today on, for as many weeks as it has. */
const dated = (activity: Activity, offering: Offering, today: Temporal.PlainDate | undefined): Offering => {
  const weeks = offering.settings['weeks']?.[0];
  if (activity.posting.dates !== true || weeks === undefined || today === undefined) return offering;
  const lastDay = today.add({ weeks }).subtract({ days: 1 }).toString();
  return { ...offering, times: { hours: 'all', firstDay: today.toString(), lastDay, noticeHours: NOTICE_HOURS } };
};

/** What hangs for its notice first is started by the clock, if the demonstration was cut off before. */
const start = async ({ house, plan, clock }: SetUpParts): Promise<readonly Handled[]> => {
  const taken = await run(house, plan.offerings.flatMap(takingOver));
  clock.goTo(clock.hoursBehind() - NOTICE_HOURS);
  const [dateless, withDates] = [false, true].map(isDated =>
    plan.offerings.filter(({ activity }) => (activity.posting.dates === true) === isDated).map(starting),
  );
  return [...taken, ...(await run(house, dateless!)), ...(await runWhatCan(house, withDates!))];
};

const takingOver = ({ activity, fund }: DemoOffering): readonly Step[] =>
  fund === undefined
    ? []
    : [{ key: `fund.${activity.key}`, command: { type: 'TakeOverFund', activity: activity.id, holds: fund } }];

const starting = ({ activity }: DemoOffering): Step => ({
  key: `start.${activity.key}`,
  command: { type: 'StartOffering', activity: activity.id },
});

const promotionsOf = ({ house, plan, clock }: SetUpParts): readonly Step[] => {
  const view = house.state;
  const running = ({ posted, ...promotion }: DemoPromotion): Step => ({
    key: `promotion.${promotion.promotion}`,
    command: {
      type: 'OpenPromotion',
      ...promotion,
      posted: view === undefined ? posted : momentsIn(posted, view, clock.now()),
    } as CommandOf<'OpenPromotion'>, // Whether they fit together the house says.
  });
  return plan.promotions.map(running);
};

/** Table games with their meters, and the days of Hi-Lo from the one that is still on. */
const gamesOf = ({ plan: { tableGames }, clock }: SetUpParts): readonly Step[] => {
  const { setUps, hiLoDays } = tableGames;
  const today = clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const days = Array.from({ length: hiLoDays }, (_, place) => today.add({ days: place - 1 }).toString());
  return [
    ...setUps.map((setUp): Step => ({ key: `game.${setUp.game}`, command: { type: 'SetUpGame', setUp } })),
    { key: 'hi-lo.days', command: { type: 'PlayHiLo', command: { type: 'PostHiLoDays', days } } },
  ];
};

/** The club with its members, and the hours that some of them have played before anybody looks. */
const openClub = async (parts: SetUpParts): Promise<readonly Handled[]> => {
  const { house, plan, clock } = parts;
  const { members } = plan;
  const given = members.flatMap(member => givingOut(member, clock.now()));
  const done = [...(await run(house, members.flatMap(enrolling))), ...(await run(house, given))];
  await keepMembers(parts);
  // An existing house has a past of its own.
  if (clock.hoursBehind() === 0) return done;
  for (let hoursAgo = clock.hoursBehind(); hoursAgo >= 0; hoursAgo--) {
    clock.goTo(hoursAgo);
    const now = clock.now();
    const played = members.flatMap(member => playedAgo(member, hoursAgo, now));
    done.push(...(await runWhatCan(house, played)));
    const points = members.flatMap(member => pointFor(house, member));
    done.push(...(await runWhatCan(house, points)));
  }
  return done;
};

/** The PINs are hashed side by side; members keep a card or PIN that was changed since. */
const keepMembers = async ({ house, plan, store: { members }, pins }: SetUpParts): Promise<void> => {
  await Promise.all(
    plan.members.map(async ({ member, card, pin, name, born, email }) => {
      const isErased = house.state?.members.get(member)?.erasedAt !== undefined;
      if (isErased || (await members.of(member)) !== undefined) return;
      const reached = defined({ email });
      await members.put({ member, card, name, born, ...reached, pinHash: await pins.hash(pin, member) });
    }),
  );
};

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
  ...(['keypad', 'sensor'] as const).flatMap(kind =>
    tables.map(({ table }) => enrollment({ station: SIMULATED[kind](table), kind, table, keyHash: NO_KEY })),
  ),
  ...(['floor', 'cage', 'accounting', 'promotions', 'tournament'] as const).map(kind =>
    enrollment({ station: SIMULATED[kind], kind, keyHash: NO_KEY }),
  ),
];

const enrollment = (station: Omit<Extract<HouseCommand, { type: 'EnrollStation' }>, 'type'>): Step => ({
  key: `station.${station.station}`,
  command: { type: 'EnrollStation', ...station },
});

/** The PINs are hashed side by side; people keep a PIN that they changed since. */
const engagePeople = async (parts: SetUpParts): Promise<readonly Handled[]> => {
  const { house, plan, store } = parts;
  // Only who is locked can have been erased, and stays so.
  const left = plan.people.filter(({ person }) => house.state?.staff.get(person)?.locked === undefined);
  const isNew = await Promise.all(left.map(async ({ person }) => (await store.of(person)) === undefined));
  const people = left.filter((_, place) => isNew[place]);
  return Promise.all(people.map(person => engaged(parts, person)));
};

const engaged = async (
  parts: SetUpParts,
  { person, roles, department, ...privately }: DemoPerson,
): Promise<Handled> => {
  const command = { type: 'EngagePerson', person, roles, department } as const;
  return accepted(`person.${person}`, await engage(parts, command, privately, asking(`person.${person}`)));
};
