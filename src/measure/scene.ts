import { type Answer, answer, type Refusal } from '#core/base';
import { DECK, rankOf } from '#core/cards';
import { HI_LO } from '#core/games';
import type { HouseCommand } from '#core/house';
import { NOTHING } from '#core/money';
import { poolsInForce } from '#core/rulebook';
import type { Rule } from '#core/state';
import { gamingDayOf } from '#core/time';
import { type Journal, type Payer, readFund, type Scene, type SetTable } from '../conformance/index.ts';
import { completed } from './completed.ts';
import { giveAll } from './give-all.ts';
import { hoursOf } from './hours.ts';
import { pointsFor } from './points.ts';
import type { ServedHouse } from './served.ts';
import { PIN } from './staff.ts';

type Ask = Journal['ask'];

/** In a served house nothing has simply happened: people do what a scenario states. */
export const sceneOf = (served: ServedHouse, ask: Ask, journal: () => Journal): Scene => {
  const start: Scene['start'] = (rule, fundJson) => startedIn(served, ask, rule, fundJson);
  return {
    start,
    floor: tables => giveAll(ask, tables.flatMap(commandsFor)),
    deals: (table, plays, at) => {
      served.goTo(at);
      const isOpen = served.house.tables.get(table)?.openedAt !== undefined;
      return ask({ type: isOpen ? 'ChangeGame' : 'OpenTable', table, plays });
    },
    hours: (activity, of) => hoursOf(served, ask, activity, of),
    points: ({ id }, count, player) => {
      const { offering, reserveOf } = served.house.offerings.get(id)!; // Its contest was opened under it.
      const activity = served.house.settings.activities.find(one => one.id === id)!; // As above.
      return pointsFor(journal(), { activity, offering }, { activity: id, reserveOf }, count, player);
    },
    win: rule => start(rule),
    draw: (promotion, draw, secret, { now }) => {
      served.goTo(now);
      return served.draw(promotion, draw, secret);
    },
    member: name => enrolledIn(served, name),
    hiLoDay: (day, progressive) => hiLoDay(served, ask, day, progressive),
  };
};

/** Announced, its money taken over by two, and started after it was posted. */
const startedIn = async (served: ServedHouse, ask: Ask, rule: Rule, fundJson: unknown): Promise<Answer<Payer>> => {
  const { id: activity } = rule.activity;
  // What lies outside its approval is refused as it is.
  const given = rule.offering;
  const offering = completed(rule.activity, given, gamingDayOf(served.house.settings.clock, served.now));
  const refused = await ask({ type: 'AnnounceOffering', offering, tables: 'all' });
  if (refused !== undefined) return refused;
  const { pools, reserve, advance } = readFund({ activity: rule.activity, offering }, fundJson);
  const inForce = Object.keys(poolsInForce(rule.activity, offering));
  const holds = { pools: Object.fromEntries(inForce.map(key => [key, pools[key] ?? NOTHING])), reserve, advance };
  const isStated = fundJson !== undefined;
  if (isStated) {
    const untaken = await ask({ type: 'TakeOverFund', activity, holds });
    if (untaken !== undefined) return untaken;
  }
  const { noticeHours = 0 } = offering.times ?? {};
  served.goTo(served.now.add({ hours: noticeHours, seconds: 1 }));
  await served.lookAtClock();
  // Where days are posted, the clock starts it.
  const isStarted = served.house.offerings.get(activity)?.state === 'running';
  const unstarted = isStarted ? undefined : await ask({ type: 'StartOffering', activity });
  if (unstarted !== undefined) return unstarted;
  const undrawn = await drawnFor(served, ask, rule);
  if (undrawn !== undefined) return undrawn;
  return answer({ activity, reserveOf: served.house.offerings.get(activity)?.reserveOf ?? activity });
};

/** A rank that was drawn is drawn, with the chance that is stated. */
const drawnFor = async (served: ServedHouse, ask: Ask, { activity, offering }: Rule): Promise<Refusal | undefined> => {
  const rank = offering.designated?.rank;
  if (activity.drawsRank !== true || rank === undefined) return undefined;
  const drawn = DECK.findIndex(card => rankOf(card) === rank);
  served.drawFrom(() => [drawn]);
  return ask({ type: 'DrawRank', activity: activity.id });
};

