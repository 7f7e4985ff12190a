import { rankFour } from '#core/cards';
import { cents, formatAmount, minus } from '#core/money';
import { DEALING_WORDS, deliveriesFor } from './deal.ts';
import { nextToDecide } from './decide-cards.ts';
import type { Entry, Settlement } from './ledger.ts';
import { CARDS_EACH } from './round.ts';
import { nameOn, type PokerRules } from './rules.ts';
import type { RoundState, Step } from './state.ts';
import { entriesOf, nextStep, seatsWithDocuments, toBeKeyed, toBeValidated } from './steps.ts';
import { handWords } from './verdict.ts';
import { listWords, payWords } from './words.ts';

/** What the dealer does next, in the words of the table, one sentence a movement. */
export const coach = (game: PokerRules, state: RoundState): readonly string[] => {
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
      return ['Shuffle for the next round.'];
    case 'void':
      return [state.voided!.say, ...returns(game, state.settlement!)];
  }
};

const coachBets = (game: PokerRules, { seats }: RoundState): readonly string[] => {
  if (seats.length === 0) return ['Wait for the bets.'];
  const open = seats.map(({ seat, wagers }) => game.checkBets(seat, wagers)).find(refusal => refusal !== undefined);
  if (open !== undefined) return [open.message];
  const chips = seats.flatMap(({ wagers }) => game.progressives.filter(wager => wagers[wager] !== undefined)).length;
  const collect = `Collect the progressive chips and count them in front of the tray: ${chips} must be there.`;
  return ['Announce "no more bets".', game.sayings.lock, ...(chips > 0 ? [collect] : [])];
};

const coachDeal = (game: PokerRules, { setup, seats, deliveriesMade }: RoundState): string => {
  const line = seats.map(({ seat }) => seat);
  const { to, cards, faceUp } = deliveriesFor(setup.dealing, line, game.dealerCards)[deliveriesMade]!;
  const what = cards === CARDS_EACH ? 'the next stack of five' : 'the next card';
  const side = faceUp ? 'face up' : 'face down';
  const hand = to === 'dealer' ? 'yourself' : `seat ${to}`;
  return `From ${DEALING_WORDS[setup.dealing]}, deal ${what} to ${hand}, ${side}.`;
};

const coachSettlement = (game: PokerRules, state: RoundState): readonly string[] => {
  const settlement = state.settlement!;
  const step = nextStep(game, state);
  if (step !== undefined) return coachStep(game, state, settlement, step);
  const open = seatsWithDocuments(game, settlement).find(seat => !state.documented.includes(seat));
  if (open !== undefined) return [`Leave the cards of seat ${open} on the table until its documents are complete.`];
  return ['Put the cards in the discard rack so that every hand can be rebuilt.', game.sayings.end];
};

const coachStep = (game: PokerRules, state: RoundState, settlement: Settlement, step: Step): readonly string[] => {
  const entries = entriesOf(game, settlement, step);
  if (step === 'folded') return collectFolded(game, state, entries);
  if (step === 'last') return [game.sayings.last, ...payments(game, entries), ...taken(game, entries)];
  const own = entries.filter(entry => entry.seat === step);
  const turnedUp = turnUp(game, state, step);
  const unlit = toBeKeyed(game, settlement, step).find(entry => !isLit(state, entry));
  if (unlit !== undefined)
    return [...turnedUp, `Press the button for ${handWords(unlit.verdict.hand)} and call a supervisor.`];
  const unseen = state.validated.includes(step) ? undefined : toBeValidated(game, settlement, step)[0];
  if (unseen !== undefined)
    return [`Wait for a floor person to validate ${handWords(unseen.verdict.hand)} of seat ${step}.`];
  return [
    ...turnedUp,
    ...taken(game, own),
    ...pushed(game, own),
    ...payments(game, own),
    ...envyPaid(game, entries),
    ...game.sayings.turnedUp(state, step),
    ...(givesEnvy(settlement, step) ? [`Leave the hand of seat ${step} face up: envy.`] : []),
  ];
};

