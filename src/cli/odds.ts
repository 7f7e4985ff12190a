import { findBet, loadSubjects, type OddsBet, SUBJECT_IDS } from '#core/odds';
import { printActivity } from './odds-activity.ts';
import { answerOnAllCores } from './odds-cores.ts';
import { readRequest } from './odds-request.ts';
import { subjectNamed } from './odds-subject.ts';
import { oddsInWords } from './odds-words.ts';
import { textTable } from './table.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';

export const odds: Verb = {
  help: `Usage: houseway odds [SUBJECT | ACTIVITY] [--bet BET] [--OPTION VALUE]... [--json]

Exact odds, in counts and fractions. Without a subject it lists what there is; with --list the bets and options of one.
For an activity of the rulebook, by its id or key: the chances of each row of a chart, and what they mean for the house.

  --against "chart=B seed=5000"   the same activity with these options instead, side by side
  --plot meter|short|advance      what to draw: the hit of the meter, the reserve falling short, the house's advance
  --svg FILE                      writes the plot as a drawing; --plot FILE.svg writes the usual one
  --own FOLDER                    also knows the house's own activities in this folder

Examples:
  houseway odds crazy-4-poker --bet queens-up --schedule A
  houseway odds baccarat --decks 8 --json
  houseway odds bonus-hand-progressive-1-0 --chart A --seed 25000 --tables 6 --rounds-per-hour 35
Long work runs on all cores; Ctrl-C stops it. Exit codes: 0 answered, 2 not understood.`,

  run: async (args, terminal) => {
    const request = readRequest(args);
    if (typeof request === 'string') return misuse(terminal, request);
    const { subject: id, bet: betId, asJson, asList } = request;
    if (id === undefined) return list(terminal, asJson);
    const subject = await subjectNamed(id, request.own);
    if (typeof subject === 'string') return misuse(terminal, subject);
    if (asList) return listBets(subject.bets, terminal);
    const bet = findBet(subject, betId);
    if (!bet.ok) return misuse(terminal, bet.message);
    if (!SUBJECT_IDS.includes(id)) return printActivity(request, bet.value, terminal);
    const answered = await answerOnAllCores({ ...request, subject: id, bet: bet.value }, terminal);
    if (!answered.ok) return misuse(terminal, answered.message);
    if (asJson) printJson(terminal, answered.value);
    else terminal.print(`${bet.value.title}\n\n${oddsInWords(answered.value)}`);
    return EXIT.ok;
  },
};

const list = async (terminal: Terminal, asJson: boolean): Promise<Exit> => {
  const subjects = (await loadSubjects()).map(({ id, title, bets }) => ({ id, title, bets: bets.map(bet => bet.id) }));
  if (asJson) {
    printJson(terminal, subjects);
    return EXIT.ok;
  }
  terminal.print(textTable(subjects.map(({ id, title, bets }) => ({ subject: id, title, bets: bets.join(', ') }))));
  terminal.print('\nAnd every activity with qualifying hands, by its id or key: "houseway rulebook list" names them.');
  return EXIT.ok;
};

const listBets = (bets: readonly OddsBet[], terminal: Terminal): Exit => {
  for (const { id, title, options } of bets) {
    terminal.print(`--bet ${id}: ${title}`);
    for (const [name, { accepts }] of Object.entries(options)) terminal.print(`    --${name} (${accepts})`);
  }
  return EXIT.ok;
};
