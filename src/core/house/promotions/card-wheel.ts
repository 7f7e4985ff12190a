import { type Answer, answer } from '#core/base';
import { prizeDue } from '#core/mechanisms';
import {
  type CardTurn,
  type CardWheelEvent,
  type CardWheelRule,
  cardWheelRule,
  decideCardSpin,
  evolveCardTurn,
  NEW_CARD_TURN,
} from '#core/mechanisms/wheel';
import { clauseOf } from '#core/rulebook';
import { becauseOf } from './because.ts';
import type { At, Mechanism, Outcome, Won } from './promotion.ts';
import {
  type AtWheel,
  called,
  hasShownPapers,
  nobodyThere,
  type Spinner,
  type SpinnerCalled,
  type StepUp,
  stepUp,
} from './spinner.ts';

export type CardWheelTypes = {
  readonly rules: CardWheelRule;
  readonly posted: Pick<CardWheelRule, 'prizes' | 'valueAwards'>;
  readonly state: AtWheel<CardTurn>;
  readonly command: StepUp | { readonly type: 'Spin'; readonly shown: string };
  readonly event: SpinnerCalled | CardWheelEvent;
};

/** Winners spin five cards and are paid for the hand. WHL-6, WHL-7 */
export const CARD_WHEEL: Mechanism<CardWheelTypes> = {
  rules: ({ activity, offering }, posted) => cardWheelRule(activity, offering, posted),
  begins: () => ({ spinners: 0, turn: NEW_CARD_TURN }),
  decide: (at, command) =>
    command.type === 'StepUp' ? stepUp(at, spinning(at.state), command) : spun(at, command.shown),
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

const spun = (at: At<CardWheelTypes>, shown: string): Answer<Outcome<CardWheelEvent>> => {
  const { rules, state } = at;
  const { player, turn } = state;
  if (player === undefined) return nobodyThere(rules);
  const decided = decideCardSpin(rules, turn, shown);
  if (!decided.ok) return decided;
  const spinner = { player, isClaimed: hasShownPapers(at, player) };
  return answer({ events: decided.events, won: decided.events.flatMap(event => wonBy(rules, spinner, event)) });
};

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
