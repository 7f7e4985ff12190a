import { defined } from '#core/base';
import { type Condition, condition, gameOf, nameOfGame } from '#core/qualifying';
import type { Activity, Bettor, Eligibility, Role } from '#core/rulebook';
import { plain, speak, type Verdict, verdict } from './verdict.ts';

/** Who a person is, apart from any hand. */
export type Person = {
  readonly role: Role;
  readonly age?: number;
  /** Seen to be younger than the activity allows. */
  readonly isTooYoung?: boolean;
  readonly isPlayerDealer: boolean;
  /** Bets on another player's hand. */
  readonly isBackline: boolean;
  readonly isSeated: boolean;
  /** What is dealt where the person plays, if at a table: it says whether there is a backline. */
  readonly game?: string;
};

/** Whether a prize may be paid to this person at all. ELG-2 */
export const eligiblePerson = ({ eligibility }: Activity, person: Person): Verdict =>
  verdict([
    roleCondition(eligibility, person.role),
    person.isPlayerDealer ? plain('eligible.player-dealer', eligibility.playerDealer.value === 'eligible') : undefined,
    seatCondition(eligibility, person),
    ageCondition(eligibility, person),
  ]);

const ageCondition = ({ age: { value: least } }: Eligibility, { age, isTooYoung }: Person): Condition | undefined => {
  if (isTooYoung === true) return condition(speak('eligible.old-enough', { least }), false);
  return age === undefined ? undefined : condition(speak('eligible.age', { least, age }), age >= least);
};

export const personOf = (
  { role, age, isTooYoung, isPlayerDealer }: Pick<Bettor, 'role' | 'age' | 'isTooYoung' | 'isPlayerDealer'>,
  game: string,
): Person => ({
  role,
  game,
  isPlayerDealer,
  isBackline: role === 'backline',
  isSeated: role !== 'backline',
  ...defined({ age, isTooYoung }),
});

const roleCondition = (eligibility: Eligibility, role: Role): Condition | undefined => {
  const [onDuty, offDuty] = [eligibility.employeesOnDuty.value, eligibility.employeesOffDuty.value];
  switch (role) {
    case 'player':
    case 'player-dealer':
    case 'backline':
      return undefined;
    case 'proposition-player':
      return plain('eligible.proposition-player', eligibility.propositionPlayers.value === 'eligible');
    case 'employee-on-duty':
      return plain('eligible.on-duty', onDuty === 'eligible');
    case 'employee-standby-in-uniform':
      return plain('eligible.standby-in-uniform', onDuty !== 'ineligible');
    case 'employee-standby':
      return plain('eligible.standby', onDuty === 'eligible');
    case 'employee-off-duty-in-uniform':
      return plain('eligible.off-duty-in-uniform', offDuty === 'eligible');
    case 'employee-off-duty':
      return plain('eligible.off-duty', offDuty !== 'ineligible');
    case 'house':
      return plain('eligible.person', false);
  }
};

/** A backline bettor is judged by the rule about backline bettors alone: that is the more specific one. */
const seatCondition = ({ seated, backline }: Eligibility, person: Person): Condition | undefined => {
  if (person.isBackline) {
    const { game } = person;
    return backline.value === 'where-the-game-allows' && game !== undefined
      ? condition(speak('eligible.backline-game', { game: nameOfGame(game) }), gameOf(game)?.backline !== false)
      : plain('eligible.backline', backline.value !== 'ineligible');
  }
  if (seated.value === 'not-required') return undefined;
  return plain('eligible.seated', person.isSeated);
};
