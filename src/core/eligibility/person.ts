import type { Condition } from '#core/qualifying';
import type { Activity, Bettor, Eligibility, Role } from '#core/rulebook';
import { condition, type Verdict, verdict } from './verdict.ts';

/** Who a person is, apart from any hand. */
export type Person = {
  readonly role: Role;
  readonly age?: number;
  readonly isPlayerDealer: boolean;
  /** Bets on another player's hand. */
  readonly isBackline: boolean;
  readonly isSeated: boolean;
};

/** Whether a prize may be paid to this person at all. ELG-2 */
export const eligiblePerson = ({ eligibility }: Activity, person: Person): Verdict =>
  verdict([
    roleCondition(eligibility, person.role),
    person.isPlayerDealer
      ? condition('the player-dealer may take part', eligibility.playerDealer.value === 'eligible')
      : undefined,
    seatCondition(eligibility, person),
    person.age === undefined
      ? undefined
      : condition(`at least ${eligibility.age.value} years old (${person.age})`, person.age >= eligibility.age.value),
  ]);

export const personOf = ({ role, age, isPlayerDealer }: Bettor): Person => ({
  role,
  isPlayerDealer,
  isBackline: role === 'backline',
  isSeated: role !== 'backline',
  ...(age === undefined ? {} : { age }),
});

const roleCondition = (eligibility: Eligibility, role: Role): Condition | undefined => {
  const offDuty = eligibility.employeesOffDuty.value;
  switch (role) {
    case 'player':
    case 'player-dealer':
    case 'backline':
      return undefined;
    case 'proposition-player':
      return condition('proposition players may take part', eligibility.propositionPlayers.value === 'eligible');
    case 'employee-on-duty':
      return condition('employees on duty may take part', eligibility.employeesOnDuty.value === 'eligible');
    case 'employee-off-duty-in-uniform':
      return condition('employees off duty may take part in uniform', offDuty === 'eligible');
    case 'employee-off-duty':
      return condition('employees off duty and out of uniform may take part', offDuty !== 'ineligible');
    case 'house':
      return condition('a person plays the hand, not the house dealer for an empty seat', false);
  }
};

/** A backline bettor is judged by the rule about backline bettors alone: that is the more specific one. */
const seatCondition = ({ seated, backline }: Eligibility, person: Person): Condition | undefined => {
  if (person.isBackline) return condition('backline bettors may take part', backline.value !== 'ineligible');
  if (seated.value === 'not-required') return undefined;
  return condition('seated at the table', person.isSeated);
};
