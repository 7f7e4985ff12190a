import { type Answer, accept, answer, canonicalJson, defined, type Refusal } from '#core/base';
import type { PlayEvent, RoundCommand, RoundState } from '#core/games/table';
import { type Context, type Decide, momentText, type OfType, type Table } from '#core/state';
import { boundWith, offeredBonus } from './bonus-draw.ts';
import { type Play, type PokerAt, pokerAt, setupAt } from './play.ts';
import type { Bet } from './play-shape.ts';
import { refuse } from './refusals.ts';
import { metersOf } from './set-up.ts';
import type { GameCommand, GameEvent } from './shape.ts';

/** Bets as they lie on the layout before "no more bets", from a sensor or by a tap. C4P 4, FCP 3 */
export const placeBets: Decide<OfType<GameCommand, 'PlaceBets'>, GameEvent> = (house, { table, bets }, context) => {
  const found = pokerAt(house, table);
  if (!found.ok) return found;
  const at = found.value;
  if (at.play?.isOn === true || at.table.round !== undefined) return refuse('bets-are-locked', { table }, 'PRO-6');
  const opened = openedAt(at);
  if (!opened.ok) return opened;
  const { state: open, setup } = opened.value;
  let state = open;
  const events: PlayEvent[] = [];
  for (const bet of bets) {
    const command = commandFor(at.table, state, bet);
    if (!command.ok) return command;
    if (command.value === undefined) continue;
    const decided = at.game.round.decide(state, command.value, { actor: context.actor.id });
    if (!decided.ok) return decided;
    state = decided.events.reduce(at.game.round.evolve, state);
    events.push(...decided.events);
  }
  const { now, actor } = context;
  const done = { at: momentText(now), by: [actor.id], bookings: [] };
  const first = setup && openedWith(at, setup, context);
  return accept({ type: 'GamePlayed', table, game: at.setUp.game, ...first, events, ...done });
};

/** How the layout is opened, and what binds the house in its draw. PRO-13 */
export const openedWith = (at: PokerAt, opened: RoundState['setup'], context: Context) => ({
  opened,
  ...defined({ bound: boundWith(offeredBonus(at, opened.positions), context) }),
});

/** The open bets, or an empty layout as the table is set up now. */
export const openedAt = (at: PokerAt): Answer<{ readonly state: RoundState; readonly setup?: RoundState['setup'] }> => {
  const { play } = at;
  if (play?.isOn === true && play.state !== undefined) return answer({ state: play.state });
  const setup = setupAt(at);
  if (!setup.ok) return setup;
  if (play?.state !== undefined && isOfNow(at, play, setup.value)) return answer({ state: play.state });
  return answer({ state: at.game.round.open(setup.value, metersOf(at.setUp)), setup: setup.value });
};

/** What was put down before the table was closed, or had other limits, is no bet of this layout. */
const isOfNow = ({ table }: PokerAt, { state, betsSince = '' }: Play, setup: RoundState['setup']): boolean =>
  canonicalJson(state!.setup) === canonicalJson(setup) && betsSince >= (table.playsSince ?? table.openedAt ?? ''); // One zone.

/** A bet of zero takes the bet back; if there is none, nothing is done. */
const commandFor = (
  table: Table,
  state: RoundState,
  { seat, wager, amount }: Bet,
): Answer<RoundCommand | undefined> => {
  if (amount === 0) {
    const lies = state.seats.some(at => at.seat === seat && at.wagers[wager] !== undefined);
    return answer(lies ? { type: 'TakeBackBet', seat, wager } : undefined);
  }
  const player = playerAt(table, seat);
  return typeof player === 'string' ? answer({ type: 'PlaceBet', seat, player, wager, amount }) : player;
};

const playerAt = ({ table, seated }: Table, seat: number): string | Refusal => {
  const sits = seated.find(one => one.seat === seat && one.position === 1);
  if (sits === undefined) return refuse('nobody-to-bet', { table, seat }, 'PRO-6');
  return sits.player.type === 'member' ? sits.player.id : `seat ${seat}`;
};
