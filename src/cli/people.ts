import { defined } from '#core/base';
import { DEPARTMENTS, isBoundToTable, LOCK_REASONS, STAFF_ROLES, STATION_KINDS } from '#core/people';
import { closing, type Place } from '#server/journal';
import { offerEnrolment } from '#server/people';
import { openPrivate } from '#server/private';
import { actIn, type Change } from './people-acts.ts';
import { accessLines, accessReport } from './people-list.ts';
import { placeVerb } from './place.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS, type Said, type Values } from './verb.ts';

const OPTIONS = {
  name: { value: 'NAME', words: 'of somebody new' },
  badge: { value: 'BADGE', words: "the number of that person's badge" },
  roles: {
    value: 'ROLES',
    words: `${STAFF_ROLES.slice(0, 6).join(', ')},\n${STAFF_ROLES.slice(6).join(', ')}; several with commas`,
  },
  department: { value: 'NAME', words: DEPARTMENTS.join(', ') },
  reason: { value: 'REASON', words: LOCK_REASONS.join(', ') },
  kind: { value: 'KIND', words: STATION_KINDS.join(', ') },
  table: { value: 'N', words: 'the table that a station belongs to' },
  place: { value: 'WORDS', words: 'where a station stands' },
  id: { value: 'ID', words: 'an id that says nothing of the person; p-1, p-2 ... when left out' },
  by: { value: 'ID', words: 'who makes the change' },
  second: { value: 'ID', words: 'who stands for it too' },
  ...FOR_PROGRAMS,
} as const;
type Flags = Values<typeof OPTIONS>;

export const people = placeVerb({
  ...HELP.people,
  options: OPTIONS,
  wordsMax: 2,
  run: async ({ words: [what, id], values, place, settings, terminal }) => {
    if (what === undefined) return undefined;
    if (what === 'offer') return offer(place, id, values);
    if (what === 'list') {
      const house = await settings();
      const json = await accessReport(place, house);
      return { json, lines: accessLines(json, house) };
    }
    const change = changeOf(what, id, values);
    if (change === undefined || typeof change === 'string') return change;
    const { by, second } = values;
    return actIn({ place, settings: await settings(), terminal }, change, defined({ by, second }));
  },
});

const offer = async (place: Place, station: string | undefined, values: Flags): Promise<Said> => {
  const kind = STATION_KINDS.find(known => known === values.kind);
  if (station === undefined) return 'Say which station: houseway people offer office-1 --kind office.';
  if (kind === undefined) return `Say which kind: --kind ${STATION_KINDS.join(', ')}.`;
  const table = values.table === undefined ? undefined : Number(values.table);
  if (table !== undefined && !(Number.isSafeInteger(table) && table > 0)) {
    return `${values.table} is no table number. Tables are numbered from 1.`;
  }
  if (isBoundToTable(kind) && table === undefined) return `A ${kind} belongs to a table. Say which: --table 7.`;
  await using store = closing(await openPrivate(place));
  const nowMs = Temporal.Now.instant().epochMilliseconds;
  const where = defined({ table, place: values.place || undefined });
  const { code } = await offerEnrolment(store, { station, kind, ...where }, 'console', nowMs);
  return [code, `Type it at ${station} within 15 minutes.`];
};

/** What is to be done, or the sentence that says what is missing; nothing for a word that isn't a verb. */
const changeOf = (verb: string, id: string | undefined, flags: Flags): Change | string | undefined => {
  if (verb === 'review') return id === undefined ? { type: 'review' } : undefined;
  if (verb === 'add') return id === undefined ? added(flags) : 'Give the id with --id, or leave it out.';
  if (id === undefined) return `Say who: houseway people ${verb} p-1. "houseway people list" names everybody.`;
  switch (verb) {
    case 'roles': {
      const rights = rightsOf(flags);
      return typeof rights === 'string' ? rights : { type: 'roles', person: id, ...rights };
    }
    case 'lock': {
      const reason = LOCK_REASONS.find(known => known === flags.reason);
      return reason === undefined
        ? `Say why: --reason ${LOCK_REASONS.join(', ')}.`
        : { type: 'lock', person: id, reason };
    }
    case 'unlock':
    case 'pin':
    case 'erase':
      return { type: verb, person: id };
    default:
      return undefined;
  }
};

const added = (flags: Flags): Change | string => {
  const { name, badge, id } = flags;
  if (!name || !badge) return 'Say who it is: --name "Ann Lee" --badge 1001.';
  const rights = rightsOf(flags);
  if (typeof rights === 'string') return rights;
  return { type: 'add', name, badge, ...rights, ...defined({ person: id }) };
};

const rightsOf = ({ roles: written = '', department: named }: Flags) => {
  const names = written.split(',').map(name => name.trim());
  const roles = STAFF_ROLES.filter(role => names.includes(role));
  const unknown = names.find(name => !STAFF_ROLES.some(role => role === name));
  if (unknown !== undefined) return `There is no role "${unknown}". There are: ${STAFF_ROLES.join(', ')}.`;
  const department = DEPARTMENTS.find(known => known === named);
  if (department === undefined) return `Say which department: ${DEPARTMENTS.join(', ')}.`;
  return { roles, department };
};
