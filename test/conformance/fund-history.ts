import { canonicalJson } from '#core/base';
import { decideFund, evolveFund } from '#core/fund';
import { moneyOf, standingFund } from '#core/house';
import { commandOf, FundScenario } from '../../src/conformance/fund-history.ts';
import { replayDiffers } from '../../src/conformance/journal.ts';
import type { Kind } from '../../src/conformance/kind.ts';
import { readFund } from '../../src/conformance/offered.ts';
import { read } from '../../src/conformance/read.ts';
import { differs, started } from './started.ts';

/** Kind `fund-history`: every step as the house books it. */
export const fundThroughHouse: Kind = async scenario => {
  const { activity, offering, fund, steps } = read(FundScenario, scenario);
  const running = await started(activity, offering, fund);
  if (running === undefined) return { differences: [], events: [] };
  const { journal, rule, payer } = running;
  let direct = readFund(rule, fund);
  for (const step of steps) {
    const decision = decideFund(rule, direct, commandOf(rule, direct, step));
    if (!decision.ok) break;
    direct = decision.events.reduce(evolveFund, direct);
    const money = moneyOf(journal.house());
    const cause = { why: 'correction', reason: 'a scenario' } as const;
    money.move(rule, commandOf(rule, standingFund(journal.house().funds, payer), step), cause);
    journal.happened(...money.events);
  }
  const { payout: _, ...after } = standingFund(journal.house().funds, payer);
  const { payout: _posted, ...expected } = direct;
  const differences = differs('the fund', canonicalJson(expected), canonicalJson(after));
  return { differences: [...differences, ...replayDiffers(journal).filter(isOfBooks)], events: journal.events };
};

/** Prizes of a history or a period are paid without awards, so that only the books themselves can be asked. */
const isOfBooks = (line: string): boolean => !line.includes('prizes-payable');
