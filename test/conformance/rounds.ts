import type { Fund } from '#core/fund';
import { type HouseCommand, type HouseEvent, type RoundBettor, type Seen, standingFund } from '#core/house';
import { payAwards, type Rule, type Settled, settleRound } from '#core/mechanisms';
import { total } from '#core/money';
import { type Round, rowsInForce } from '#core/rulebook';
import { checklistOf } from '#core/state';
import { RoundScenario } from '../../src/conformance/activity-round.ts';
import { type CoreJournal, replayDiffers } from '../../src/conformance/journal.ts';
import type { Kind } from '../../src/conformance/kind.ts';
import { AT, read } from '../../src/conformance/read.ts';
import { readRound } from '../../src/conformance/round.ts';
import { boardThroughHouse } from './high-hand.ts';
import { askAll, differs, type Started, started } from './started.ts';

/** Kind `activity-round`: called, locked, verified and awarded in a house as it is by the mechanism alone. */
export const roundThroughHouse: Kind = scenario => roundCalled(scenario, 'what was won');

/** With `everything`, hands are called besides that nobody has: their money comes back. */
export const roundCalled = async (
  scenario: unknown,
  calls: 'what was won' | 'everything',
): Promise<Awaited<ReturnType<Kind>>> => {
  const given = read(RoundScenario, scenario);
  const running = await started(given.activity, given.offering, given.fund);
  if (running === undefined) return { differences: [], events: [] };
  const { journal, rule } = running;
  if (given.period !== undefined || rule.activity.settlement.period !== undefined) {
    return boardThroughHouse(running, (given.rounds ?? [given.round]).map(readRound), given.period);
  }
  const round = readRound(given.round);
  const fund = standingFund(journal.house().funds, running.payer);
  const settled = settleRound(rule, fund, round);
  const unplayed = await play(journal, rule, round, settled, calls === 'everything');
  const differences = [...unplayed, ...roundDiffers(running, settled, fund, calls === 'everything')];
  return { differences: [...differences, ...replayDiffers(journal)], events: journal.events };
};

/** The table as the scenario has it: called, verified and agreed to. */
const play = async (
  journal: CoreJournal,
  rule: Rule,
  round: Round,
  settled: Settled,
  isAllCalled: boolean,
): Promise<readonly string[]> => {
  const { id } = rule.activity;
  const { game } = round.deal;
  const { bettors } = dealt(journal, id, round, { table: 1, at: AT });
  elsewhere(journal, id, round);
  const won = settled.awards.flatMap(({ to: { seat, row } }) => (row === undefined ? [] : [{ seat, row }]));
  const rows = rowsInForce(rule.activity, rule.offering, game);
  const tried = bettors.slice(0, 1).flatMap(({ seat }) => rows.slice(0, 1).map(({ key }) => ({ seat, row: key })));
  const isDealtIn = ({ seat }: { seat: number }): boolean => bettors.some(bettor => bettor.seat === seat);
  const called = new Map((won.length > 0 ? won : tried).filter(isDealtIn).map(one => [`${one.seat} ${one.row}`, one]));
  if (called.size === 0) return [];
  const calling = [...called.values()];
  const besides = isAllCalled ? calling.flatMap(({ seat }) => rows.map(({ key }) => ({ seat, row: key }))) : [];
  for (const one of besides) {
    const name = `${one.seat} ${one.row}`;
    if (called.has(name)) continue;
    called.set(name, one);
    await journal.ask({ type: 'CallHand', table: 1, activity: id, ...one });
  }
  const checked = [...checklistOf(journal.house(), rule.activity)];
  const commands: readonly HouseCommand[] = [
    ...calling.map(one => ({ type: 'CallHand', table: 1, activity: id, ...one }) as const),
    { type: 'VerifyHands', table: 1, activity: id, seen: seenOf(round), deckCounted: true, checked, seal: 'S-1' },
  ];
  return askAll(journal, commands);
};

/** A round is on at a table, with everybody who took part in it. */
export const dealt = (
  journal: CoreJournal,
  activity: string,
  { deal: { game }, isLive, isTournament, bettors: all }: Round,
  { table, at }: { readonly table: number; readonly at: string },
): { readonly bettors: readonly RoundBettor[] } => {
  const bettors = all.map((bettor, place) => bettorOf(activity, bettor, place));
  journal.happened(
    { type: 'TableOpened', table, plays: { game, isLive, isTournament }, at },
    { type: 'RoundStarted', table, round: 1, at, activities: [activity], bettors },
  );
  return { bettors };
};

