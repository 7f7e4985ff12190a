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
    prizes: { value: 'AMOUNTS', words: 'the prizes left, like 50,30,20' },
    players: { value: 'N', words: 'how many players are expected' },
    chips: { value: 'N', words: 'starting chips of each player' },
    hours: { value: 'H', words: 'how long the tournament should take' },
    level: { value: 'M', words: 'minutes per level; 20 when left out' },
    smallest: { value: 'N', words: 'the smallest chip; 25 when left out' },
    'break-every': { value: 'N', words: 'a break after this many levels, --break minutes long; 10 when left out' },
    break: { value: 'M', words: 'minutes per break' },
    entries: { value: 'N', words: 'how many entries there are' },
    places: { value: 'N', words: 'how many places are paid' },
    steepness: { value: 'HOW', words: 'flat, usual or steep' },
    pool: { value: 'AMOUNT', words: 'the amount paid out' },
    step: { value: 'AMOUNT', words: 'round amounts to multiples of this; $1 when left out' },
    button: { value: 'N', words: 'the seat of the button' },
    seats: { value: 'N', words: 'how many seats the table has' },
    facing: { value: 'N', words: 'the bet to call' },
    as: {
      value: 'HOW',
      words: 'chips, all-in, one large chip, or one chip with the word raise; chips when left out',
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
