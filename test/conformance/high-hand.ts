import { type AwardGives, standingFund } from '#core/house';
import { payAwards } from '#core/mechanisms';
import { settlePeriod } from '#core/mechanisms/high-hand';
import type { Round } from '#core/rulebook';
import { momentOf } from '#core/time';
import { replayDiffers, TWO } from '../../src/conformance/journal.ts';
import type { Through } from '../../src/conformance/kind.ts';
import { AT, CLOCK } from '../../src/conformance/read.ts';
import { dealt, seenOf } from './rounds.ts';
import { differs, type Started } from './started.ts';

const BOARD = 'the board';

/** The rounds of a period: each hand posted on the board of the house, and paid at the end. */
export const boardThroughHouse = async (
  { journal, rule, payer }: Started,
  rounds: readonly Round[],
  { from, to }: { readonly from: string; readonly to: string } = { from: '2026-03-02T00:00', to: '2026-03-03T00:00' },
): Promise<Through> => {
  const posted = { from, to };
  const direct = settlePeriod(rule, standingFund(journal.house().funds, payer), posted, rounds);
  const paid = payAwards(rule, standingFund(journal.house().funds, payer), direct);
  if (!paid.ok) return { differences: [paid.message], events: [] };
  const run = { type: 'RunPromotion', promotion: BOARD, mechanism: 'high-hand' } as const;
  const { id } = rule.activity;
  const open = { type: 'OpenPromotion', promotion: BOARD, activity: id, mechanism: 'high-hand', posted } as const;
  const refused = [await journal.ask(open)];
  for (const [place, round] of rounds.entries()) {
    const table = place + 1;
    const at = round.at === undefined ? AT : momentOf(CLOCK, Temporal.PlainDateTime.from(round.at)).toString();
    dealt(journal, id, round, { table, at });
    const seen = seenOf(round);
    const names = seen.hands.map(({ seat }) => ({ seat, name: `Player ${seat}` }));
    const posted = { table, seen, deckCounted: true, checked: [], names };
    refused.push(await journal.ask({ ...run, command: { type: 'PostHand', ...posted } }));
  }
  const now = momentOf(CLOCK, Temporal.PlainDateTime.from(to));
  refused.push(await journal.ask({ ...run, command: { type: 'SettlePeriod' } }, { ...TWO, now }));
  const after = standingFund(journal.house().funds, payer);
  const made = journal.events.flatMap(event =>
    event.type === 'PrizeAwarded' ? [wordsFor(event.to, event.gives)] : [],
  );
  const expected = paid.value.awards.map(({ seat, bettor, gives }) => wordsFor({ seat, player: bettor }, gives));
  const differences = [
    ...refused.flatMap(one => one?.message ?? []),
    ...differs('awards', expected.join('; '), made.join('; ')),
    ...differs('reserve', paid.value.fund.reserve, after.reserve),
    ...differs('advance', paid.value.fund.advance, after.advance),
    ...replayDiffers(journal),
  ];
  return { differences, events: journal.events };
};

const wordsFor = (
  { seat, player }: { readonly seat?: number; readonly player?: string | undefined },
  gives: AwardGives,
): string => JSON.stringify({ seat, player, gives });
