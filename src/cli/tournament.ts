import { IN_LANGUAGE } from './language.ts';
import { placeVerb } from './place.ts';
import { HELP } from './texts/en.ts';
import { icmLines, levelLines, payoutLines } from './tournament-design.ts';
import { printedLog } from './tournament-log.ts';
import { betLines, potLines, ruleLines } from './tournament-rulings.ts';
import { FOR_PROGRAMS } from './verb.ts';

export const tournament = placeVerb({
  ...HELP.tournament,
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
    ...IN_LANGUAGE,
    ...FOR_PROGRAMS,
  },
  wordsMax: 1_000,
  run: ({ words: [what = '', ...words], values: { json: _, language, ...values }, place, settings }) =>
    what === 'log' ? printedLog(words, language, place, settings) : DESIGNS.get(what)?.({ values, words }),
});

const DESIGNS = new Map([
  ['icm', icmLines],
  ['structure', levelLines],
  ['payout', payoutLines],
  ['rules', ruleLines],
  ['pots', potLines],
  ['bet', betLines],
]);
