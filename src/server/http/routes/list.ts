import { READ_NAMES, READS, type ReadName } from '#api';
import { ACT_ANSWERS, ACTS, type ActBody, type ActContract, type ActName, READ_ANSWERS } from '#api/schemas';
import { defined } from '#core/base';
import { check, type Shape } from '#core/shape';
import { unfit } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import type { Acting, Answering, CommandRoute, ReadRoute, Route } from '../line/route.ts';
import { club } from './club.ts';
import { commandRoutes } from './commands.ts';
import { demoRoutes } from './demo.ts';
import { draws } from './draws.ts';
import { house } from './house.ts';
import { journal } from './journal.ts';
import { kiosk } from './kiosk.ts';
import { openRoutes } from './open.ts';
import { people } from './people.ts';
import { previewRoutes } from './preview.ts';
import { reports } from './reports.ts';
import { rulebook } from './rulebook.ts';
import { sensorRoutes } from './sensors.ts';
import { tournaments } from './tournaments.ts';

const READ_BY: { readonly [Name in ReadName]: Answering } = {
  ...house.reads,
  ...draws.reads,
  ...rulebook.reads,
  ...people.reads,
  ...kiosk.reads,
  ...club.reads,
  ...journal.reads,
  ...reports.reads,
  ...tournaments.reads,
};

const DONE_BY: { readonly [Name in ActName]: Acting<Name> } = {
  ...draws.acts,
  ...kiosk.acts,
  ...club.acts,
  ...tournaments.acts,
  ...people.acts,
};

/** Every address there is. */
export const routesOf = (parts: Pick<ApiParts, 'version' | 'demo'>): readonly Route[] => [
  ...commandRoutes(),
  ...previewRoutes(),
  ...READ_NAMES.map(readRoute),
  ...(Object.keys(DONE_BY) as readonly ActName[]).map(actRoute), // Keys of a table are its names.
  ...sensorRoutes(),
  ...openRoutes(parts),
  ...demoRoutes(parts),
];

const readRoute = (name: ReadName): ReadRoute => ({
  type: 'read',
  method: 'GET',
  path: READS[name].path,
  name,
  answers: READ_ANSWERS[name],
  answer: READ_BY[name],
});

const actRoute = <Name extends ActName>(name: Name): CommandRoute => {
  const { path, body, bodyKbMost }: ActContract = ACTS[name];
  const shape = body as Shape<unknown> as Shape<ActBody<Name>>; // The body of this act, as its type says.
  const act: Acting<Name> = DONE_BY[name];
  return {
    type: 'command',
    method: 'POST',
    path,
    answers: ACT_ANSWERS[name],
    ...defined({ bodyKbMost }),
    answer: async (ask, parts) => {
      const fit = check(shape, ask.body);
      return fit.ok ? act(fit.value, ask, parts) : unfit(fit.fields);
    },
  };
};

/** What also changes with the clock, or is read from elsewhere than the house. */
const OTHERS: ReadonlySet<ReadName> = new Set([
  'me',
  'account',
  'slip',
  'shift',
  'report',
  'journal',
  'head',
  'people',
  'member',
  'memberLog',
]);

/** Nothing but an event can change the answer, so that the number of the last one tells whether it is still good. */
export const isOfEvents = (name: ReadName): boolean => !OTHERS.has(name);
