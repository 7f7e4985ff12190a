import { answer, type Refusal } from '#core/base';
import { isNatural, type NaturalCard } from '#core/cards';
import { HI_LO, type HiLo, type HiLoCommand } from '#core/games';
import { Amount } from '#core/money';
import { list, loose, one } from '#core/shape';
import { momentOf } from '#core/time';
import { type Journal, TWO } from './journal.ts';
import { kindOf } from './kind.ts';
import { CardText, CLOCK } from './read.ts';

const Scenario = loose({
  cards: list(CardText, { min: 1 }),
  guesses: list(one([...HI_LO.calls, 'stop'])),
  progressive: Amount,
});

/** The day of the drawings. */
const DAY = '2026-03-05';

/** The only member who plays is drawn and reports at once. */
const drawnAndThere = (hour: string): readonly HiLoCommand[] => [
  { type: 'DrawPlayer', hour },
  { type: 'ReportAtDesk' },
];
const chance = (count: number): readonly number[] => Array.from({ length: count }, () => 0);

/** Kind `hi-lo`: one player's game and what it does to the progressive; every card is a command. */
export const hiLo = kindOf(Scenario, async ({ cards, guesses, progressive }, journal) => {
  const [first, ...rest] = cards.filter(isNatural);
  const hour = await journal.scene.hiLoDay(DAY, progressive);
  if (!hour.ok) return hour;
  const member = await journal.scene.member('drawn');
  if (!member.ok) return member;
  const unseated = await journal.scene.floor([{ table: 1, seats: [{ seat: 1, member: member.value }] }]);
  if (unseated !== undefined) return unseated;
  const now = momentOf(CLOCK, Temporal.PlainDateTime.from(`${DAY}T${hour.value}`));
  const ask = (command: HiLoCommand) => journal.ask({ type: 'PlayHiLo', command }, { ...TWO, now, chance });
  for (const command of [...drawnAndThere(hour.value), { type: 'TurnFirstCard', card: first! } as const]) {
    const refused = await ask(command);
    if (refused !== undefined) throw new Error(refused.message);
  }
  const refused = await play(journal, ask, rest, guesses);
  if (refused !== undefined) return refused;
  const { attempt, day } = hiLoIn(journal);
  const { correct, prize } = attempt!; // The first card is turned.
  return answer({
    correct,
    prize: prize && { cents: prize.amount, form: prize.form },
    over: prize !== undefined,
    progressiveAfter: prize === undefined ? progressive : day!.progressive, // It was opened.
  });
});

/** Turns cards for each guess until it is settled. */
const play = async (
  journal: Journal,
  ask: (command: HiLoCommand) => Promise<Refusal | undefined>,
  cards: readonly NaturalCard[],
  guesses: readonly string[],
): Promise<Refusal | undefined> => {
  let next = 0;
  for (const guess of guesses) {
    const call = guess === 'higher' ? 'higher' : 'lower';
    const refused = await ask(guess === 'stop' ? { type: 'Quit' } : { type: 'Guess', call });
    if (refused !== undefined) return refused;
    while (hiLoIn(journal).attempt?.call !== undefined && next < cards.length) {
      const misdealt = await ask({ type: 'TurnCard', card: cards[next++]! });
      if (misdealt !== undefined) return misdealt;
    }
  }
  return undefined;
};

const hiLoIn = ({ house }: Journal): HiLo => {
  const game = house().games.get(HI_LO.name);
  if (game?.game !== HI_LO.name) throw new Error('no day of Hi-Lo is open');
  return game;
};
