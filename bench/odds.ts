import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fourOfFive } from '#core/evaluator';
import { bestPlay, CRAZY_4_POKER, countShowdowns, FOUR_CARD_POKER, mainGame, type OddsSubject } from '#core/odds';
import { type Goal, median, type Section } from './measure.ts';

const RUNS = 5;
/** Classes of hands that are played out against every dealer's hand, of 134,459. */
const SAMPLE = 24;
const CLASSES = 134_459;
const DEALER_HANDS = 1_533_939;

/** Exact answers, each in a fresh process, and the main game of Crazy 4 Poker beside brute force. */
export const section: Section = async () => {
  const ratio = againstBruteForce();
  return {
    goals: [
      { name: 'Crazy 4 main game, to brute force (sample, extrapolated)', atLeast: 5_000, reached: ratio.reached },
      coldGoal('Crazy 4 main game, to 0.25 s', 'crazy-4-main', 250),
      coldGoal('Four-Card main game with up card, to 2 s', 'four-card-main', 2_000),
      coldGoal('Four-Card without up card, to 1 s', 'four-card-main-without-up-card', 1_000),
      coldGoal('Hi Lo Progressive, to 10 s', 'hi-lo', 10_000),
      ...[...sideBets(CRAZY_4_POKER), ...sideBets(FOUR_CARD_POKER)],
    ],
    wrongAnswers: ratio.wrongAnswers,
  };
};

const coldGoal = (name: string, answer: string, goalMs: number): Goal => {
  const program = fileURLToPath(new URL('./odds-cold.ts', import.meta.url));
  const times = Array.from({ length: RUNS }, () => Number(spawnSync(process.execPath, [program, answer]).stdout));
  console.log(`${name.padEnd(58)} ${median(times).toFixed(0)} ms`);
  return { name, atLeast: 1, reached: goalMs / median(times) };
};

/** Every side bet with its usual options, warm, as an odds page asks for them one after the other. */
const sideBets = (subject: OddsSubject): readonly Goal[] =>
  subject.bets
    .filter(({ id }) => id !== 'main')
    .map(({ id, ask }) => {
      const times = Array.from({ length: RUNS }, () => timeOf(() => ask({}, () => {})));
      return { name: `${subject.title}, ${id}, to 50 ms`, atLeast: 1, reached: 50 / median(times) };
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
