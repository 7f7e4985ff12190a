import type { CommandOf, House, HouseCommand } from '#core/house';
import { formatAmount } from '#core/money';
import { fundView } from '#core/views';
import { correctionIn, type FundTyped, fundDraft, raiseIn, reimburseIn, takeOverIn } from '#entry/funds';
import type { Read } from '#entry/reading';
import { CannotBeEntered } from './cannot.ts';

const OFFICE = 'office: the fund of an activity';

type Asked = CommandOf<'TakeOverFund' | 'CorrectFund' | 'RaisePool' | 'ReimburseHouse'>;

/** What the office's forms of a fund make of the amounts that somebody types who wants this. */
export const enteredFund = (command: Asked, house: House): HouseCommand => {
  const { activity } = command;
  const held = fundView(house, activity);
  if (held === undefined) throw new CannotBeEntered(`a fund of ${activity}`, OFFICE);
  switch (command.type) {
    case 'TakeOverFund':
      return readIn(takeOverIn(activity, held, { ...fundDraft(held), ...typedFor(command.holds) }));
    case 'CorrectFund': {
      const typed = { ...fundDraft(held), ...typedFor(command.holds) };
      return readIn(correctionIn(activity, held, typed, command.reason));
    }
    case 'RaisePool': {
      const { pool, amount, from = '' } = command;
      const isListed = held.pools.some(one => one.pool === pool);
      if (!isListed) throw new CannotBeEntered(`the pool ${pool}`, OFFICE);
      return readIn(raiseIn({ activity, pool, amount: formatAmount(amount), from }));
    }
    case 'ReimburseHouse':
      return reimburseIn(activity);
  }
};

const typedFor = ({ pools, reserve, advance }: CommandOf<'TakeOverFund'>['holds']): FundTyped => ({
  ...Object.fromEntries(Object.entries(pools).map(([pool, amount]) => [`pool.${pool}`, formatAmount(amount)])),
  reserve: formatAmount(reserve),
  advance: formatAmount(advance),
});

const readIn = (read: Read<HouseCommand>): HouseCommand => {
  if (!read.ok) throw new CannotBeEntered(read.words, OFFICE);
  return read.value;
};
