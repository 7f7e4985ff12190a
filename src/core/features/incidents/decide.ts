import { accept, defined } from '#core/base';
import { type Deciders, type HouseView, type IncidentTask, momentText } from '#core/state';
import { calendarDay, calendarDayOf } from '#core/time';
import { incidentWord, refuse, taskWord } from './refusals.ts';
import type { IncidentCommand, IncidentEvent } from './shape.ts';

/** What went wrong, who has to be told by when, and that they were told. REG-S7 */
export const INCIDENT_COMMANDS: Deciders<IncidentCommand, IncidentEvent> = {
  OpenIncident: (house, { kind, words, camera }, { now, actor }) => {
    const { incidents } = house.settings.jurisdiction;
    const clocks = incidents?.[kind];
    if (clocks === undefined) return refuse('no-clock-for-incident', { kind: incidentWord(kind) }, 'REG-S7');
    // A jurisdiction names tasks of this list only.
    const tasks = clocks.map(({ task, source, ...within }) => ({
      task: task as IncidentTask,
      due: dueAt(house, within, now),
      source,
    }));
    const incident = house.incidents.size + 1; // None is ever taken out.
    const opened = { incident, kind, words, ...defined({ camera }), at: momentText(now), by: actor.id, tasks };
    return accept({ type: 'IncidentOpened', ...opened });
  },

  DoIncidentTask: (house, { incident, task }, { now, actor }) => {
    const open = openIncident(house, incident);
    if (open === undefined) return refuse('unknown-incident', { incident }, 'REG-S7');
    const found = open.tasks.find(one => one.task === task && one.done === undefined);
    if (found === undefined) return refuse('no-such-incident-task', { incident, task: taskWord(task) }, 'REG-S7');
    return accept({ type: 'IncidentTaskDone', incident, task, at: momentText(now), by: actor.id });
  },

  CloseIncident: (house, { incident }, { now, actor }) => {
    const open = openIncident(house, incident);
    if (open === undefined) return refuse('unknown-incident', { incident }, 'REG-S7');
    const left = open.tasks.filter(({ done }) => done === undefined).map(({ task }) => taskWord(task));
    if (left.length > 0) return refuse('incident-tasks-open', { incident, tasks: left }, 'REG-S7');
    return accept({ type: 'IncidentClosed', incident, at: momentText(now), by: actor.id });
  },
};

const openIncident = ({ incidents }: HouseView, number: number) => {
  const found = incidents.get(number);
  return found?.closed === undefined ? found : undefined;
};

type Within = { readonly days: number } | { readonly businessDays: number };

const SATURDAY = 6;

/** Days are calendar days of the house, the last one whole; of business days the weekend is none. TIM-9 */
const dueAt = ({ settings: { clock } }: HouseView, within: Within, now: Temporal.Instant): string => {
  let day = calendarDayOf(clock, now);
  if ('days' in within) day = day.add({ days: within.days });
  else
    for (let left = within.businessDays; left > 0; ) {
      day = day.add({ days: 1 });
      if (day.dayOfWeek < SATURDAY) left -= 1;
    }
  return momentText(calendarDay(clock, day).to);
};
