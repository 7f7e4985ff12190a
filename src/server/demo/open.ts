import { randomBytes } from 'node:crypto';
import { defined } from '#core/base';
import type { HouseService } from '#server/house';
import { enroll, type OpenedPeople, offerEnrollment } from '#server/people';
import type { DemoClock } from './clock.ts';
import type { DemoDoor } from './door.ts';
import { type DemoMember, type DemoPerson, readPlan } from './plan.ts';
import { speak } from './said.ts';
import { setUp } from './set-up.ts';
import { Simulation } from './simulation.ts';

export type DemoParts = {
  readonly house: HouseService;
  readonly people: Pick<OpenedPeople, 'store' | 'pins'>;
  readonly speed: number;
  /** The clock of this house. */
  readonly clock: DemoClock;
  readonly say: (sentence: string) => void;
};

export type Demo = DemoDoor & { readonly stop: () => Promise<void> };

/** Sets the demonstration up where that is not done yet, and plays it. */
export const openDemo = async ({ house, people, speed, clock, say }: DemoParts): Promise<Demo> => {
  const plan = await readPlan();
  // While another writes, that one has set it up.
  if (house.status().type === 'writing') await setUp({ house, plan, clock, ...people });
  clock.goTo(0);
  const { now } = clock;
  const seed = randomBytes(8).toString('hex');
  const simulation = new Simulation({ house, plan, now, seed, speed, say });
  say(badgesInWords(plan.people, plan.members));
  return {
    get speed() {
      return simulation.speed;
    },
    set speed(asked) {
      simulation.speed = asked;
    },
    people: plan.people.map(({ name, roles, badge, pin }) => ({ name, roles, badge, pin })),
    members: plan.members.map(({ name, card, pin }) => ({ name, card, pin })),
    enroll: async ({ kind, table }) => {
      const nowMs = now().epochMilliseconds;
      const name = ['visitor', kind, ...(table === undefined ? [] : [table]), randomBytes(3).toString('hex')];
      const station = defined({ station: name.join('-'), kind, table });
      const { code } = await offerEnrollment(people.store, station, 'demo-visitor', nowMs);
      return enroll(house, people.store, code, nowMs);
    },
    startTour: () => simulation.startTour(),
    tour: () => simulation.tour(),
    stop: () => simulation.stop(),
  };
};

/** The first of the club are enough for a look; docs/demo.md has all. */
const MEMBERS_SAID = 3;

const badgesInWords = (people: readonly DemoPerson[], members: readonly DemoMember[]): string => {
  const lines = people.map(
    ({ badge, pin, roles, name }) => `  ${badge}   ${pin}   ${roles.join(', ').padEnd(20)} ${name}`,
  );
  return [
    speak('demo.sign-on', {}).message,
    speak('demo.badges', {}).message,
    ...lines,
    speak('demo.cards', {}).message,
    ...members.slice(0, MEMBERS_SAID).map(({ card, pin, name }) => `  ${card}   ${pin}   ${name}`),
  ].join('\n');
};