const collectFolded = (game: PokerRules, { seats }: RoundState, entries: readonly Entry[]): readonly string[] => {
  const folded = seats.filter(({ decision }) => decision === 'fold');
  return folded.flatMap(at => [
    ...taken(
      game,
      entries.filter(entry => entry.seat === at.seat),
    ).map(said => `Seat ${at.seat} folded. ${said}`),
    game.sayings.foldedCards(at),
  ]);
};

/** What the coach must know of a game to speak of its wagers. */
type Layout = Pick<PokerRules, 'wagers' | 'progressives'>;

/** Chips of progressives and electronic bets are off the layout already: there is nothing left to take. */
const isOnLayout = ({ progressives }: Layout, { wager, home }: Entry): boolean =>
  home === 'tray' && !progressives.includes(wager);

const isLost = ({ verdict }: Entry): boolean => verdict.kind === 'loses' || verdict.kind === 'forfeits';

const taken = (game: Layout, entries: readonly Entry[]): readonly string[] => {
  const lost = entries.filter(entry => isLost(entry) && isOnLayout(game, entry));
  return lost.length === 0 ? [] : [`Take ${layoutWords(game, lost)}.`];
};

const pushed = (game: Layout, entries: readonly Entry[]): readonly string[] => {
  const back = entries.filter(entry => entry.verdict.kind === 'pushes');
  return back.length === 0 ? [] : [`Leave ${layoutWords(game, back)}: a push.`];
};

const layoutWords = (game: Layout, entries: readonly Entry[]): string =>
  listWords([...new Set(entries.map(({ wager }) => `the ${nameOn(game, wager)}`))]);

const payments = (game: Layout, entries: readonly Entry[]): readonly string[] =>
  entries.map(entry => payment(game, entry)).filter(said => said !== '');

/** One payment as it is said, or nothing where nothing is paid. */
const payment = (game: Layout, entry: Entry): string => {
  const { seat, wager, stake, verdict, returned, from, note } = entry;
  if (verdict.kind !== 'pays') return '';
  const amount = formatAmount(verdict.pays?.kind === 'to' && stake > 0 ? minus(returned, stake) : returned);
  const on = `on the ${nameOn(game, wager)}`;
  if (from === 'meter')
    return `Seat ${seat} wins ${amount} of the meter ${on}: not from the tray. Leave its cards on the table.`;
  if (wager === 'envy' && note?.type === 'hand-of')
    return `Pay seat ${seat} ${amount} envy from the tray for the hand of seat ${note.holder}.`;
  const odds = verdict.pays === undefined ? '' : ` ${payWords(verdict.pays)}`;
  if (from === 'game-account') return `Credit the game account of seat ${seat}${odds} ${on}: ${amount}.`;
  return `Pay seat ${seat}${odds} ${on} from the tray: ${amount}.`;
};

const envyPaid = (game: Layout, entries: readonly Entry[]): readonly string[] =>
  entries.filter(({ wager, note }) => wager === 'envy' && note?.type === 'hand-of').map(entry => payment(game, entry));

const givesEnvy = ({ entries }: Settlement, seat: number): boolean =>
  entries.some(({ wager, note }) => wager === 'envy' && note?.type === 'hand-of' && note.holder === seat);

/** A folded hand in the rack cannot be turned up; what still rides on the dealer's hand is settled without it. */
const turnUp = ({ keepsFoldedHands }: PokerRules, { seats }: RoundState, seat: number): readonly string[] => {
  const { cards, decision } = seats.find(at => at.seat === seat)!;
  return decision === 'fold' && !keepsFoldedHands ? [] : [`Turn up seat ${seat}: ${rankFour(cards).words}.`];
};

const isLit = ({ keyed }: RoundState, { seat, wager }: Entry): boolean =>
  keyed.some(key => key.seat === seat && key.wager === wager);

const returns = (game: Layout, { entries }: Settlement): readonly string[] => {
  const seats = [...new Set(entries.map(({ seat }) => seat))];
  return seats.map(seat => {
    const stakes = entries.filter(entry => entry.seat === seat);
    const all = stakes.reduce((sum, { stake }) => sum + stake, 0);
    return `Return ${formatAmount(cents(all))} to seat ${seat}: ${layoutWords(game, stakes)}.`;
  });
};
