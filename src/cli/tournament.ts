import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { PLACE_HELP } from './place.ts';
import { EXIT, misuse, type Verb } from './terminal.ts';
import { type Flags, icmLines, levelLines, payoutLines } from './tournament-design.ts';
import { printLog } from './tournament-log.ts';
import { betLines, potLines, ruleLines } from './tournament-rulings.ts';

export const tournament: Verb = {
  help: `Usage: houseway tournament icm STACKS --prizes AMOUNTS
       houseway tournament structure --players N --chips N --hours H [--level M] [--smallest N]
                                     [--break-every N [--break M]]
       houseway tournament payout --entries N [--places N] [--steepness flat|usual|steep]
                                  [--pool AMOUNT [--step AMOUNT]]
       houseway tournament log PROMOTION [--json]
       houseway tournament rules
       houseway tournament pots CHIPS:SEATS... --button N --seats N
       houseway tournament bet CHIPS --facing N [--as chips|all-in|one-chip|one-chip-raise]

"icm" says what each stack is worth for the prizes that are left, for up to 20 players: advice for a deal.
"structure" designs levels and breaks for an event of about so many hours, and says when most such events end.
"payout" designs percentages that add up to exactly 100, and with a pool amounts that add up to exactly the pool.
"log" prints the log of an event from the journal: everything that the approval lists, to be signed and kept. Names
stand beside the ids as far as the club and the staff list still have them.
"rules" lists the rules of play, and who keeps each.
"pots" shares out each pot by itself; odd chips go to the winners first to the left of the button.
"bet" rules what chips put in without a word come to in no limit: a call, or a raise and to how much.

  --level M            minutes of a level; 20 when left out
  --smallest N         the smallest chip; 25 when left out
  --break-every N      a break after so many levels, of --break minutes; 10 when left out
  --step AMOUNT        what amounts are multiples of; $1 when left out
  --as HOW             chips, the player all in, one large chip, or one with the word raise; chips when left out
${PLACE_HELP}

Examples:
  houseway tournament icm 5000,3000,2000 --prizes 50,30,20
  houseway tournament structure --players 120 --chips 20000 --hours 8 --break-every 4
  houseway tournament payout --entries 120 --pool 12000 --step 5
  houseway tournament log spring-classic
  houseway tournament pots 301:2,7 50:4 --button 5 --seats 9
  houseway tournament bet 150 --facing 100
Exit codes: 0 done, 1 there is no such event, 2 not understood.`,

  run: (args, terminal) => {
    const [what, ...rest] = args;
    if (what === 'log') return printLog(rest, terminal);
    const design = DESIGNS.get(what ?? '');
    const flags = readFlags(rest);
    if (design === undefined || flags === undefined) return misuse(terminal, USAGE);
    const lines = design(flags);
    if (typeof lines === 'string') return misuse(terminal, lines);
    for (const line of lines) terminal.print(line);
    return EXIT.ok;
  },
};

const USAGE =
  'Usage: houseway tournament icm, structure, payout, log, rules, pots or bet. "houseway tournament --help" explains each.';

const DESIGNS = new Map([
  ['icm', icmLines],
  ['structure', levelLines],
  ['payout', payoutLines],
  ['rules', ruleLines],
  ['pots', potLines],
  ['bet', betLines],
]);

const NAMES = [
  'prizes',
  'players',
  'chips',
  'hours',
  'level',
  'smallest',
  'break-every',
  'break',
  'entries',
  'places',
  'steepness',
  'pool',
  'step',
  'button',
  'seats',
  'facing',
  'as',
];
const OPTIONS: ParseArgsOptionsConfig = Object.fromEntries(NAMES.map(name => [name, { type: 'string' }]));

const readFlags = (args: readonly string[]): Flags | undefined => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    return { values: values as Flags['values'], words: positionals }; // Every option is a string.
  } catch {
    return undefined;
  }
};
