import { clauseOf } from '#core/rulebook';
import { type Mechanism, ON_FLOOR, type Won } from '#core/state';
import { becauseOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import {
  type CardTurn,
  type CardWheelEvent,
  type CardWheelRule,
  cardWheelRule,
  decideCardSpin,
  evolveCardTurn,
  NEW_CARD_TURN,
} from '../wheel/index.ts';
import { type AtWheel, called, type Spinner, type SpinnerCalled, type StepUp, spun, stepUp } from '../wheel/spinner.ts';

export type CardWheelTypes = {
  readonly name: 'card-wheel';
  readonly rules: CardWheelRule;
  readonly posted: Pick<CardWheelRule, 'prizes' | 'valueAwards'>;
  readonly state: AtWheel<CardTurn>;
  readonly command: StepUp | { readonly type: 'Spin'; readonly shown: string };
  readonly event: SpinnerCalled | CardWheelEvent;
};

/** Winners spin five cards and are paid for the hand. WHL-6, WHL-7 */
export const CARD_WHEEL: Mechanism<CardWheelTypes> = {
  name: 'card-wheel',
  may: ON_FLOOR,
  rules: ({ activity, offering }, posted) => cardWheelRule(activity, offering, posted),
  begins: () => ({ spinners: 0, turn: NEW_CARD_TURN }),
  decide: (at, command) =>
    command.type === 'StepUp'
      ? stepUp(at, spinning(at.state), command)
      : spun(
          at,
          turn => decideCardSpin(at.rules, turn, command.shown),
          (spinner, event) => wonBy(at.rules, spinner, event),
        ),
  evolve: (state, event) =>
    event.type === 'SpinnerCalled'
      ? called(state, event, NEW_CARD_TURN)
      : { ...state, turn: evolveCardTurn(state.turn, event) },
  unfinished: state => (spinning(state) === undefined ? undefined : `${spinning(state)} is at the wheel`),
  byHand: command => (command.type === 'Spin' ? command.shown : undefined),
  drawnInVain: event => {
    if (event.type === 'CardSpinInvalid') return { inVain: 'peg' };
    return event.type === 'CardRepeated' ? { inVain: 'repeated' } : {};
  },
};

const spinning = ({ player, turn }: AtWheel<CardTurn>): string | undefined =>
  turn.hand === undefined ? player : undefined;

const wonBy = (
  { activity, terms }: CardWheelRule,
  { player, isClaimed }: Spinner,
  event: CardWheelEvent,
): readonly Won[] => {
  const clause = clauseOf(activity, terms.clause);
  const won = { to: { player }, isClaimed };
  switch (event.type) {
    case 'CardSpinInvalid':
    case 'CardRepeated':
      return [];
    case 'ValueAwardHit':
      return [
        { ...won, gives: { type: 'goods', what: event.award }, prizes: [], because: becauseOf('on the wheel', clause) },
      ];
    case 'CardRecorded': {
      if (event.hand === undefined || event.hand.amount === 0) return [];
      const { amount, words } = event.hand;
      const prizes = [prizeDue(activity, amount)];
      return [{ ...won, gives: { type: 'money', amount }, prizes, because: becauseOf(words, clause) }];
    }
  }
};
