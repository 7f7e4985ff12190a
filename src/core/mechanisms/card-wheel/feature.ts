import { defined } from '#core/base';
import { clauseOf } from '#core/rulebook';
import { type Mechanism, ON_FLOOR, offeredNamed, type Spoken, type Won } from '#core/state';
import { becauseOf } from '../because.ts';
import { prizeDue } from '../prize-due.ts';
import { tableDrawTermsOf } from '../table-drawing/terms.ts';
import {
  type AtWheel,
  called,
  givenUp,
  giveUpSpin,
  nameOnBoard,
  type Spinner,
  spinBy,
  spinnerAt,
  spun,
  stepUp,
  stillAtWheel,
} from '../wheel/index.ts';
import { type CardWheelRule, cardWheelRule, decideCardSpin, evolveCardTurn, NEW_CARD_TURN } from './decide.ts';
import { refuse } from './refusals.ts';
import { type CardTurn, type CardWheelEvent, SHAPES } from './shape.ts';
import { cardWheelTermsOf, TERMS } from './terms.ts';

/** Winners spin five cards and are paid for the hand. WHL-6, WHL-7 */
export const CARD_WHEEL: Mechanism<Spoken<'card-wheel', CardWheelRule, typeof SHAPES>> = {
  name: 'card-wheel',
  shapes: SHAPES,
  terms: TERMS,
  may: ON_FLOOR,
  onIds: ['player'],
  rules: ({ activity, offering }, posted) => cardWheelRule(activity, offering, posted),
  /** What each hand pays is in full view before the first spin. WHL-10 */
  opens: ({ rules: { activity, terms }, posted: { prizes } }) =>
    Object.keys(prizes).length === 0 ? refuse('hands-not-posted', {}, clauseOf(activity, terms.clause)) : undefined,
  begins: () => ({ spinners: 0, turn: NEW_CARD_TURN }),
  decide: (at, command) => {
    if (command.type === 'StepUp') return stepUp(at, spinning(at.state), command);
    if (command.type === 'GiveUpSpin') return giveUpSpin(at, spinning(at.state), command);
    return spun(at, turn => decideCardSpin(at.rules, turn, command.shown));
  },
  earned: spinBy,
  spunBy: event => (event.type === 'SpinnerCalled' ? event.player : undefined),
  gaveUpTurn: (event, before) =>
    event.type === 'SpinGivenUp' && spinning(before) === event.player ? event.player : undefined,
  won: (at, event) =>
    event.type === 'SpinnerCalled' || event.type === 'SpinGivenUp' ? [] : wonBy(at.rules, spinnerAt(at), event),
  evolve: (state, event) => {
    if (event.type === 'SpinnerCalled') return called(state, event, NEW_CARD_TURN);
    if (event.type === 'SpinGivenUp') return givenUp(state, spinning(state), event, NEW_CARD_TURN);
    return { ...state, turn: evolveCardTurn(state.turn, event) };
  },
  unfinished: state => stillAtWheel(spinning(state)),
  byHand: command => (command.type === 'Spin' ? command.shown : undefined),
  drawnInVain: event => {
    if (event.type === 'CardSpinInvalid') return { inVain: 'peg' };
    return event.type === 'CardRepeated' ? { inVain: 'repeated' } : {};
  },
  // Where a drawn table spins, the spin belongs to the draw of the table.
  opensUnder: (activity, offering) => {
    const terms = cardWheelTermsOf(activity, offering);
    if (terms === undefined || tableDrawTermsOf(activity, offering) !== undefined) return undefined;
    return { mechanism: 'card-wheel', valueAwards: terms.valueAwards, hasHands: true };
  },
  board: (_, { posted, state: { player, turn } }) => ({
    type: 'card-wheel',
    ...posted,
    cards: turn.cards,
    ...defined({ player: nameOnBoard(player), hand: turn.hand }),
  }),
  desk: (house, { activity: id, posted, state }) => {
    const found = offeredNamed(house, id);
    const terms = found.ok ? cardWheelTermsOf(found.value.activity, found.value.offered.offering) : undefined;
    if (terms === undefined) return undefined;
    const { called: _, awards: _awards, ...stands } = state;
    return { type: 'card-wheel', isByComputer: false, cards: terms.cards, ...posted, ...stands };
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
