import type { CommandOf, House, HouseCommand } from '#core/house';
import { NOTHING } from '#core/money';
import { raisingOf } from '../../../web/promotions/gamble-up/command.ts';
import { CannotBeEntered } from '../cannot.ts';
import { promotionIn } from './desk.ts';

type Opening = Extract<CommandOf<'OpenPromotion'>, { mechanism: 'gamble-up' }>;

/** Whose prize is gambled up was drawn before: the ticket is in the drum, comes out, and the winner claims. */
export const drawnBefore = ({ promotion, activity, posted: { player } }: Opening): readonly HouseCommand[] => {
  const run = { type: 'RunPromotion', promotion, mechanism: 'drawing' } as const;
  const entries = [{ ticket: TICKET, player, points: 1 }];
  const drum = { takenOver: { entries, wins: [], carried: NOTHING }, drawnAt: [LONG_AGO], ticketTimes: ['00:00'] };
  return [
    { type: 'OpenPromotion', promotion, activity, mechanism: 'drawing', posted: drum },
    { ...run, command: { type: 'OpenDrawing', count: 1 } },
    { ...run, command: { type: 'DrawEntry', ticket: TICKET } },
    { ...run, command: { type: 'ClaimPrize', showsId: true, showsProof: true, isNameSame: true } },
  ];
};

const TICKET = 'A-00001';
/** A scenario names no time of the drawing. */
const LONG_AGO = '2000-01-01T08:00:00Z';

/** The key beside a drawn winner opens the contest; what is at stake is what was drawn. */
export const enteredRaising = (command: Opening, house: House): HouseCommand => {
  const { promotion, activity, posted } = command;
  const desk = promotionIn(house, promotion)?.desk;
  const win = desk?.type === 'drawing' ? desk.wins.find(({ player }) => player === posted.player) : undefined;
  if (win?.isToBeRaised !== true) throw new CannotBeEntered(`a prize of ${posted.player} to be raised`, WINNERS);
  const { stake } = posted;
  const goods = stake.type === 'goods' ? stake.ladder.join('\n') : '';
  const raising = raisingOf({ promotion, activity }, win, goods, stake.type === 'goods');
  if (!raising.ok) throw new CannotBeEntered(`the stake “${raising.words}”`, WINNERS);
  const { stake: entered } = raising.value.posted;
  const isSame = stake.type !== 'money' || (entered.type === 'money' && entered.amount === stake.amount);
  if (!isSame) throw new CannotBeEntered('the stake of the scenario', WINNERS);
  return raising.value;
};

const WINNERS = 'promotions: the winners of a drawing';
