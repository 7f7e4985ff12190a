import { ourVersion } from '../server/main.ts';
import { completion, manual } from './completion.ts';
import { said } from './said.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

/** A verb is loaded when it is asked for: its file exports it under its name. */
const listed = <Name extends string>(name: Name, summary: string, load: () => Promise<Readonly<Record<Name, Verb>>>) =>
  [name, { summary, load: async (): Promise<Verb> => (await load())[name] }] as const;

const VERBS = new Map<string, { readonly summary: string; readonly load: () => Promise<Verb> }>([
  listed('hand', 'rank a hand, and a second one against it', () => import('./hand.ts')),
  listed('check', 'run conformance scenarios through the core', () => import('./check.ts')),
  listed('odds', 'exact odds of every bet and qualifying hand', () => import('./odds.ts')),
  listed('settle', 'settle a round of a table game, with reasons', () => import('./settle.ts')),
  listed('simulate', 'play the real engine next to the exact odds', () => import('./simulate.ts')),
  listed('play', 'deal practice rounds in the terminal', () => import('./play.ts')),
  listed('rulebook', "the approved activities, and a house's own", () => import('./rulebook.ts')),
  listed('sheet', 'the rule sheet of an offering', () => import('./sheet.ts')),
  listed('journal', 'verify, replay, export or anchor what happened', () => import('./journal.ts')),
  listed('report', 'collections, statements, wins, drops ... from the journal', () => import('./report.ts')),
  listed(
    'tournament',
    'what stacks are worth, levels, payouts, and the log of a tournament',
    () => import('./tournament.ts'),
  ),
  listed('draw', 'verify or export a draw', () => import('./draw.ts')),
  listed('backup', 'copy the journal into one file', () => import('./backup.ts')),
  listed('restore', 'make a journal from a backup', () => import('./restore.ts')),
  listed('manifest', 'which files this program is made of, signed', () => import('./manifest.ts')),
  listed('migrate', 'update a journal to the format of this version', () => import('./migrate.ts')),
  listed('open', 'open a new house, step by step in the browser', () => import('./open.ts')),
  listed('init', 'make a new house with its first administrator', () => import('./init.ts')),
  listed('people', 'who works here; the access review', () => import('./people.ts')),
  listed('bridge', 'between an MQTT broker and a house', () => import('./bridge.ts')),
  listed('device', 'play a sensor or a card reader, to try a connection', () => import('./device.ts')),
  listed('certificate', 'make the certificate with which stations reach the server', () => import('./certificate.ts')),
  listed('serve', 'run the house: screens and server', () => import('./serve.ts')),
]);

const USAGE = `houseway: runs a card room's jackpots and promotions by the book.

Usage: houseway VERB ...

${[...VERBS].map(([name, { summary }]) => `  ${name.padEnd(11)} ${summary}`).join('\n')}

"houseway VERB --help" explains each, "houseway --version" says which version this is. With --json results and errors
are JSON, and - as a file is the standard input. "houseway completion bash|zsh|fish" prints what a shell completes,
"houseway man" the manual page. Exit codes: 0 yes, 1 no, 2 not understood.`;

/** The command, given its words and where to write. */
export const houseway = async (args: readonly string[], terminal: Terminal): Promise<Exit> => {
  const [name, ...rest] = args;
  const isForPrograms = args.includes('--json');
  if (name === '--help' || name === '-h' || name === 'help') {
    terminal.print(USAGE);
    return EXIT.ok;
  }
  if (name === '--version' || name === '-V' || name === 'version') {
    const version = await ourVersion();
    if (isForPrograms) printJson(terminal, { version });
    else terminal.print(`houseway ${version}`);
    return EXIT.ok;
  }
  if (name === 'completion' || name === 'man') return aboutAll(name, rest, terminal);
  return askedFor(name, rest, isForPrograms ? forPrograms(terminal) : terminal);
};

/** What is wrong comes as JSON too, one object a line. MCH-15 */
const forPrograms = (terminal: Terminal): Terminal => ({
  ...terminal,
  isLive: false,
  complain: sentence => terminal.complain(JSON.stringify({ error: sentence })),
});

/** Shells and manual pages, made from the help of every verb. */
const aboutAll = async (name: 'completion' | 'man', rest: readonly string[], terminal: Terminal): Promise<Exit> => {
  const known = await Promise.all(
    [...VERBS].map(async ([verb, { summary, load }]) => ({ name: verb, summary, help: (await load()).help })),
  );
  if (name === 'completion') return completion(known, rest, terminal);
  terminal.print(manual(await ourVersion(), USAGE, known));
  return EXIT.ok;
};

const askedFor = async (name: string | undefined, rest: readonly string[], terminal: Terminal): Promise<Exit> => {
  const known = [...VERBS.keys()].join(', ');
  if (name === undefined) return misuse(terminal, said('verb-missing', { known }));
  const verb = await VERBS.get(name)?.load();
  if (verb === undefined) return misuse(terminal, said('no-verb', { name, known }));
  if (rest.includes('--help') || rest.includes('-h')) {
    terminal.print(verb.help);
    return EXIT.ok;
  }
  return verb.run(rest, terminal);
};
