import { defined } from '#core/base';
import { DEPARTMENTS, isBoundToTable, LOCK_REASONS, OFFERED_KINDS, STAFF_ROLES } from '#core/people';
import { closing, type Place } from '#server/journal';
import { offerEnrollment } from '#server/people';
import { openPrivate } from '#server/private';
import { actIn, type Change } from './people-acts.ts';
import { accessLines, accessReport } from './people-list.ts';
import { placeVerb } from './place.ts';
import { said } from './said.ts';
import { HELP } from './texts/en.ts';
import { FOR_PROGRAMS, type Said, type Values } from './verb.ts';

const OPTIONS = {
  name: { value: 'NAME', words: 'the name of a new person' },
  badge: { value: 'BADGE', words: 'the badge number' },
  roles: {
    value: 'ROLES',
    words: `${STAFF_ROLES.slice(0, 6).join(', ')},\n${STAFF_ROLES.slice(6).join(', ')}; separate several with commas`,
  },
  department: { value: 'NAME', words: DEPARTMENTS.join(', ') },
  reason: { value: 'REASON', words: LOCK_REASONS.join(', ') },
  kind: { value: 'KIND', words: OFFERED_KINDS.join(', ') },
  table: { value: 'N', words: 'the table a station belongs to' },
  place: { value: 'WORDS', words: 'where a station is' },
  id: { value: 'ID', words: 'an id that says nothing about the person; p-1, p-2 ... when left out' },
  by: { value: 'ID', words: 'who makes the change' },
  second: { value: 'ID', words: 'who approves it' },
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
  const kind = OFFERED_KINDS.find(known => known === values.kind);
  if (station === undefined) return said('station-missing', {});
  if (kind === undefined) return said('kind-missing', { kinds: OFFERED_KINDS });
  const table = values.table === undefined ? undefined : Number(values.table);
  if (table !== undefined && !(Number.isSafeInteger(table) && table > 0)) {
    return said('table-not-a-number', { table: `${values.table}` });
  }
  if (isBoundToTable(kind) && table === undefined) return said('table-missing', { kind });
  await using store = closing(await openPrivate(place));
  const nowMs = Temporal.Now.instant().epochMilliseconds;
  const where = defined({ table, place: values.place || undefined });
  const { code } = await offerEnrollment(store, { station, kind, ...where }, 'console', nowMs);
  return [code, said('type-the-code', { station })];
};

/** What is to be done, or the sentence that says what is missing; nothing for a word that isn't a verb. */
const changeOf = (verb: string, id: string | undefined, flags: Flags): Change | string | undefined => {
  if (verb === 'review' || verb === 'seal') return id === undefined ? { type: verb } : undefined;
  if (verb === 'add') return id === undefined ? added(flags) : said('id-as-option', {});
  if (id === undefined) return said('person-missing', { verb });
  switch (verb) {
    case 'roles': {
      const rights = rightsOf(flags);
      return typeof rights === 'string' ? rights : { type: 'roles', person: id, ...rights };
    }
    case 'lock': {
      const reason = LOCK_REASONS.find(known => known === flags.reason);
      return reason === undefined
        ? said('reason-missing', { reasons: LOCK_REASONS })
        : { type: 'lock', person: id, reason };
    }
    case 'unlock':
    case 'pin':
    case 'erase':
    case 'recover':
      return { type: verb, person: id };
    default:
      return undefined;
  }
};

const added = (flags: Flags): Change | string => {
  const { name, badge, id } = flags;
  if (!name || !badge) return said('name-and-badge-missing', {});
  const rights = rightsOf(flags);
  if (typeof rights === 'string') return rights;
  return { type: 'add', name, badge, ...rights, ...defined({ person: id }) };
};

const rightsOf = ({ roles: written = '', department: named }: Flags) => {
  const names = written.split(',').map(name => name.trim());
  const roles = STAFF_ROLES.filter(role => names.includes(role));
  const unknown = names.find(name => !STAFF_ROLES.some(role => role === name));
  if (unknown !== undefined) return said('no-role', { role: unknown, roles: STAFF_ROLES });
  const department = DEPARTMENTS.find(known => known === named);
  if (department === undefined) return said('department-missing', { departments: DEPARTMENTS });
  return { roles, department };
};
