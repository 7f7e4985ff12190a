import type { Card } from '#core/cards';
import type { Given } from '#core/fund';
import type { Entry } from '#core/games/table';
import { NOTHING } from '#core/money';
import { type Context, type HouseView, momentText } from '#core/state';
import type { AwardEvent } from '../awards/index.ts';
import type { OnPlay } from './play.ts';

type Made = Extract<AwardEvent, { readonly type: 'AwardMade' }>;

/** A prize off a meter is an award like any other: owed, claimed, paid with a slip, announced and reported. HSE-7 */
export const awardsFor = (
  house: HouseView,
  on: OnPlay,
  due: readonly Entry[],
  people: readonly string[],
  context: Context,
): readonly { readonly award: Made; readonly wager: string }[] =>
  due
    .filter(({ from }) => from === 'meter')
    .map((entry, place) => ({
      award: awardMade(on, entry, { award: house.numbers.award + 1 + place, people, context }),
      wager: entry.wager,
    }));

type Making = { readonly award: number; readonly people: readonly string[]; readonly context: Context };

const awardMade = (on: OnPlay, entry: Entry, { award, people, context }: Making): Made => {
  const { table, setUp, round, state, game } = on;
  const { seat, verdict, returned } = entry;
  const sits = table.seated.find(one => one.seat === seat && one.position === 1);
  const at = momentText(context.now);
  const [words] = game.explain({ isVoid: false, entries: [entry], meters: {}, seeded: NOTHING });
  const cards: readonly Card[] = state.seats.find(one => one.seat === seat)?.cards ?? [];
  return {
    type: 'AwardMade',
    award,
    activity: setUp.game,
    table: table.table,
    round,
    seat,
    ...(sits?.player.type === 'member' && { bettor: sits.player.id }),
    row: verdict.hand,
    gives: { type: 'money', amount: returned, paidBy: { pool: returned, reserve: NOTHING, house: NOTHING } },
    source: sourceOf(entry),
    because: {
      hand: verdict.hand,
      used: [...cards],
      conditions: [],
      arithmetic: words === undefined ? [] : [words.message],
      clause: verdict.clause,
    },
    claim: { state: 'payable' },
    wonAt: at,
    verifiedBy: people,
  };
};

const sourceOf = ({ note, returned }: Entry): Given => {
  if (note?.type !== 'meter') return { pools: {}, reseeded: {}, reserve: NOTHING, house: NOTHING };
  const { name, seeded, fromReserve } = note;
  return {
    pools: { [name]: returned },
    reseeded: { [name]: { fromReserve, advanced: NOTHING, byHouse: seeded } },
    reserve: NOTHING,
    house: NOTHING,
  };
};
