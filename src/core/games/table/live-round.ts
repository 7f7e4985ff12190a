import { type Answer, answer, type Decision } from '#core/base';
import type { Said } from '#core/words';
import { coach } from './coach/coach.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Entry, Meters } from './ledger.ts';
import { type Look, lookFrom } from './look.ts';
import type { PokerGameRules } from './rules.ts';
import {
  openRound,
  type PlayEvent,
  type RoundCommand,
  type RoundContext,
  type RoundState,
  type Setup,
  type Step,
} from './state.ts';
import { entriesOf, stepsOf } from './steps.ts';

/** A round that is being played, from open bets to cards in the rack; its pay tables are known by their keys. */
export type LiveRound = {
  readonly open: (setup: Setup, meters: Meters) => RoundState;
  readonly decide: (state: RoundState, command: RoundCommand, context: RoundContext) => Decision<PlayEvent>;
  readonly evolve: (state: RoundState, event: PlayEvent) => RoundState;
  /** What the dealer does next, in the words of the table. */
  readonly coach: (state: RoundState) => readonly Said[];
  /** What is settled in each step, in the order of the rules; nothing before the dealer's hand is up. */
  readonly steps: (state: RoundState) => readonly { readonly step: Step; readonly entries: readonly Entry[] }[];
  /** What a player at that seat may see. */
  readonly lookFrom: (state: RoundState, viewer: number) => Look;
};

export const liveRound = (game: PokerGameRules): LiveRound => ({
  open: openRound,
  decide: (state, command, context) => {
    const rules = game.rulesFor(state.setup.schedules);
    return rules.ok ? decide(rules.value, state, command, context) : rules;
  },
  evolve,
  coach: state => {
    const rules = game.rulesFor(state.setup.schedules);
    return rules.ok ? coach(rules.value, state) : [rules];
  },
  steps: state => {
    const rules = game.rulesFor(state.setup.schedules);
    const { settlement } = state;
    if (!rules.ok || settlement === undefined) return [];
    return stepsOf(rules.value, settlement).map(step => ({ step, entries: entriesOf(rules.value, settlement, step) }));
  },
  lookFrom: (state, viewer) => lookFrom(game, state, viewer),
});

/** Makes moves one after the other; the first that is refused ends it. */
export const playThrough = (
  round: LiveRound,
  from: RoundState,
  commands: readonly RoundCommand[],
  context: RoundContext,
): Answer<RoundState> => {
  let state = from;
  for (const command of commands) {
    const decision = round.decide(state, command, context);
    if (!decision.ok) return decision;
    state = decision.events.reduce(round.evolve, state);
  }
  return answer(state);
};
