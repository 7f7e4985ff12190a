import { type Answer, accept, answer, type Decision } from '#core/base';
import { firstBelow, NUMBERS_FOR_ONE } from '#core/draws';
import { HI_LO, type HiLo, type HiLoCommand, type HiLoWin } from '#core/games';
import { ACCOUNT } from '#core/ledger';
import { formatAmountShort, NOTHING, total } from '#core/money';
import { memberNow, worksAs } from '#core/people';
import {
  booking,
  type Context,
  type HouseView,
  type MergedPeople,
  momentText,
  namedObjection,
  type OfType,
  playerObjection,
  twoPeople,
} from '#core/state';
import type { PromotionEvent } from '../promotions/index.ts';
import { gameIn } from './game.ts';
import { refuse } from './refusals.ts';
import type { GameCommand, GameEvent } from './shape.ts';

type Happens = GameEvent | OfType<PromotionEvent, 'PrizeAwarded'>;

/** The game on the floor, by its own rules, with the members of this house and its money. HLP 1 to 6 */
export const playHiLo = (
  house: HouseView,
  { command }: OfType<GameCommand, 'PlayHiLo'>,
  context: Context,
): Decision<Happens> => {
  const hiLo = hiLoIn(house);
  const { now, actor } = context;
  const { clock } = house.settings;
  const pick = () => pickedBy(house, hiLo, context);
  const decided = namedObjection(house, command, ENDING) ?? HI_LO.decide(hiLo, command, { now, clock, pick });
  if (!decided.ok) return decided;
  const events = decided.value;
  const won = HI_LO.won(hiLo, events);
  const people = peopleFor(house, won, context);
  if (!people.ok) return people;
  const played = { type: 'HiLoPlayed', events, at: momentText(now), by: actor.id, bookings: [] } as const;
  return accept<Happens>(played, ...won.map((one, place) => awardOf(house, one, place, people.value, now)));
};

/** A win of the amount that the house has set, or more, needs two people. HSE-9 */
const peopleFor = ({ settings }: HouseView, won: readonly HiLoWin[], context: Context): Answer<readonly string[]> => {
  const amount = total(won.map(({ prize }) => prize.amount));
  const isOfOne = amount === NOTHING || amount < settings.secondPersonFrom;
  return isOfOne ? answer([context.actor.id]) : twoPeople(context, 'PRO-8; HSE-9');
};

/** Owed by the house itself: cash is paid at the cage, free play is handed over, with a slip. PRO-8 */
const awardOf = (
  house: HouseView,
  { player, prize: { amount, form } }: HiLoWin,
  place: number,
  verifiedBy: readonly string[],
  now: Temporal.Instant,
): Happens => ({
  type: 'PrizeAwarded',
  award: house.numbers.award + 1 + place,
  promotion: HI_LO.name,
  activity: HI_LO.name,
  to: { player },
  gives:
    form === 'cash'
      ? { type: 'money', amount, paidBy: { pool: NOTHING, reserve: NOTHING, house: amount } }
      : { type: 'goods', what: `${formatAmountShort(amount)} free play`, value: amount },
  source: { pools: {}, reseeded: {}, reserve: NOTHING, house: amount },
  because: { hand: HI_LO.title, used: [], conditions: [], arithmetic: [], clause: 'HLP 2' },
  claim: { state: 'payable' },
  wonAt: momentText(now),
  verifiedBy,
  bookings: booking(ACCOUNT.house, ACCOUNT.payable(HI_LO.name), amount),
});

/**
 * Chance picks among the members of the club who sit at an open table by their cards, have not won today, and whom
 * nothing keeps out: no ban, no work for the house, old enough as far as the table knows. HLP 1, HLP 4, HLP 6.12
 */
const pickedBy = (house: HouseView, hiLo: HiLo | undefined, { chance }: Context) => {
  const { day } = hiLo ?? {};
  const among = playingIn(house).filter(id => day === undefined || !HI_LO.day.hasWon(day, id));
  if (among.length === 0) return undefined;
  const [number] = firstBelow(chance?.(NUMBERS_FOR_ONE) ?? [], among.length);
  if (number === undefined) return refuse('chance-missing', {}, 'HLP 1');
  return answer({ player: among[number % among.length]!, among, number });
};

const playingIn = (house: HouseView): readonly string[] => {
  const members = [...house.tables.values()]
    .filter(({ openedAt }) => openedAt !== undefined)
    .flatMap(({ seated }) => seated)
    .filter(({ role, age = HI_LO.drawing.ageMin }) => role === 'player' && age >= HI_LO.drawing.ageMin)
    .flatMap(({ player }) => (player.type === 'member' ? (memberNow(house.members, player.id)?.member ?? []) : []))
    .filter(id => playerObjection(house, id) === undefined && worksAs(house.members, id) === undefined);
  return [...new Set(members)].toSorted();
};

/** For every player: a prize not claimed in time is forfeited. */
const ENDING: readonly string[] = ['LapseHeldPrize'] satisfies readonly HiLoCommand['type'][];

/** Two ids that turned out to be one person. CLB-4 */
export const mergedInHiLo = (house: HouseView, { from, into, by, at }: MergedPeople): readonly GameEvent[] => {
  const hiLo = hiLoIn(house);
  const events = hiLo === undefined ? [] : HI_LO.merged(hiLo, from, into);
  return events.length === 0 ? [] : [{ type: 'HiLoPlayed', events, at, by: by[0]!, bookings: [] }];
};

/** What the clock brings. PRO-4 */
export const passHiLo = (house: HouseView, context: Context): readonly Happens[] => {
  const hiLo = hiLoIn(house);
  if (hiLo === undefined) return [];
  return HI_LO.due(hiLo, { now: context.now, clock: house.settings.clock }).flatMap(command => {
    const decided = playHiLo(house, { type: 'PlayHiLo', command }, context);
    return decided.ok ? decided.events : [];
  });
};

export const hiLoIn = (house: HouseView): HiLo | undefined => {
  const game = gameIn(house, HI_LO.name);
  return game?.game === HI_LO.name ? game : undefined;
};
