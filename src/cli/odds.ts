import { findBet, loadSubjects, type OddsBet, SUBJECT_IDS } from '#core/odds';
import { printActivity } from './odds-activity.ts';
import { answerOnAllCores } from './odds-cores.ts';
import { readRequest } from './odds-request.ts';
import { subjectNamed } from './odds-subject.ts';
import { oddsInWords } from './odds-words.ts';
import { said } from './said.ts';
import { textTable } from './table.ts';
import { EXIT, type Exit, misuse, printJson, type Terminal, type Verb } from './terminal.ts';
import { HELP } from './texts/en.ts';

export const odds: Verb = {
  ...HELP.odds,
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
  terminal.print(said('odds-of-activities', {}));
  return EXIT.ok;
};

const listBets = (bets: readonly OddsBet[], terminal: Terminal): Exit => {
  for (const { id, title, options } of bets) {
    terminal.print(`--bet ${id}: ${title}`);
    for (const [name, { accepts }] of Object.entries(options)) terminal.print(`    --${name} (${accepts})`);
  }
  return EXIT.ok;
};
