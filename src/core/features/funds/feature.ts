import { type Feature, MoneyEvent, may } from '#core/state';
import { setFund } from './decide.ts';
import { MONEY_EVENTS } from './evolve.ts';
import { CorrectionCommand } from './shape.ts';

const BOOKS = may(['accounting', 'compliance'], ['accounting', 'compliance', 'office']);

/** The money of activities: what moves it, and amounts that no rule gives. */
export const FUNDS: Feature<CorrectionCommand, MoneyEvent, 'TakeOverFund' | 'CorrectFund'> = {
  shapes: { command: CorrectionCommand, event: MoneyEvent },
  decide: { TakeOverFund: setFund, CorrectFund: setFund },
  evolve: MONEY_EVENTS,
  may: {
    TakeOverFund: BOOKS,
    CorrectFund: BOOKS,
  },
  seconds: {
    TakeOverFund: BOOKS.roles,
    CorrectFund: BOOKS.roles,
  },
};
