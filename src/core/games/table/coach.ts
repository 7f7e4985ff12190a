import { rankFour } from '#core/cards';
import { cents, formatAmount, minus } from '#core/money';
import { DEALING_WORDS, deliveriesFor } from './deal.ts';
import { nextToDecide } from './decide-cards.ts';
import type { Game, Step } from './game.ts';
import type { Entry, Settlement } from './ledger.ts';
import { CARDS_EACH } from './round.ts';
import type { RoundState, SeatState } from './state.ts';
import { entriesOf, nextStep, seatsWithDocuments, toBeKeyed, toBeValidated } from './steps.ts';
import { handWords } from './verdict.ts';
import { WAGER_NAMES } from './wagers.ts';
import { listWords, payWords } from './words.ts';

/** The sayings of one game; everything else the coach reads off the state of the round. */
export type CoachWords<Schedules> = {
  readonly lock: string;
  readonly ask: (seat: SeatState) => string;
  readonly reveal: (state: RoundState<Schedules>) => string;
  /** Where the cards of a folded seat go. */
  readonly foldedCards: (seat: SeatState) => string;
  /** What else happens with a hand that has been turned up. */
  readonly turnedUp: (state: RoundState<Schedules>, seat: number) => readonly string[];
  readonly last: string;
  readonly end: string;
};

/** What the dealer does next, in the words of the table, one sentence a movement. */
export const coach = <Schedules>(
  game: Game<Schedules>,
  words: CoachWords<Schedules>,
  state: RoundState<Schedules>,
): readonly string[] => {
  switch (state.phase) {
    case 'bets':
      return coachBets(game, words, state);
    case 'deal':
      return [coachDeal(game, state)];
    case 'decisions':
      return [words.ask(nextToDecide(game, state)!)];
    case 'reveal':
      return [words.reveal(state)];
    case 'settle':
      return coachSettlement(game, words, state);
    case 'over':
      return ['Shuffle for the next round.'];
    case 'void':
      return [state.voided!.say, ...returns(state.settlement!)];
  }
};

const coachBets = <Schedules>(
  game: Game<Schedules>,
  words: CoachWords<Schedules>,
  { seats }: RoundState<Schedules>,
): readonly string[] => {
  if (seats.length === 0) return ['Wait for the bets.'];
  const open = seats.map(({ seat, wagers }) => game.checkBets(seat, wagers)).find(refusal => refusal !== undefined);
  if (open !== undefined) return [open.message];
  const chips = seats.flatMap(({ wagers }) => game.progressives.filter(wager => wagers[wager] !== undefined)).length;
  const collect = `Collect the progressive chips and count them in front of the tray: ${chips} must be there.`;
  return ['Announce "no more bets".', words.lock, ...(chips > 0 ? [collect] : [])];
};

const coachDeal = <Schedules>(
  game: Game<Schedules>,
  { setup, seats, deliveriesMade }: RoundState<Schedules>,
): string => {
  const line = seats.map(({ seat }) => seat);
  const { to, cards, faceUp } = deliveriesFor(setup.dealing, line, game.dealerCards)[deliveriesMade]!;
  const what = cards === CARDS_EACH ? 'the next stack of five' : 'the next card';
  const side = faceUp ? 'face up' : 'face down';
  const hand = to === 'dealer' ? 'yourself' : `seat ${to}`;
  return `From ${DEALING_WORDS[setup.dealing]}, deal ${what} to ${hand}, ${side}.`;
};

const coachSettlement = <Schedules>(
  game: Game<Schedules>,
  words: CoachWords<Schedules>,
  state: RoundState<Schedules>,
): readonly string[] => {
  const settlement = state.settlement!;
  const step = nextStep(game, state);
  if (step !== undefined) return coachStep(game, words, state, settlement, step);
  const open = seatsWithDocuments(game, settlement).find(seat => !state.documented.includes(seat));
  if (open !== undefined) return [`Leave the cards of seat ${open} on the table until its documents are complete.`];
  return ['Put the cards in the discard rack so that every hand can be rebuilt.', words.end];
};

