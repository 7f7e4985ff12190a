/**
 * One answer in a process of its own, where nothing is compiled yet. Prints the milliseconds by the clock, then those
 * of processor time: on a busy machine the first is longer.
 */
import {
  bestOf,
  bestPlay,
  countShowdowns,
  coverAll,
  fourCardMain,
  hiLo,
  mainGame,
  superBonus,
  withoutUpCard,
  withUpCard,
} from '#core/odds/games';

const nobody = (): void => {};
const ANSWERS: Readonly<Record<string, () => unknown>> = {
  'crazy-4-main': () => mainGame(countShowdowns(), bestPlay),
  'four-card-main': () => fourCardMain(withUpCard(nobody), bestOf),
  'four-card-main-without-up-card': () => fourCardMain(withoutUpCard(), bestOf),
  'super-bonus': superBonus,
  'cover-all-6': () => coverAll(6),
  'hi-lo': () => hiLo({ over: 1500n, under: 1n }, 100, nobody),
};

const [clock, processor] = [performance.now(), process.cpuUsage()];
ANSWERS[process.argv[2]!]!();
const [elapsed, { user, system }] = [performance.now() - clock, process.cpuUsage(processor)];
console.log(elapsed, (user + system) / 1_000);
