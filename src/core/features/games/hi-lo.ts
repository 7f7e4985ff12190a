import { accept, type Decision } from '#core/base';
import { HI_LO, type HiLo, type HiLoCommand } from '#core/games';
import { ACCOUNT } from '#core/ledger';
import {
  booking,
  type Context,
  type HouseView,
  type MergedPeople,
  momentText,
  namedObjection,
  type OfType,
} from '#core/state';
import { gameIn } from './game.ts';
import type { GameCommand, GameEvent } from './shape.ts';

/** The game on the floor, by its own rules, with the members of this house and its money. HLP 1 to 6 */
export const playHiLo = (
  house: HouseView,
  { command }: OfType<GameCommand, 'PlayHiLo'>,
  context: Context,
): Decision<GameEvent> => {
  const hiLo = hiLoIn(house);
  const { now, actor } = context;
  const { clock } = house.settings;
  const decided = namedObjection(house, command, ENDING) ?? HI_LO.decide(hiLo, command, { now, clock });
  if (!decided.ok) return decided;
  const events = decided.value;
  const bookings = HI_LO.paid(hiLo, events).flatMap(amount => booking(ACCOUNT.house, ACCOUNT.players, amount));
  return accept({ type: 'HiLoPlayed', events, at: momentText(now), by: actor.id, bookings });
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
export const passHiLo = (house: HouseView, context: Context): readonly GameEvent[] => {
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
