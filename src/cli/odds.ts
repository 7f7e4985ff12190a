import { findBet, findSubject, type Given, ODDS, type OddsAnswer, type OddsBet } from '#core/odds';
import { progressBar } from './progress.ts';
import { textTable } from './table.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

export const odds: Verb = {
  help: `Usage: houseway odds [SUBJECT] [--bet BET] [--OPTION VALUE]... [--json]

Exact odds, in counts and fractions. Without a subject it lists what there is; with --list the bets and options of one.

Examples:
  houseway odds crazy-4-poker --bet queens-up --schedule A
  houseway odds baccarat --decks 8 --json
  houseway odds pai-gow-poker --list
Exit codes: 0 answered, 2 not understood.`,

  run: (args, terminal) => {
    const request = readRequest(args);
    if (typeof request === 'string') return misuse(terminal, request);
    const { subject: id, bet: betId, given, asJson, asList } = request;
    if (id === undefined) return list(terminal, asJson);
    const subject = findSubject(ODDS, id);
    if (!subject.ok) return misuse(terminal, subject.message);
    if (asList) return listBets(subject.value.bets, terminal);
    const bet = findBet(subject.value, betId);
    if (!bet.ok) return misuse(terminal, bet.message);
    return answerBet(bet.value, given, asJson, terminal);
  },
};

const answerBet = (bet: OddsBet, given: Given, asJson: boolean, terminal: Terminal): Exit => {
  const bar = progressBar(terminal, bet.title);
  const answered = bet.ask(given, bar.step);
  bar.end();
  if (!answered.ok) return misuse(terminal, answered.message);
  if (asJson) printJson(terminal, answered.value);
  else terminal.print(`${bet.title}\n\n${inWords(answered.value)}`);
  return EXIT.ok;
};

const list = (terminal: Terminal, asJson: boolean): Exit => {
  const subjects = ODDS.map(({ id, title, bets }) => ({ id, title, bets: bets.map(bet => bet.id) }));
  if (asJson) printJson(terminal, subjects);
  else
    terminal.print(textTable(subjects.map(({ id, title, bets }) => ({ subject: id, title, bets: bets.join(', ') }))));
  return EXIT.ok;
};

const listBets = (bets: readonly OddsBet[], terminal: Terminal): Exit => {
  const rows = bets.map(({ id, title, options }) => {
    const choices = Object.entries(options).map(([name, { accepts }]) => `--${name} (${accepts})`);
    return { bet: id, title, options: choices.join(' ') };
  });
  terminal.print(textTable(rows));
  return EXIT.ok;
};

/** Lists as tables, everything else as a line each. */
const inWords = (answer: OddsAnswer): string =>
  Object.entries(answer)
    .map(([name, value]) =>
      isRows(value) ? `\n${title(name)}\n${textTable(value.map(shortRow))}\n` : lineOf(name, value),
    )
    .join('\n');

const lineOf = (name: string, value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return `${title(name)}: ${shown(value)}`;
  if (Array.isArray(value)) return `${title(name)}:\n${value.map(each => `  ${textOf(each)}`).join('\n')}`;
  return `${title(name)}: ${textOf(value)}`;
};

const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return shown(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, field]) => `${title(name).toLowerCase()} ${textOf(field)}`)
    .join(', ');
};

/** Seven digits and commas for people; JSON keeps every digit. */
const shown = (value: string | number): string => {
  const isNumber = /^-?\d+(\.\d+)?$/.test(`${value}`);
  return isNumber ? DIGITS.format(`${value}` as `${number}`) : `${value}`;
};
const DIGITS = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 7, roundingPriority: 'morePrecision' });

const shortRow = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)]));

type Row = Readonly<Record<string, string | number>>;

const isRows = (value: unknown): value is readonly Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(row => typeof row === 'object' && row !== null && isFlat(row));

const isFlat = (row: object): boolean =>
  Object.values(row).every(field => typeof field === 'string' || typeof field === 'number');

/** `averageWager` as people read it: `Average wager`. */
const title = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z0-9])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

type Request = {
  readonly subject: string | undefined;
  readonly bet: string | undefined;
  readonly given: Given;
  readonly asJson: boolean;
  readonly asList: boolean;
};

/** Options belong to the bets, so they are read without knowing them: `--name value`, `--name=value` or `--flag`. */
const readRequest = (args: readonly string[]): Request | string => {
  const given: Record<string, string | true> = {};
  const subjects: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i]!;
    if (!word.startsWith('--')) subjects.push(word);
    else if (word.includes('=')) given[word.slice(2, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
    else if (args[i + 1]?.startsWith('--') ?? true) given[word.slice(2)] = true;
    else given[word.slice(2)] = args[++i]!;
  }
  if (subjects.length > 1) return `One subject at a time: ${subjects.join(' or ')}.`;
  const { bet, json, list: asList, ...rest } = given;
  if (bet === true) return 'Name the bet after --bet.';
  return { subject: subjects[0], bet, given: rest, asJson: json === true, asList: asList === true };
};
