import { EXIT, type Exit, misuse, type Terminal, type Verb } from './terminal.ts';

const VERBS: Readonly<Record<string, { readonly summary: string; readonly load: () => Promise<Verb> }>> = {
  hand: { summary: 'rank a hand, and a second one against it', load: async () => (await import('./hand.ts')).hand },
  check: {
    summary: 'run conformance scenarios through the core',
    load: async () => (await import('./check.ts')).check,
  },
  odds: { summary: 'exact odds of every bet and qualifying hand', load: async () => (await import('./odds.ts')).odds },
  settle: {
    summary: 'settle a round of a table game, with reasons',
    load: async () => (await import('./settle.ts')).settle,
  },
  simulate: {
    summary: 'play the real engine beside the exact odds',
    load: async () => (await import('./simulate.ts')).simulate,
  },
  play: { summary: 'deal practice rounds in the terminal', load: async () => (await import('./play.ts')).play },
  rulebook: {
    summary: "the approved activities, and a house's own",
    load: async () => (await import('./rulebook.ts')).rulebook,
  },
  sheet: { summary: 'the rule sheet of an offering', load: async () => (await import('./sheet.ts')).sheet },
  journal: {
    summary: 'verify, replay, export or anchor what happened',
    load: async () => (await import('./journal.ts')).journal,
  },
  report: {
    summary: 'collections, statements, wins, drops ... from the journal',
    load: async () => (await import('./report.ts')).report,
  },
  tournament: {
    summary: 'what stacks are worth, levels, payouts, and the log of an event',
    load: async () => (await import('./tournament.ts')).tournament,
  },
  draw: { summary: 'verify or export a draw', load: async () => (await import('./draw.ts')).draw },
  backup: { summary: 'copy the journal into one file', load: async () => (await import('./backup.ts')).backup },
  restore: { summary: 'make a journal from a backup', load: async () => (await import('./restore.ts')).restore },
  migrate: {
    summary: 'bring a journal to the format of this version',
    load: async () => (await import('./migrate.ts')).migrate,
  },
  init: {
    summary: 'make a new house with its first administrator',
    load: async () => (await import('./init.ts')).init,
  },
  people: { summary: 'who works here; the access review', load: async () => (await import('./people.ts')).people },
  serve: { summary: 'run the house: screens and server', load: async () => (await import('./serve.ts')).serve },
};

const USAGE = `houseway: runs a card room's jackpots and promotions by the book.

Usage: houseway VERB ...

${Object.entries(VERBS)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

"houseway VERB --help" explains each. Exit codes: 0 yes, 1 no, 2 not understood.`;

/** The command, given its words and where to write. */
export const houseway = async (args: readonly string[], terminal: Terminal): Promise<Exit> => {
  const [name, ...rest] = args;
  if (name === '--help' || name === 'help') {
    terminal.print(USAGE);
    return EXIT.ok;
  }
  const known = Object.keys(VERBS).join(', ');
  if (name === undefined) return misuse(terminal, `Say what to do: ${known}. "houseway --help" explains each.`);
  if (!Object.hasOwn(VERBS, name)) return misuse(terminal, `There is no verb "${name}". There are: ${known}.`);
  const verb = await VERBS[name]!.load();
  if (rest.includes('--help')) {
    terminal.print(verb.help);
    return EXIT.ok;
  }
  return verb.run(rest, terminal);
};
