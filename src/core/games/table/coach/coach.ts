import { rankFour } from '#core/cards';
import { cents, formatAmount, minus } from '#core/money';
import { type Fact, type Said, saidIn } from '#core/words';
import { deliveriesFor } from '../deal.ts';
import { nextToDecide } from '../decide-cards.ts';
import type { Entry, Settlement } from '../ledger.ts';
import { namedHand, namedWager } from '../named.ts';
import type { PokerRules } from '../rules.ts';
import type { RoundState, Step } from '../state.ts';
import { entriesOf, nextStep, seatsWithDocuments, toBeKeyed, toBeValidated, unseenSeats } from '../steps.ts';
import { saidOdds, speak } from './said.ts';

/** What the dealer does next, in the words of the table, one sentence a movement. */
export const coach = (game: PokerRules, state: RoundState): readonly Said[] => {
  switch (state.phase) {
    case 'bets':
      return coachBets(game, state);
    case 'deal':
      return [coachDeal(game, state)];
    case 'decisions':
      return [game.sayings.ask(nextToDecide(game, state)!)];
    case 'reveal':
      return [game.sayings.reveal(state)];
    case 'settle':
      return coachSettlement(game, state);
    case 'over':
      return [speak('coach.shuffle', {})];
    case 'void': {
      const { say: words, said } = state.voided!;
      return [saidIn({ words, said }), ...returns(state.settlement!)];
    }
  }
};

const coachBets = (game: PokerRules, { seats }: RoundState): readonly Said[] => {
  if (seats.length === 0) return [speak('coach.wait-for-bets', {})];
  const open = seats.map(({ seat, wagers }) => game.checkBets(seat, wagers)).find(refusal => refusal !== undefined);
  if (open !== undefined) return [open];
  const chips = seats.flatMap(({ wagers }) => game.progressives.filter(wager => wagers[wager] !== undefined)).length;
  const collect = chips > 0 ? [speak('coach.count-chips', { chips })] : [];
  return [speak('coach.no-more-bets', {}), game.sayings.lock, ...collect];
};

const coachDeal = (game: PokerRules, { setup, seats, deliveriesMade }: RoundState): Said => {
  const line = seats.map(({ seat }) => seat);
  const { to, cards, faceUp } = deliveriesFor(setup.dealing, line, game.dealerCards)[deliveriesMade]!;
  const dealt = { mode: setup.dealing, cards };
  if (to !== 'dealer') return speak('coach.deal-to-seat', { ...dealt, seat: to });
  return speak('coach.deal-to-dealer', { ...dealt, side: faceUp ? 'up' : 'down' });
};

const coachSettlement = (game: PokerRules, state: RoundState): readonly Said[] => {
  const settlement = state.settlement!;
  const step = nextStep(game, state);
  if (step !== undefined) return coachStep(game, state, settlement, step);
  const [unseen] = unseenSeats(game, state).flatMap(seat => toBeValidated(game, state, seat));
  if (unseen !== undefined) {
    return [speak('coach.wait-for-floor', { seat: unseen.seat, hand: namedHand(unseen.verdict.hand) })];
  }
  const open = seatsWithDocuments(game, settlement).find(seat => !state.documented.includes(seat));
  if (open !== undefined) return [speak('coach.leave-for-documents', { seat: open })];
  const byHand = state.setup.way === 'count' ? [speak('coach.by-hand', {})] : [];
  return [...byHand, speak('coach.rack', {}), game.sayings.end];
};

const coachStep = (game: PokerRules, state: RoundState, settlement: Settlement, step: Step): readonly Said[] => {
  const entries = entriesOf(game, settlement, step);
  if (step === 'folded') return collectFolded(game, state, entries);
  if (step === 'last') return [game.sayings.last, ...payments(entries), ...taken(game, entries)];
  const own = entries.filter(entry => entry.seat === step);
  const turnedUp = turnUp(game, state, step);
  const unlit = toBeKeyed(game, settlement, step).find(entry => !isLit(state, entry));
  if (unlit !== undefined) {
    return [...turnedUp, speak('coach.press-hand', { hand: namedHand(unlit.verdict.hand) })];
  }
  const unseen = state.validated.includes(step) ? undefined : toBeValidated(game, state, step)[0];
  if (unseen !== undefined) {
    return [speak('coach.wait-for-floor', { seat: step, hand: namedHand(unseen.verdict.hand) })];
  }
  return [
    ...turnedUp,
    ...taken(game, own),
    ...pushed(own),
    ...payments(own),
    ...envyPaid(entries),
    ...game.sayings.turnedUp(state, step),
    ...(givesEnvy(settlement, step) ? [speak('coach.leave-for-envy', { seat: step })] : []),
  ];
};

