/** One who does some work, in portions short enough for the engine to compile them before the clock starts. */
export type Runner = {
  readonly name: string;
  /** How many hands, rounds or events all the portions are together. */
  readonly amount: number;
  readonly portions: number;
  /** What the answers of a portion add up to, as a 32-bit number; keeping it is the least one can do with an answer. */
  readonly run: (portion: number) => number;
};

export type Goal = { readonly name: string; readonly atLeast: number; readonly reached: number };
export type Section = () => Promise<{ readonly goals: readonly Goal[]; readonly wrongAnswers: readonly string[] }>;

/** The median speed in millions a second, and what all answers of a round add up to. */
export type Result = { readonly speed: number; readonly checksum: number };

const WARM_UP_MS = 300;

/** All run in turn, so that other work on the machine affects all alike. */
export const race = (title: string, rounds: number, runners: readonly Runner[]): readonly Result[] => {
  for (const runner of runners) warmUp(runner);
  const speeds = runners.map((): number[] => []);
  const checksums = runners.map(() => 0);
  for (let round = 0; round < rounds; round++) {
    for (const [index, runner] of runners.entries()) {
      const start = performance.now();
      checksums[index] = runAll(runner);
      speeds[index]!.push(runner.amount / (performance.now() - start) / 1_000);
    }
  }
  const results = runners.map((_, index) => ({ speed: median(speeds[index]!), checksum: checksums[index]! }));
  console.log(title);
  for (const [index, { name }] of runners.entries()) {
    console.log(`  ${name.padEnd(38)} ${showSpeed(results[index]!.speed).padStart(10)} M/s`);
  }
  return results;
};

export const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1]!;

/**
 * From the first portions on, which are short: a long first call would be compiled in its middle, for half the speed.
 */
const warmUp = ({ portions, run }: Runner): void => {
  const end = performance.now() + WARM_UP_MS;
  for (let portion = 0; performance.now() < end; portion = (portion + 1) % portions) run(portion);
};

const runAll = ({ portions, run }: Runner): number => {
  let checksum = 0;
  for (let portion = 0; portion < portions; portion++) checksum = (checksum + run(portion)) | 0;
  return checksum;
};

export const showGoals = (goals: readonly Goal[]): void => {
  console.log('\ngoal'.padEnd(60), 'at least'.padStart(9), 'reached'.padStart(9));
  for (const { name, atLeast, reached } of goals) {
    const verdict = reached >= atLeast ? 'yes' : 'no';
    console.log(name.padEnd(59), showRatio(atLeast).padStart(9), showRatio(reached).padStart(9), ` ${verdict}`);
  }
};

const showSpeed = (speed: number): string => speed.toLocaleString('en', { maximumSignificantDigits: 3 });
const showRatio = (ratio: number): string =>
  `${ratio.toLocaleString('en', { maximumFractionDigits: ratio < 1 ? 3 : ratio < 100 ? 1 : 0 })}x`;
