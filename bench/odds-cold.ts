/**
 * One answer in a process of its own, where nothing is compiled yet. Prints the milliseconds of processor time, which
 * other work on the machine does not lengthen.
 */
import {
  bestOf,
  bestPlay,
  countShowdowns,
  coverAll,
  fourCardMain,
  hiLo,
  mainGame,
  withoutUpCard,
  withUpCard,
} from '#core/odds';

const nobody = (): void => {};
const ANSWERS: Readonly<Record<string, () => unknown>> = {
  'crazy-4-main': () => mainGame(countShowdowns(), bestPlay),
  'four-card-main': () => fourCardMain(withUpCard(nobody), bestOf),
  'four-card-main-without-up-card': () => fourCardMain(withoutUpCard(), bestOf),
  'cover-all-6': () => coverAll(6),
  'hi-lo': () => hiLo({ over: 1500n, under: 1n }, 100, nobody),
};

const start = process.cpuUsage();
ANSWERS[process.argv[2]!]!();
const { user, system } = process.cpuUsage(start);
console.log((user + system) / 1_000);
