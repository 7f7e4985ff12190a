import type { CommandIn, HouseCommand } from '#core/house';
import type { Win } from '#core/mechanisms/drawing';
import { all, amountIn, changed, type Read } from '#entry/reading';
import { linesOf, pairOf } from '../parts/lines.ts';

type Opening = Extract<HouseCommand, { type: 'OpenPromotion'; mechanism: 'gamble-up' }>;
type Stake = Opening['posted']['stake'];
export type Side = Extract<CommandIn<'gamble-up'>, { type: 'CallHand' }>['call'];

/** The contest of one drawn prize: money is multiplied, of goods one is named for each step. LAD-1, LAD-5 */
export const raisingOf = (
  { promotion, activity }: { readonly promotion: string; readonly activity: string },
  win: Win,
  goods: string,
  isGoods: boolean,
): Read<Opening> =>
  changed(stakeOf(win, goods, isGoods), stake => ({
    type: 'OpenPromotion',
    promotion: `${promotion}-${win.ticket}`,
    activity,
    mechanism: 'gamble-up',
    posted: { player: win.player, stake },
  }));

/** Money is multiplied; of goods one is named for each step, with what it is worth. LAD-5 */
const stakeOf = ({ prize: { amount } }: Win, goods: string, isGoods: boolean): Read<Stake> => {
  if (!isGoods && amount !== undefined) return { ok: true, value: { type: 'money', amount } };
  const lines = linesOf(goods).map(pairOf);
  const ladder = lines.map(([name]) => name);
  const valued = lines.flatMap(([, value]) => (value === undefined ? [] : [value]));
  return changed(all(valued.map(amountIn)), values => ({
    type: 'goods',
    ladder,
    ...(values.length === 0 ? {} : { values }),
  }));
};

/** The side is called first, then the hand is dealt and what it came to is pressed. LAD-2 */
export const calledOf = (call: Side, result: string): CommandIn<'gamble-up'> => ({ type: 'CallHand', call, result });
export const PRIZE_TAKEN: CommandIn<'gamble-up'> = { type: 'TakePrize' };
