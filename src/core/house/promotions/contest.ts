import { answer } from '#core/base';
import { prizeDue } from '#core/mechanisms';
import {
  type Contest,
  type ContestCommand,
  type ContestEvent,
  type ContestRule,
  contestRule,
  decideContest,
  evolveContest,
  newContest,
} from '#core/mechanisms/contest';
import { idsOf } from '#core/people';
import { clauseOf } from '#core/rulebook';
import type { HouseView, MomentText } from '../house.ts';
import { momentFrom } from '../moments.ts';
import { becauseOf } from './because.ts';
import type { Mechanism, Won } from './promotion.ts';

export type ContestTypes = {
  readonly rules: ContestRule;
  readonly posted: { readonly games: readonly string[]; readonly deadline?: MomentText };
  readonly state: Contest;
  readonly command: ContestCommand;
  readonly event: ContestEvent;
};

/** Picks, brackets and points, with prizes by place. CON-1 to CON-5 */
export const CONTEST: Mechanism<ContestTypes> = {
  rules: ({ activity, offering }, { games, deadline }) =>
    contestRule(activity, offering, {
      games,
      ...(deadline === undefined ? {} : { deadline: momentFrom(deadline) }),
    }),
  begins: newContest,
  decide: ({ rules, state, house, context }, command) => {
    const decided = decideContest(rules, state, asOnePerson(house, state, command), {
      now: context.now,
      clock: house.settings.clock,
    });
    if (!decided.ok) return decided;
    return answer({ events: decided.events, won: decided.events.flatMap(event => wonBy(rules, event)) });
  },
  evolve: evolveContest,
  unfinished: ({ entries, result }) =>
    entries.size > 0 && result === undefined ? `${entries.size} entries are not settled` : undefined,
};

/** Whoever has entered under a card that was merged since has entered. CLB-4 */
const asOnePerson = ({ members }: HouseView, { entries }: Contest, command: ContestCommand): ContestCommand => {
  if (command.type !== 'SubmitEntry') return command;
  return { ...command, player: idsOf(members, command.player).find(id => entries.has(id)) ?? command.player };
};

const wonBy = ({ activity, terms }: ContestRule, event: ContestEvent): readonly Won[] => {
  if (event.type !== 'ContestSettled') return [];
  return event.payouts.map(({ player, place, amount }) => ({
    to: { player },
    gives: { type: 'money', amount },
    prizes: [prizeDue(activity, amount)],
    because: becauseOf(`place ${place}`, clauseOf(activity, terms.clause)),
    isClaimed: false,
  }));
};