/** The house counts who else in the room has paid: they play at table 2. */
const elsewhere = (journal: CoreJournal, activity: string, round: Round): void => {
  const others = (round.feePayersInRoom ?? 0) - round.bettors.filter(({ fee }) => fee.length > 0).length;
  const [like] = round.bettors.filter(({ fee }) => fee.length > 0);
  if (like === undefined || others <= 0) return;
  const bettors = Array.from({ length: others }, (_, place) => ({ ...like, hand: { ...like.hand, seat: place + 1 } }));
  dealt(journal, activity, { ...round, bettors }, { table: 2, at: AT });
};

/** Every bettor has a place of their own; the scenario's place decides only whose hand it is. */
const bettorOf = (activity: string, bettor: Round['bettors'][number], place: number): RoundBettor => ({
  seat: bettor.hand.seat,
  position: bettor.position * 100 + place,
  player: bettor.name === undefined ? { type: 'anonymous' } : { type: 'member', id: bettor.name },
  role: bettor.role,
  isPlayerDealer: bettor.isPlayerDealer,
  fees: bettor.fee.map(space => ({ activity, space })),
  ...(bettor.age === undefined ? {} : { age: bettor.age }),
  ...(bettor.asked === undefined ? {} : { asked: [{ activity, row: bettor.asked }] }),
});

export const seenOf = (round: Round): Seen => {
  const { deal, bettors, playersDealtIn, pot, tableLimit } = round;
  const { game: _, ...cards } = deal;
  return {
    ...cards,
    isMisdeal: round.isMisdeal,
    isFouledDeck: round.isFouledDeck,
    wasDiscussed: round.wasDiscussed,
    reachedShowdown: round.reachedShowdown,
    places: bettors.map(({ hand, position, wager, bonusOnly, folded, isHeldAside, isAllIn, missedBlind }, place) => ({
      seat: hand.seat,
      position: position * 100 + place,
      bonusOnly,
      isHeldAside,
      isAllIn,
      missedBlind,
      ...(wager === undefined ? {} : { wager }),
      ...(folded === undefined ? {} : { folded }),
    })),
    ...(playersDealtIn === undefined ? {} : { playersDealtIn }),
    ...(pot === undefined ? {} : { pot }),
    ...(tableLimit === undefined ? {} : { tableLimit }),
  };
};

/**
 * The same awards from the same accounts, and the same fund after them, though a lock brings the meter up before. Where
 * hands were called that nobody has, a meter below its reseed stays up and the reserve has money back that the house
 * laid out in the meantime: there the whole of it is the same.
 */
const roundDiffers = (
  { journal, rule, payer }: Started,
  settled: Settled,
  before: Fund,
  isAllCalled: boolean,
): readonly string[] => {
  const direct = payAwards(rule, before, settled);
  if (!direct.ok) return [`refused: ${direct.message}`];
  const made = roomTogether(journal.events.flatMap(event => (event.type === 'AwardMade' ? [event] : []))).map(wordsFor);
  const laidOut = direct.value.events.reduce((sum, event) => sum + ('byHouse' in event ? event.byHouse : 0), 0);
  const house = journal.house().balances.get('house') ?? 0;
  const expected = held(direct.value.fund, laidOut);
  const after = held(standingFund(journal.house().funds, payer), -house);
  return [
    ...differs('awards', direct.value.awards.map(wordsFor).join('; '), made.join('; ')),
    ...Object.keys(isAllCalled ? { all: 0 } : expected).flatMap(key => differs(key, expected[key], after[key] ?? 0)),
  ];
};

const held = ({ pools, reserve, advance }: Fund, byHouse: number): Readonly<Record<string, number>> => ({
  ...pools,
  reserve,
  'owed to the house': advance,
  'laid out by the house': byHouse,
  all: total(Object.values(pools)) + reserve - advance - byHouse,
});

type Made = Extract<HouseEvent, { type: 'AwardMade' }>;

/** Scenarios have the shares of the room in one line; the house pays each person. */
const roomTogether = (made: readonly Made[]): readonly Made[] => {
  const room = made.filter(({ share }) => share === 'room');
  const [first] = room;
  if (first === undefined || first.gives.type !== 'money') return made;
  const { amount } = first.gives;
  const payers = room.flatMap(({ gives }) => (gives.type === 'money' ? [gives.paidBy] : []));
  const paidBy = {
    pool: total(payers.map(({ pool }) => pool)),
    reserve: total(payers.map(({ reserve }) => reserve)),
    house: total(payers.map(({ house }) => house)),
  };
  const together = { type: 'money-each', amount, count: room.length, paidBy } as const;
  return [...made.filter(({ share }) => share !== 'room'), { ...first, gives: together }];
};

const wordsFor = (award: {
  readonly seat: number;
  readonly bettor?: string | undefined;
  readonly row?: string | undefined;
  readonly share?: string | undefined;
  readonly on?: string | undefined;
  readonly gives: Made['gives'];
}): string => {
  const { seat, bettor, row, share, on, gives } = award;
  return JSON.stringify({ seat, bettor, row, share, on, gives });
};
