import { defined, type Refusal } from '#core/base';
import type { HouseCommand } from '#core/house';
import { type Round, rowsInForce } from '#core/rulebook';
import { checklistOf } from '#core/state';
import { momentOf } from '#core/time';
import { type Came, CLOCK, type Journal, TWO } from '../conformance/index.ts';
import { dealt, outcomeIn, type Stated, seenOf } from './rounds.ts';

const BOARD = 'board';
type Period = { readonly from: string; readonly to: string };
/** The day of a scenario that names no period. */
const A_DAY: Period = { from: '2026-03-02T00:00', to: '2026-03-03T00:00' };

const momentIn = (text: string): Temporal.Instant => momentOf(CLOCK, Temporal.PlainDateTime.from(text));

/** The rounds of a period, each at a table of its own: posted on the board when they are dealt, paid at the end. */
export const boardOf = async (
  journal: Journal,
  stated: Stated,
  rounds: readonly Round[],
  { from, to }: Period = A_DAY,
): Promise<Came> => {
  const { id: activity } = stated.rule.activity;
  const run = { type: 'RunPromotion', promotion: BOARD, mechanism: 'high-hand' } as const;
  const posted = { from, to };
  const opened = await journal.ask({
    type: 'OpenPromotion',
    promotion: BOARD,
    activity,
    mechanism: 'high-hand',
    posted,
  });
  if (opened !== undefined) return opened;
  const inOrder = [...rounds.entries()].toSorted(([, a], [, b]) => (a.at ?? '').localeCompare(b.at ?? ''));
  for (const [place, round] of inOrder) {
    const table = place + 1;
    const refused = await postedIn(journal, stated, round, table, command => ({ ...run, command }) as HouseCommand);
    if (refused !== undefined) return refused;
  }
  const shown = () => {
    const one = journal.house().promotions.get(BOARD);
    return one?.mechanism === 'high-hand' ? one.state.board : [];
  };
  const onBoard = shown();
  const board = new Set(onBoard.map(({ table = 1, seat }) => ({ round: table - 1, seat })));
  const settling = { ...run, command: { type: 'SettlePeriod' } } as const;
  const unsettled = await journal.ask(settling, { ...TWO, now: momentIn(to) });
  if (unsettled !== undefined) return unsettled;
  const { activity: approved, offering } = stated.rule;
  const won = new Map(journal.events.flatMap(event => (event.type === 'PrizeAwarded' ? [[event.award, event]] : [])));
  // The award of a board names its hand in words alone.
  const rowOf = (award: number): string | undefined =>
    rowsInForce(approved, offering, rounds[0]?.deal.game ?? '').find(
      ({ label }) => label === won.get(award)?.because.hand,
    )?.key;
  const outcome = await outcomeIn(journal, stated.payer, stated.rule, ({ award, table = 1, row }) => ({
    round: table - 1,
    ...defined({ hand: row ?? rowOf(award) }),
  }));
  return outcome.ok ? { ...outcome, value: { ...outcome.value, board } } : outcome;
};

/** A hand that does not count is refused; to the scenario it is just not on the board. */
const postedIn = async (
  journal: Journal,
  stated: Stated,
  round: Round,
  table: number,
  run: (command: object) => HouseCommand,
): Promise<Refusal | undefined> => {
  if (round.at !== undefined) await journal.ask({ type: 'LetTimePass' }, { ...TWO, now: momentIn(round.at) });
  const refused = await dealt(journal, stated, { ...round }, table);
  if (refused !== undefined) return refused;
  const checked = checklistOf(journal.house(), stated.rule.activity);
  const seen = seenOf(round);
  const names = seen.hands.map(({ seat }) => ({ seat, name: `Player ${seat}` }));
  const posted = { type: 'PostHand', table, seen, deckCounted: true, checked, names };
  const unposted = await journal.ask(run(posted));
  if (unposted !== undefined && unposted.code !== 'not-in-this-round') return unposted;
  return undefined;
};
