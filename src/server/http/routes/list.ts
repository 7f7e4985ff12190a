import { READ_NAMES, READS, type ReadContract, type ReadName } from '#api';
import {
  ACTS,
  type ActBody,
  type ActContract,
  type ActName,
  IN_PATH,
  isNumbered,
  type QueryOf,
  type Question,
  READ_CONTRACTS,
} from '#api/schemas';
import { defined } from '#core/base';
import { check, type Shape } from '#core/shape';
import { unfit } from '../line/command.ts';
import type { ApiParts } from '../line/parts.ts';
import { queryOf } from '../line/reading.ts';
import { type Acting, type Answering, type CommandRoute, paramsOf, type ReadRoute, type Route } from '../line/route.ts';
import { club } from './club.ts';
import { commandRoutes } from './commands.ts';
import { demoRoutes } from './demo.ts';
import { draws } from './draws.ts';
import { house } from './house.ts';
import { imports } from './imports.ts';
import { journal } from './journal.ts';
import { kiosk } from './kiosk.ts';
import { openRoutes } from './open.ts';
import { papers } from './papers.ts';
import { people } from './people.ts';
import { reports } from './reports.ts';
import { rulebook } from './rulebook.ts';
import { SENSOR_ROUTE, sensors } from './sensors.ts';
import { settings } from './settings.ts';
import { tournaments } from './tournaments.ts';
import { winners } from './winners.ts';

const READ_BY: { readonly [Name in ReadName]: Answering<Name> } = {
  ...house.reads,
  ...draws.reads,
  ...rulebook.reads,
  ...people.reads,
  ...kiosk.reads,
  ...club.reads,
  ...journal.reads,
  ...reports.reads,
  ...papers.reads,
  ...tournaments.reads,
  ...winners.reads,
  ...sensors.reads,
};

const DONE_BY: { readonly [Name in ActName]: Acting<Name> } = {
  ...kiosk.acts,
  ...club.acts,
  ...tournaments.acts,
  ...winners.acts,
  ...people.acts,
  ...imports.acts,
  ...settings.acts,
};

/** Every address there is. */
export const routesOf = (parts: Pick<ApiParts, 'version' | 'demo'>): readonly Route[] => {
  const routes: readonly Route[] = [
    ...commandRoutes(),
    ...READ_NAMES.map(readRoute),
    ...(Object.keys(DONE_BY) as readonly ActName[]).map(actRoute), // Keys of a table are its names.
    SENSOR_ROUTE,
    ...openRoutes(parts, () => routes),
    ...demoRoutes(parts),
  ];
  return routes;
};

const numberedIn = (path: string): readonly string[] =>
  paramsOf(path).filter(name => name in IN_PATH && isNumbered(IN_PATH[name]!));

const readRoute = <Name extends ReadName>(name: Name): ReadRoute => {
  const { read, ...address }: ReadContract = READS[name];
  const asked = READ_CONTRACTS[name];
  const question = asked.query as Question<unknown> as Question<QueryOf<Name>>; // The one of this name.
  const answering: Answering<Name> = READ_BY[name];
  return {
    type: 'read',
    method: 'GET',
    ...address,
    id: name,
    read,
    asked,
    answers: asked.answer,
    numbered: numberedIn(address.path),
    answer: (ask, parts) => {
      const query = queryOf(question, ask);
      return query.ok ? answering(query.value, ask, parts) : query;
    },
  };
};

const actRoute = <Name extends ActName>(name: Name): CommandRoute => {
  const { answer: answers, bodyKbMost, ...act }: ActContract = ACTS[name];
  const shape = act.body as Shape<unknown> as Shape<ActBody<Name>>; // The body of this act, as its type says.
  const acting: Acting<Name> = DONE_BY[name];
  return {
    type: 'command',
    method: 'POST',
    ...act,
    numbered: numberedIn(act.path),
    id: name,
    answers,
    ...defined({ bodyKbMost }),
    answer: async (ask, parts) => {
      const fit = check(shape, ask.body);
      return fit.ok ? acting(fit.value, ask, parts) : unfit(fit.wrong);
    },
  };
};
