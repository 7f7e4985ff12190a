import { type Answer, answer, type Decision } from '#core/base';
import { coach } from './coach.ts';
import { decide } from './decide.ts';
import { evolve } from './evolve.ts';
import type { Meters } from './ledger.ts';
import { type Look, lookFrom } from './look.ts';
import type { Chosen, PokerRules } from './rules.ts';
import {
  openRound,
  type PlayEvent,
  type RoundCommand,
  type RoundContext,
  type RoundState,
  type Setup,
} from './state.ts';

/** A round that is being played, from open bets to cards in the rack; its pay tables are known by their keys. */
export type LiveRound = {
  readonly open: (setup: Setup<Chosen>, meters: Meters) => RoundState<Chosen>;
  readonly decide: (state: RoundState<Chosen>, command: RoundCommand, context: RoundContext) => Decision<PlayEvent>;
  readonly evolve: (state: RoundState<Chosen>, event: PlayEvent) => RoundState<Chosen>;
  /** What the dealer does next, in the words of the table. */
  readonly coach: (state: RoundState<Chosen>) => readonly string[];
  /** What a player at that seat may see. */
  readonly lookFrom: (state: RoundState<Chosen>, viewer: number) => Look;
};

export const liveRound = <Schedules>(rules: PokerRules<Schedules>): LiveRound => {
  const read = (state: RoundState<Chosen>): Answer<RoundState<Schedules>> => {
    const schedules = rules.choose(state.setup.schedules);
    return schedules.ok ? answer({ ...state, setup: { ...state.setup, schedules: schedules.value } }) : schedules;
  };
  return {
    open: openRound,
    decide: (state, command, context) => {
      const known = read(state);
      return known.ok ? decide(rules, known.value, command, context) : known;
    },
    evolve,
    coach: state => {
      const known = read(state);
      return known.ok ? coach(rules, known.value) : [known.message];
    },
    lookFrom: (state, viewer) => lookFrom(rules, state, viewer),
  };
};

/** Makes moves one after the other; the first that is refused ends it. */
export const playThrough = (
  round: LiveRound,
  from: RoundState<Chosen>,
  commands: readonly RoundCommand[],
  context: RoundContext,
): Answer<RoundState<Chosen>> => {
  let state = from;
  for (const command of commands) {
    const decision = round.decide(state, command, context);
    if (!decision.ok) return decision;
    state = decision.events.reduce(round.evolve, state);
  }
  return answer(state);
};