/** A table is opened, those who are dealt in sit down, a hand starts, and the others come to it. */
const commandsFor = ({
  table,
  seats,
  game = 'texas-holdem',
  isLive = true,
  isTournament = false,
}: SetTable): readonly HouseCommand[] => {
  const sits = (of: SetTable['seats']): readonly HouseCommand[] =>
    of.map(({ seat, role = 'player', age, member }) => ({
      type: 'SeatPlayer',
      table,
      seated: {
        seat,
        position: 1,
        player: member === undefined ? { type: 'anonymous' } : { type: 'member', id: member },
        role,
        ...(age === undefined ? {} : { age }),
      },
    }));
  const dealt = seats.filter(({ isDealtIn }) => isDealtIn === true);
  return [
    { type: 'OpenTable', table, plays: { game, isLive, isTournament } },
    ...sits(dealt),
    ...(dealt.length === 0 ? [] : [{ type: 'StartGame', table } as const]),
    ...sits(seats.filter(({ isDealtIn }) => isDealtIn !== true)),
  ];
};

const enrolledIn = async (served: ServedHouse, name: string): Promise<Answer<string>> => {
  const enrolled = await served.enroll(name, PIN);
  return enrolled.ok ? answer(enrolled.value.member) : enrolled;
};

/** Where the players of earlier hours sit, and who they are: no two names are alike. */
const EARLIER = 2;
const EARLY_PLAYERS = [
  'Alma Quist',
  'Boris Tanaka',
  'Chloe Ruiz',
  'Dmitri Vance',
  'Esther Moy',
  'Farid Kellogg',
  'Greta Sundaram',
  'Hugo Breaux',
  'Ines Whitlock',
];

/** The progressive grows by the players of earlier hours who do not win it. */
const hiLoDay: (served: ServedHouse, ask: Ask, ...asked: Parameters<Scene['hiLoDay']>) => ReturnType<Scene['hiLoDay']> =
  async (served, ask, day, progressive) => {
    const { hours } = HI_LO.drawing;
    const { zone } = served.house.settings.clock;
    const momentAt = (hour: string) => Temporal.PlainDateTime.from(`${day}T${hour}`).toZonedDateTime(zone).toInstant();
    served.goTo(momentAt(hours[0]!).subtract({ minutes: 5 })); // There are several.
    const opened = await giveAll(ask, [
      { type: 'PlayHiLo', command: { type: 'PostHiLoDays', days: [day] } },
      { type: 'PlayHiLo', command: { type: 'OpenHiLoDay' } },
      { type: 'OpenTable', table: EARLIER, plays: { game: 'texas-holdem', isLive: true, isTournament: false } },
    ]);
    if (opened !== undefined) return opened;
    for (const [place, hour] of hours.entries()) {
      served.goTo(momentAt(hour));
      const hiLo = served.house.games.get(HI_LO.name) as { day?: { progressive: number } } | undefined;
      if (hiLo?.day?.progressive === progressive) return answer(hour);
      const member = await enrolledIn(served, EARLY_PLAYERS[place]!); // One an hour.
      if (!member.ok) return member;
      const player = { type: 'member', id: member.value } as const;
      const refused = await giveAll(ask, [
        { type: 'SeatPlayer', table: EARLIER, seated: { seat: place + 1, position: 1, player, role: 'player' } },
        { type: 'PlayHiLo', command: { type: 'DrawPlayer', hour } },
        { type: 'PlayHiLo', command: { type: 'ReportAtDesk' } },
        { type: 'PlayHiLo', command: { type: 'TurnFirstCard', card: '7s' } },
        { type: 'PlayHiLo', command: { type: 'Guess', call: 'higher' } },
        { type: 'PlayHiLo', command: { type: 'TurnCard', card: '8s' } },
        { type: 'PlayHiLo', command: { type: 'Quit' } },
      ]);
      if (refused !== undefined) return refused;
    }
    throw new Error(`the progressive never stands at ${progressive} cents on its day`);
  };