const coachStep = <Schedules>(
  game: Game<Schedules>,
  words: CoachWords<Schedules>,
  state: RoundState<Schedules>,
  settlement: Settlement,
  step: Step,
): readonly string[] => {
  const entries = entriesOf(game, settlement, step);
  if (step === 'folded') return collectFolded(words, state, entries);
  if (step === 'last') return [words.last, ...entries.map(payment).filter(said => said !== ''), ...taken(entries)];
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
    ...taken(own),
    ...pushed(own),
    ...own.map(payment).filter(said => said !== ''),
    ...envyPaid(entries),
    ...words.turnedUp(state, step),
    ...(givesEnvy(settlement, step) ? [`Leave the hand of seat ${step} face up: envy.`] : []),
  ];
};

const collectFolded = <Schedules>(
  words: CoachWords<Schedules>,
  { seats }: RoundState<Schedules>,
  entries: readonly Entry[],
): readonly string[] => {
  const folded = seats.filter(({ decision }) => decision === 'fold');
  return folded.flatMap(at => [
    ...taken(entries.filter(entry => entry.seat === at.seat)).map(said => `Seat ${at.seat} folded. ${said}`),
    words.foldedCards(at),
  ]);
};

/** Chips of progressives and electronic bets are off the layout already: there is nothing left to take. */
const isOnLayout = ({ wager, home }: Entry): boolean =>
  home === 'tray' && wager !== 'fourCardProgressive' && wager !== 'fiveCardProgressive' && wager !== 'progressive';

const isLost = ({ verdict }: Entry): boolean => verdict.kind === 'loses' || verdict.kind === 'forfeits';

const taken = (entries: readonly Entry[]): readonly string[] => {
  const lost = entries.filter(entry => isLost(entry) && isOnLayout(entry));
  return lost.length === 0 ? [] : [`Take ${layoutWords(lost)}.`];
};

const pushed = (entries: readonly Entry[]): readonly string[] => {
  const back = entries.filter(entry => entry.verdict.kind === 'pushes');
  return back.length === 0 ? [] : [`Leave ${layoutWords(back)}: a push.`];
};

const layoutWords = (entries: readonly Entry[]): string =>
  listWords([...new Set(entries.map(({ wager }) => `the ${WAGER_NAMES[wager]}`))]);

/** One payment as it is said, or nothing where nothing is paid. */
const payment = (entry: Entry): string => {
  const { seat, wager, stake, verdict, returned, from, note } = entry;
  if (verdict.kind !== 'pays') return '';
  const amount = formatAmount(verdict.pays?.kind === 'to' && stake > 0 ? minus(returned, stake) : returned);
  const on = `on the ${WAGER_NAMES[wager]}`;
  if (from === 'meter')
    return `Seat ${seat} wins ${amount} of the meter ${on}: not from the tray. Leave its cards on the table.`;
  if (wager === 'envy' && note?.type === 'hand-of')
    return `Pay seat ${seat} ${amount} envy from the tray for the hand of seat ${note.holder}.`;
  const odds = verdict.pays === undefined ? '' : ` ${payWords(verdict.pays)}`;
  if (from === 'game-account') return `Credit the game account of seat ${seat}${odds} ${on}: ${amount}.`;
  return `Pay seat ${seat}${odds} ${on} from the tray: ${amount}.`;
};

const envyPaid = (entries: readonly Entry[]): readonly string[] =>
  entries.filter(({ wager, note }) => wager === 'envy' && note?.type === 'hand-of').map(payment);

const givesEnvy = ({ entries }: Settlement, seat: number): boolean =>
  entries.some(({ wager, note }) => wager === 'envy' && note?.type === 'hand-of' && note.holder === seat);

/** A folded hand in the rack cannot be turned up; what still rides on the dealer's hand is settled without it. */
const turnUp = <Schedules>(
  { keepsFoldedHands }: Game<Schedules>,
  { seats }: RoundState<Schedules>,
  seat: number,
): readonly string[] => {
  const { cards, decision } = seats.find(at => at.seat === seat)!;
  return decision === 'fold' && !keepsFoldedHands ? [] : [`Turn up seat ${seat}: ${rankFour(cards).words}.`];
};

const isLit = ({ keyed }: RoundState<unknown>, { seat, wager }: Entry): boolean =>
  keyed.some(key => key.seat === seat && key.wager === wager);

const returns = ({ entries }: Settlement): readonly string[] => {
  const seats = [...new Set(entries.map(({ seat }) => seat))];
  return seats.map(seat => {
    const stakes = entries.filter(entry => entry.seat === seat);
    const all = stakes.reduce((sum, { stake }) => sum + stake, 0);
    return `Return ${formatAmount(cents(all))} to seat ${seat}: ${layoutWords(stakes)}.`;
  });
};
