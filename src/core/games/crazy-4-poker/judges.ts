import { type Answer, answer } from '#core/base';
import {
  chooseSchedule,
  envyRule,
  type Judge,
  judgedOnce,
  judgeFiveCards,
  judgeFourCards,
  type ProgressiveRule,
  REASONS,
  type ScheduleChoices,
  type Verdict,
  verdictsOf,
  wins,
} from '#core/games/table';
import { cents } from '#core/money';
import { speak } from './coach/said.ts';
import type { Wager } from './layout.ts';
import {
  COVER_ALL,
  type CoverAllPlayers,
  FIVE_CARD_HAND_BONUS,
  FIVE_CARD_PROGRESSIVE,
  FOUR_CARD_PROGRESSIVE,
  type FourCardProgressiveKey,
  LUCKY_BONUS,
  MAGIC_CARD,
  QUEENS_UP,
  type QueensUpKey,
  SUPER_BONUS,
} from './pay-tables.ts';

/** The pay tables in force at a table; what is left out is not offered. */
export type Schedules = {
  readonly queensUp?: QueensUpKey | undefined;
  readonly fourCardProgressive?: FourCardProgressiveKey | undefined;
  readonly fiveCardProgressive?: boolean | undefined;
  readonly fiveCardHandBonus?: boolean | undefined;
  readonly coverAll?: boolean | undefined;
};

/** What a house may choose. */
export const CHOICES = {
  queensUp: ['A', 'B', 'C', 'D'],
  fourCardProgressive: ['A', 'B'],
  fiveCardProgressive: 'offered',
  fiveCardHandBonus: 'offered',
  coverAll: 'offered',
} as const satisfies ScheduleChoices;

/** Reads the pay tables in force as a Rules Submission names them. */
export const chooseSchedules = (given: Readonly<Record<string, unknown>>): Answer<Schedules> => {
  const queensUp = chooseSchedule('queensUp', given['queensUp'], CHOICES.queensUp, 'C4P 8.4');
  if (!queensUp.ok) return queensUp;
  const fourCard = chooseSchedule(
    'fourCardProgressive',
    given['fourCardProgressive'],
    CHOICES.fourCardProgressive,
    'C4P 8.5',
  );
  if (!fourCard.ok) return fourCard;
  return answer({
    queensUp: queensUp.value,
    fourCardProgressive: fourCard.value,
    fiveCardProgressive: given['fiveCardProgressive'] === true,
    fiveCardHandBonus: given['fiveCardHandBonus'] === true,
    coverAll: given['coverAll'] === true,
  });
};

/** The schedules, judged beforehand. */
export type Judges = {
  readonly superBonus: Judge;
  readonly queensUp: Judge | undefined;
  readonly progressives: readonly ProgressiveRule<Wager>[];
  readonly handBonus: Judge | undefined;
  /** The order of hands is the same for every number of players; what a row pays is not. */
  readonly coverAll: Judge | undefined;
};

export const MAGIC = wins(MAGIC_CARD, speak('why.magic-card', {}), 'C4P 8.6');
export const LUCKY = wins(LUCKY_BONUS, speak('why.lucky-position', {}), 'C4P 8.6');
export const COVER_ALL_ROWS: Readonly<Record<CoverAllPlayers, readonly Verdict[]>> = {
  6: verdictsOf(COVER_ALL[6]),
  5: verdictsOf(COVER_ALL[5]),
  4: verdictsOf(COVER_ALL[4]),
  3: verdictsOf(COVER_ALL[3]),
  2: verdictsOf(COVER_ALL[2]),
  1: verdictsOf(COVER_ALL[1]),
};

export const judgesFor = judgedOnce(
  (schedules: Schedules): Judges => ({
    superBonus: judgeFourCards(SUPER_BONUS, speak('why.below-straight', {})),
    queensUp: schedules.queensUp && judgeFourCards(QUEENS_UP[schedules.queensUp], speak('why.below-queens', {})),
    progressives: [
      ...(schedules.fourCardProgressive ? [fourCard(schedules.fourCardProgressive)] : []),
      ...(schedules.fiveCardProgressive ? [fiveCard()] : []),
    ],
    handBonus: schedules.fiveCardHandBonus
      ? judgeFiveCards(FIVE_CARD_HAND_BONUS, speak('why.below-flush', {}))
      : undefined,
    coverAll: schedules.coverAll ? judgeFourCards(COVER_ALL[6], speak('why.no-three', {})) : undefined,
  }),
);

const fourCard = (key: FourCardProgressiveKey): ProgressiveRule<Wager> => {
  const table = FOUR_CARD_PROGRESSIVE[key];
  return {
    wager: 'fourCardProgressive',
    stakeOf: wagers => wagers.fourCardProgressive,
    meter: 'fourCard',
    cards: 4,
    judge: judgeFourCards(table, REASONS.belowThree),
    envy: envyFrom(table.envyCents),
  };
};

const fiveCard = (): ProgressiveRule<Wager> => ({
  wager: 'fiveCardProgressive',
  stakeOf: wagers => wagers.fiveCardProgressive,
  meter: 'fiveCard',
  cards: 5,
  judge: judgeFiveCards(FIVE_CARD_PROGRESSIVE, speak('why.below-three-of-five', {})),
  envy: envyFrom(FIVE_CARD_PROGRESSIVE.envyCents),
});

type EnvyByWager = Readonly<Record<number, Readonly<Record<string, number>>>>;

const envyFrom = (byWager: EnvyByWager) =>
  envyRule(Object.keys(byWager[100]!), 'C4P 8.5', (hand, stake) => cents(byWager[stake]![hand]!));
