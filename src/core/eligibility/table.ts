import { remembered } from '#core/base';
import { formatAmount, NOTHING } from '#core/money';
import { type Condition, condition, gameOf, isAmong, isSameGame, nameOfGame } from '#core/qualifying';
import { type Activity, isGame, type Offering, type Round, type Row, rowsInForce, rowsOffered } from '#core/rulebook';
import { plain, speak, type Verdict, verdict } from './verdict.ts';

/** What an activity asks of a table and a deal before any hand is looked at. */
export type TableFacts = {
  readonly game?: string;
  readonly isLive: boolean;
  readonly isTournament: boolean;
  readonly playersDealtIn?: number;
};

/** Whether the round counts for the activity: the game, the table and how the deal went. ELG-3 */
export const eligibleRound = (activity: Activity, round: Round): Verdict => {
  const { eligibility } = activity;
  const facts = { ...round, game: round.deal.game, playersDealtIn: playersDealtIn(round) };
  return verdict([
    ...eligibleTable(activity, facts).conditions,
    potCondition(activity, round),
    round.isMisdeal ? plain('eligible.misdeal', eligibility.misdeal.value === 'counts') : undefined,
    round.isFouledDeck ? plain('eligible.fouled-deck', eligibility.fouledDeck.value === 'counts') : undefined,
    round.wasDiscussed ? plain('eligible.discussed', eligibility.discussion.value === 'counts') : undefined,
  ]);
};

/** Whether a table can take part at all. ELG-3 */
export const eligibleTable = (activity: Activity, table: TableFacts): Verdict =>
  verdict([
    table.game === undefined
      ? undefined
      : condition(speak('eligible.game', { game: nameOfGame(table.game) }), isOffered(activity, table.game)),
    tournamentCondition(activity, table.isTournament),
    table.isLive
      ? undefined
      : plain('eligible.no-purchase', activity.eligibility.noPurchaseTables.value === 'eligible'),
    ...playerConditions(activity, table),
  ]);

type GameTable = TableFacts & { readonly game: string };

/**
 * Whether an activity, as it is offered, reaches a table: the table can take part, and where hands are won, one of the
 * hands offered is a hand of its game. Where it does not, nobody can win, no fee is taken and no hour is billed. ELG-9
 */
export const reaches = (activity: Activity, offering: Offering, table: GameTable): Verdict => {
  const known = reached(activity, offering);
  const key = `${table.game} ${table.isLive} ${table.isTournament}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const verdict = reachedBy(activity, offering, table);
  known.set(key, verdict);
  return verdict;
};

/** Every round at every table asks, and an offering as posted stays as it is. */
const reached = remembered((_activity: Activity, _offering: Offering) => new Map<string, Verdict>());

const reachedBy = (activity: Activity, offering: Offering, table: GameTable): Verdict => {
  const { met, conditions } = eligibleTable(activity, table);
  if (!met || rowsOffered(activity, offering).length === 0) return { met, conditions };
  const hasHand = rowsInForce(activity, offering, table.game).length > 0;
  return verdict([...conditions, condition(speak('eligible.hand-of-game', { game: nameOfGame(table.game) }), hasHand)]);
};

/** How many hold a hand; without a record the seats are counted, and the bank where no seat holds it. ELG-4 */
const playersDealtIn = ({ playersDealtIn: recorded, deal, bettors }: Round): number => {
  const seats = new Set(bettors.map(({ hand }) => hand.seat));
  const bank = deal.dealerCards.length > 0 && !bettors.some(({ isPlayerDealer }) => isPlayerDealer) ? 1 : 0;
  return recorded ?? seats.size + bank;
};

/** Rows may name a game otherwise than the list does; both count. */
const isOffered = ({ scope, games, charts }: Activity, game: string): boolean => {
  switch (scope) {
    case 'listed':
      return (
        games.some(({ slug }) => isSameGame(slug, game)) ||
        charts.some(({ rows }) => rows.some(row => isNamed(row, game)))
      );
    case 'all-poker':
      return isGame('poker', game);
    case 'all-table-games':
      return gameOf(game)?.form === 'table-game';
    case 'all-approved':
    case 'designated':
    case 'not-stated':
      return true;
  }
};

const isNamed = ({ games }: Row, game: string): boolean => typeof games !== 'string' && isAmong(games, game);

const tournamentCondition = ({ eligibility }: Activity, isTournament: boolean): Condition | undefined => {
  const { value } = eligibility.tournamentTables;
  if (value === 'required') return plain('eligible.tournament-only', isTournament);
  return isTournament ? plain('eligible.tournament', value === 'eligible') : undefined;
};

const playerConditions = (
  { eligibility, noPurchase }: Activity,
  { game, isLive, playersDealtIn: dealtIn }: TableFacts,
): readonly (Condition | undefined)[] => {
  if (dealtIn === undefined) return [];
  const ofGame = leastDealtIn(eligibility, game);
  const least = isLive ? ofGame : Math.max(ofGame, noPurchase.handsMin ?? 0);
  const most = eligibility.playersMax.value;
  return [
    least === 0 ? undefined : condition(speak('eligible.players-min', { least, dealtIn }), dealtIn >= least),
    typeof most !== 'number' ? undefined : condition(speak('eligible.players-max', { most, dealtIn }), dealtIn <= most),
  ];
};

/** How many an activity asks for at a table of this game. */
export const leastDealtIn = ({ playersMin: { value, byGame = {} } }: Activity['eligibility'], game = ''): number =>
  Object.entries(byGame).find(([slug]) => isSameGame(slug, game))?.[1] ?? value;

/** At a no-purchase-necessary table nothing is wagered, so there is no pot to ask for. ELG-5 */
const potCondition = ({ eligibility }: Activity, { isLive, pot = NOTHING }: Round): Condition | undefined => {
  const least = eligibility.potMin.value;
  if (least === 0 || !isLive) return undefined;
  return condition(speak('eligible.pot', { least: formatAmount(least), pot: formatAmount(pot) }), pot >= least);
};
