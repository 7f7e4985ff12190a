import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fourOfFive } from '#core/evaluator';
import { type Given, loadSubject, type OddsSubject } from '#core/odds';
import { bestPlay, countShowdowns, mainGame } from '../src/core/odds/games/crazy-4-poker/main.ts';
import { type Goal, median, type Section } from './measure.ts';

const RUNS = 5;
/** Classes of hands that are played out against every dealer's hand, of 134,459. */
const SAMPLE = 24;
const CLASSES = 134_459;
const DEALER_HANDS = 1_533_939;

/** Exact answers, each in a fresh process, and the main game of Crazy 4 Poker beside brute force. */
export const section: Section = async () => {
  const ratio = againstBruteForce();
  for (const answer of ['four-card-main-without-up-card', 'hi-lo']) coldTime(answer);
  return {
    goals: [
      { name: 'Crazy 4 main game, to brute force (sample, extrapolated)', atLeast: 5_000, reached: ratio.reached },
      coldGoal('Crazy 4 main game, cold, to 0.25 s', 'crazy-4-main', 250),
      coldGoal('Four-Card main game with up card, cold, to 2 s', 'four-card-main', 2_000),
      coldGoal('Super Bonus, cold, to 50 ms', 'super-bonus', 50),
      coldGoal('Cover All for six, cold, to 50 ms', 'cover-all-6', 50),
      ...(await Promise.all(['crazy-4-poker', 'four-card-poker'].map(sideBets))).flat(),
    ],
    wrongAnswers: ratio.wrongAnswers,
  };
};

const coldGoal = (name: string, answer: string, goalMs: number): Goal => ({
  name,
  atLeast: 1,
  reached: goalMs / coldTime(answer),
});

/** By the clock; the processor's time is shown beside it, because a busy machine lengthens only the first. */
const coldTime = (answer: string): number => {
  const program = fileURLToPath(new URL('./odds-cold.ts', import.meta.url));
  const times = Array.from({ length: RUNS }, () =>
    `${spawnSync(process.execPath, [program, answer]).stdout}`.split(' ').map(Number),
  );
  const [clock, processor] = [0, 1].map(i => median(times.map(time => time[i]!))) as [number, number];
  console.log(`${`${answer}, cold`.padEnd(58)} ${clock.toFixed(0)} ms (processor ${processor.toFixed(0)} ms)`);
  return clock;
};

/** Side bets, warm, as an odds page asks for them in a row; Cover All with the most players. */
const sideBets = async (id: string): Promise<readonly Goal[]> => {
  const subject = await loadSubject(id);
  if (!subject.ok) throw new Error(subject.message);
  return goalsOf(subject.value);
};

const goalsOf = (subject: OddsSubject): readonly Goal[] =>
  subject.bets
    .filter(({ id }) => id !== 'main')
    .map(({ id, ask }) => {
      const given: Given = id === 'cover-all' ? { players: '6' } : {};
      const times = Array.from({ length: RUNS }, () => timeOf(() => ask(given, () => {})));
      return { name: `${subject.title}, ${id}, warm, to 50 ms`, atLeast: 1, reached: 50 / median(times) };
    });

/** Both by turns: our counts of all classes, and every dealer's hand ranked for a few of them. */
const againstBruteForce = (): { readonly reached: number; readonly wrongAnswers: readonly string[] } => {
  const [ours, theirs]: [number[], number[]] = [[], []];
  const wrongAnswers: string[] = [];
  let all = countShowdowns();
  for (let run = 0; run < RUNS; run++) {
    ours.push(
      timeOf(() => {
        all = countShowdowns();
        mainGame(all, bestPlay);
      }),
    );
    const start = performance.now();
    for (let i = 0; i < SAMPLE; i++) {
      const index = Math.floor(((i + 0.5) * CLASSES) / SAMPLE);
      const hand = all.hands.cards.subarray(5 * index, 5 * index + 5);
      const { less, same } = playOut(hand, all.hands.values[index]!);
      const counted = all.notQualified[index]! + all.won[index]! + all.tied[index]! + all.lost[index]!;
      const isCompared = all.won[index]! + all.tied[index]! > 0;
      const isRight = !isCompared || (less === all.notQualified[index]! + all.won[index]! && same === all.tied[index]);
      if (counted !== DEALER_HANDS || !isRight) wrongAnswers.push(`class ${index} against all dealer's hands`);
    }
    theirs.push(((performance.now() - start) * CLASSES) / SAMPLE);
  }
  console.log(`${'all classes against all hands, by counting'.padEnd(58)} ${median(ours).toFixed(0)} ms`);
  console.log(`${'the same by brute force, extrapolated'.padEnd(58)} ${(median(theirs) / 1000).toFixed(0)} s`);
  return { reached: median(theirs) / median(ours), wrongAnswers };
};

/** Every hand the dealer may have beside these five cards: how many are worth less, and how many the same. */
const playOut = (hand: Uint8Array, value: number): { readonly less: number; readonly same: number } => {
  const deck = Uint8Array.from({ length: 52 }, (_, card) => card).filter(card => !hand.includes(card));
  let [less, same] = [0, 0];
  for (let a = 0; a < 43; a++) {
    for (let b = a + 1; b < 44; b++) {
      for (let c = b + 1; c < 45; c++) {
        for (let d = c + 1; d < 46; d++) {
          for (let e = d + 1; e < 47; e++) {
            const dealer = fourOfFive(deck[a]!, deck[b]!, deck[c]!, deck[d]!, deck[e]!);
            if (dealer < value) less++;
            else if (dealer === value) same++;
          }
        }
      }
    }
  }
  return { less, same };
};

const timeOf = (work: () => void): number => {
  const start = performance.now();
  work();
  return performance.now() - start;
};
