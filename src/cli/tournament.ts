import { placeVerb } from './place.ts';
import { icmLines, levelLines, payoutLines } from './tournament-design.ts';
import { printedLog } from './tournament-log.ts';
import { betLines, potLines, ruleLines } from './tournament-rulings.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const tournament = placeVerb({
  usage: [
    'tournament icm STACKS --prizes AMOUNTS',
    'tournament structure --players N --chips N --hours H [--level M] [--smallest N] [--break-every N [--break M]]',
    'tournament payout --entries N [--places N] [--steepness flat|usual|steep] [--pool AMOUNT [--step AMOUNT]]',
    'tournament log PROMOTION [--json]',
    'tournament rules',
    'tournament pots CHIPS:SEATS... --button N --seats N',
    'tournament bet CHIPS --facing N [--as chips|all-in|one-chip|one-chip-raise]',
  ],
  about: `"icm" says what each stack is worth for the prizes that are left, for up to 20 players: advice for a deal.
"structure" designs levels and breaks for an event of about so many hours, and says when most such events end.
"payout" designs percentages that add up to exactly 100, and with a pool amounts that add up to exactly the pool.
"log" prints the log of an event from the journal: everything that the approval lists, to be signed and kept. Names
stand beside the ids as far as the club and the staff list still have them.
"rules" lists the rules of play, and who keeps each.
"pots" shares out each pot by itself; odd chips go to the winners first to the left of the button.
"bet" rules what chips put in without a word come to in no limit: a call, or a raise and to how much.`,
  options: {
    prizes: { value: 'AMOUNTS', words: 'the prizes that are left, as 50,30,20' },
    players: { value: 'N', words: 'how many are expected' },
    chips: { value: 'N', words: 'what each of them begins with' },
    hours: { value: 'H', words: 'how long the event is to take' },
    level: { value: 'M', words: 'minutes of a level; 20 when left out' },
    smallest: { value: 'N', words: 'the smallest chip; 25 when left out' },
    'break-every': { value: 'N', words: 'a break after so many levels, of --break minutes; 10 when left out' },
    break: { value: 'M', words: 'minutes of a break' },
    entries: { value: 'N', words: 'how many have entered' },
    places: { value: 'N', words: 'how many are paid' },
    steepness: { value: 'HOW', words: 'flat, usual or steep' },
    pool: { value: 'AMOUNT', words: 'what is paid out' },
    step: { value: 'AMOUNT', words: 'what amounts are multiples of; $1 when left out' },
    button: { value: 'N', words: 'the seat of the button' },
    seats: { value: 'N', words: 'how many seats the table has' },
    facing: { value: 'N', words: 'the bet before' },
    as: {
      value: 'HOW',
      words: 'chips, the player all in, one large chip, or one with the word raise; chips when left out',
    },
    ...FOR_PROGRAMS,
  },
  wordsMax: 1_000,
  examples: [
    'tournament icm 5000,3000,2000 --prizes 50,30,20',
    'tournament structure --players 120 --chips 20000 --hours 8 --break-every 4',
    'tournament payout --entries 120 --pool 12000 --step 5',
    'tournament log spring-classic',
    'tournament pots 301:2,7 50:4 --button 5 --seats 9',
    'tournament bet 150 --facing 100',
  ],
  exits: '0 done, 1 there is no such event, 2 not understood',
  run: ({ words: [what = '', ...words], values: { json: _, ...values }, place, settings }) =>
    what === 'log' ? printedLog(words, place, settings) : DESIGNS.get(what)?.({ values, words }),
});

const DESIGNS = new Map([
  ['icm', icmLines],
  ['structure', levelLines],
  ['payout', payoutLines],
  ['rules', ruleLines],
  ['pots', potLines],
  ['bet', betLines],
]);