const collectFolded = (game: PokerRules, { seats }: RoundState, entries: readonly Entry[]): readonly Said[] => {
  const folded = seats.filter(({ decision }) => decision === 'fold');
  return folded.flatMap(at => {
    const lost = toTake(
      game,
      entries.filter(entry => entry.seat === at.seat),
    );
    const take = lost.length === 0 ? [] : [speak('coach.take-folded', { seat: at.seat, ...onLayout(lost) })];
    return [...take, game.sayings.foldedCards(at)];
  });
};

/** What the coach must know of a game to speak of its wagers. */
type Layout = Pick<PokerRules, 'progressives'>;

/** Chips of progressives and electronic bets are off the layout already: there is nothing left to take. */
const toTake = ({ progressives }: Layout, entries: readonly Entry[]): readonly Entry[] =>
  entries.filter(entry => isLost(entry) && entry.home === 'tray' && !progressives.includes(entry.wager));

const isLost = ({ verdict }: Entry): boolean => verdict.kind === 'loses' || verdict.kind === 'forfeits';

const taken = (game: Layout, entries: readonly Entry[]): readonly Said[] => {
  const lost = toTake(game, entries);
  return lost.length === 0 ? [] : [speak('coach.take', onLayout(lost))];
};

const pushed = (entries: readonly Entry[]): readonly Said[] => {
  const back = entries.filter(entry => entry.verdict.kind === 'pushes');
  return back.length === 0 ? [] : [speak('coach.push', onLayout(back))];
};

/** The bets of these entries by their names on the layout, each once. */
const onLayout = (entries: readonly Entry[]): { readonly count: number; readonly wagers: readonly Fact[] } => {
  const wagers = [...new Set(entries.map(({ wager }) => wager))];
  return { count: wagers.length, wagers: wagers.map(namedWager) };
};

const payments = (entries: readonly Entry[]): readonly Said[] => entries.flatMap(payment);

/** One payment as it is said, or nothing where nothing is paid. */
const payment = ({ seat, wager, stake, verdict, returned, from, note }: Entry): readonly Said[] => {
  const { kind, pays } = verdict;
  if (kind !== 'pays') return [];
  const amount = formatAmount(pays?.kind === 'to' && stake > 0 ? minus(returned, stake) : returned);
  const paid = { seat, amount, wager: namedWager(wager) };
  if (from === 'meter') return [speak('coach.meter-win', paid)];
  if (pays !== undefined) {
    return [speak(from === 'game-account' ? 'coach.credit' : 'coach.pay', { ...paid, odds: saidOdds(pays) })];
  }
  return note?.type === 'hand-of' ? [speak('coach.pay-envy', { seat, amount, holder: note.holder })] : [];
};

const envyPaid = (entries: readonly Entry[]): readonly Said[] =>
  entries.filter(({ wager, note }) => wager === 'envy' && note?.type === 'hand-of').flatMap(payment);

const givesEnvy = ({ entries }: Settlement, seat: number): boolean =>
  entries.some(({ wager, note }) => wager === 'envy' && note?.type === 'hand-of' && note.holder === seat);

/** A folded hand in the rack cannot be turned up; what still rides on the dealer's hand is settled without it. */
const turnUp = ({ keepsFoldedHands }: PokerRules, { seats }: RoundState, seat: number): readonly Said[] => {
  const { cards, decision } = seats.find(at => at.seat === seat)!;
  if (decision === 'fold' && !keepsFoldedHands) return [];
  return [speak('coach.turn-up', { seat, hand: saidIn(rankFour(cards)) })];
};

const isLit = ({ keyed }: RoundState, { seat, wager }: Entry): boolean =>
  keyed.some(key => key.seat === seat && key.wager === wager);

const returns = ({ entries }: Settlement): readonly Said[] => {
  const seats = [...new Set(entries.map(({ seat }) => seat))];
  return seats.map(seat => {
    const stakes = entries.filter(entry => entry.seat === seat);
    const amount = formatAmount(cents(stakes.reduce((sum, { stake }) => sum + stake, 0)));
    return speak('coach.return', { amount, seat, wagers: onLayout(stakes).wagers });
  });
};
