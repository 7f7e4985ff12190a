/**
 * One answer in a process of its own, where nothing is compiled yet. Prints the milliseconds by the clock, then those
 * of processor time: on a busy machine the first is longer.
 */
import { coverAll } from '../src/core/odds/games/crazy-4-poker/cover-all.ts';
import { superBonus } from '../src/core/odds/games/crazy-4-poker/crazy-4-poker.ts';
import { bestPlay, countShowdowns, mainGame } from '../src/core/odds/games/crazy-4-poker/main.ts';
import { bestOf, fourCardMain, withoutUpCard, withUpCard } from '../src/core/odds/games/four-card-poker/main.ts';
import { hiLo } from '../src/core/odds/games/hi-lo-progressive/hi-lo-progressive.ts';

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
