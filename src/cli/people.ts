import type { Settings } from '#core/house';
import { DEPARTMENTS, isBoundToTable, LOCK_REASONS, STAFF_ROLES, STATION_KINDS } from '#core/people';
import { offerEnrolment } from '#server/people';
import { openPrivate } from '#server/private';
import { actIn, type Change } from './people-acts.ts';
import { accessReport, printAccess } from './people-list.ts';
import { type Asked, onJournal, PLACE_HELP, readAsked } from './place.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

export const people: Verb = {
  help: `Usage: houseway people list [--json]
       houseway people add --name NAME --badge BADGE --roles ROLES --department DEPARTMENT [--id ID]
       houseway people roles ID --roles ROLES --department DEPARTMENT
       houseway people lock ID --reason REASON
       houseway people unlock ID
       houseway people pin ID
       houseway people erase ID
       houseway people review
       houseway people offer STATION --kind KIND [--table N] [--place WORDS]

"list" is the quarterly access review: who may do what, and who signed on when last; "review" prints it and records that
somebody went through it. "offer" prints a code; type it at the new station within 15 minutes. Both "list" and "offer"
may run beside the server; everything else writes the journal, so stop the server first or use the office screen.
Once two people are administrator or compliance, changes are made by them: name yourself with --by ID and, where rights
are given, another with --second ID. PINs are asked for; without a terminal each is a line of the input.

  --roles ROLES        ${STAFF_ROLES.slice(0, 6).join(', ')},
                       ${STAFF_ROLES.slice(6).join(', ')}; several with commas
  --department NAME    ${DEPARTMENTS.join(', ')}
  --reason REASON      ${LOCK_REASONS.join(', ')}
  --kind KIND          ${STATION_KINDS.join(', ')}
  --id ID              an id that says nothing of the person; p-1, p-2 ... when left out
  --by ID              who makes the change
  --second ID          who stands for it too
${PLACE_HELP}
  --house FILE         how the house is set up; house.json in the data folder where nothing is said

Examples:
  houseway people add --name "Ann Lee" --badge 1001 --roles administrator --department systems
  houseway people lock p-3 --reason left --by p-1
  houseway people offer office-1 --kind office
Exit codes: 0 done, 1 refused or not to be read, 2 not understood.`,

  run: async (args, terminal) => {
    const asked = readAsked<Flags>(args, OPTIONS, USAGE);
    if (typeof asked === 'string') return misuse(terminal, asked);
    return onJournal(terminal, () => perform(asked, terminal));
  },
};

const USAGE =
  'Usage: houseway people list, add, roles, lock, unlock, pin, erase, review or offer. "houseway people --help" explains each.';
const TEXT = { type: 'string' } as const;
const OPTIONS = {
  name: TEXT,
  badge: TEXT,
  roles: TEXT,
  department: TEXT,
  reason: TEXT,
  kind: TEXT,
  table: TEXT,
  place: TEXT,
  id: TEXT,
  by: TEXT,
  second: TEXT,
  json: { type: 'boolean' },
} as const;
type Flags = { readonly [Flag in Exclude<keyof typeof OPTIONS, 'json'>]?: string } & { readonly json?: boolean };

const perform = async (asked: Asked<Flags>, terminal: Terminal): Promise<Exit> => {
  const [verb, id, ...more] = asked.positionals;
  if (verb === undefined || more.length > 0) return misuse(terminal, USAGE);
  if (verb === 'list') return list(asked, await asked.settings(), terminal);
  if (verb === 'offer') return offer(asked, id, terminal);
  const change = changeOf(verb, id, asked.values);
  if (typeof change === 'string') return misuse(terminal, change);
  const { by, second } = asked.values;
  const settings = await asked.settings();
  const standing = { ...(by === undefined ? {} : { by }), ...(second === undefined ? {} : { second }) };
  return actIn({ place: asked.place, settings, terminal }, change, standing);
};

const list = async ({ place, values }: Asked<Flags>, settings: Settings, terminal: Terminal): Promise<Exit> => {
  const report = await accessReport(place, settings);
  if (values.json === true) printJson(terminal, report);
  else printAccess(terminal, report, settings);
  return EXIT.ok;
};

const offer = async ({ place, values }: Asked<Flags>, station: string | undefined, terminal: Terminal) => {
  const kind = STATION_KINDS.find(known => known === values.kind);
  if (station === undefined)
    return misuse(terminal, 'Say which station: houseway people offer office-1 --kind office.');
  if (kind === undefined) return misuse(terminal, `Say which kind: --kind ${STATION_KINDS.join(', ')}.`);
  const table = values.table === undefined ? undefined : Number(values.table);
  if (table !== undefined && !(Number.isSafeInteger(table) && table > 0)) {
    return misuse(terminal, `${values.table} is no table number. Tables are numbered from 1.`);
  }
  if (isBoundToTable(kind) && table === undefined) {
    return misuse(terminal, `A ${kind} belongs to a table. Say which: --table 7.`);
  }
  const where = { ...(table === undefined ? {} : { table }), ...(values.place ? { place: values.place } : {}) };
  const store = await openPrivate(place);
  try {
    const nowMs = Temporal.Now.instant().epochMilliseconds;
    const { code } = await offerEnrolment(store, { station, kind, ...where }, 'console', nowMs);
    terminal.print(`${code}\nType it at ${station} within 15 minutes.`);
    return EXIT.ok;
  } finally {
    await store.close();
  }
};

/** What is to be done, or the sentence that says what is missing. */
const changeOf = (verb: string, id: string | undefined, flags: Flags): Change | string => {
  if (verb === 'review') return id === undefined ? { type: 'review' } : USAGE;
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
      return USAGE;
  }
};

const added = (flags: Flags): Change | string => {
  const { name, badge, id } = flags;
  if (!name || !badge) return 'Say who it is: --name "Ann Lee" --badge 1001.';
  const rights = rightsOf(flags);
  if (typeof rights === 'string') return rights;
  return { type: 'add', name, badge, ...rights, ...(id === undefined ? {} : { person: id }) };
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
