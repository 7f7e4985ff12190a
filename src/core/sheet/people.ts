import { formatAmount } from '#core/money';
import { isSameGame, nameOfGame } from '#core/qualifying';
import type { Activity, Eligibility } from '#core/rulebook';
import {
  approved,
  line,
  lineIf,
  lineWith,
  type PlainMessage,
  plain,
  type SheetLine,
  sentence,
  shared,
} from './words.ts';

/** What a person must do or be to win. */
export const requirementLines = ({ eligibility, games }: Activity): readonly SheetLine[] => {
  const { playersMin, potMin, age, others } = eligibility;
  const nameOf = (slug: string): string => games.find(game => isSameGame(game.slug, slug))?.name ?? nameOfGame(slug);
  const players = playersMin.counted === 'seated' ? 'require.players-seated' : 'require.players';
  return [
    ...flagLines(eligibility, REQUIREMENTS),
    ...lineIf(playersMin.value > 0, players, { count: playersMin.value }),
    ...Object.entries(playersMin.byGame ?? {}).map(([slug, count]) =>
      line('require.players-in', { game: approved(nameOf(slug)), count }),
    ),
    ...lineIf(potMin.value > 0, 'require.pot', { amount: formatAmount(potMin.value) }),
    line('require.age', { years: age.value }),
    ...others
      .filter(({ topic }) => topic !== 'exclusions' && topic !== 'transfer')
      .map(({ words: said }) => sentence(said)),
  ];
};

/** Who cannot win, and what does not count. */
export const restrictionLines = ({ eligibility }: Activity): readonly SheetLine[] => {
  const { playersMax, others } = eligibility;
  return [
    ...flagLines(eligibility, RESTRICTIONS),
    ...lineWith('restrict.players-max', { count: typeof playersMax.value === 'number' ? playersMax.value : undefined }),
    ...others
      .filter(({ topic }) => topic === 'exclusions' || topic === 'transfer')
      .map(({ words: said }) => sentence(said)),
  ];
};

export const noPurchaseLines = ({ noPurchase }: Activity): readonly SheetLine[] => {
  const { offered, rules, hours, handsMin, dealerPlaysEmptySeats } = noPurchase;
  if (offered === false) return [line('npn.none')];
  if (offered === 'not-stated') return [];
  return [
    line('npn.ask'),
    ...rules.map(rule => plain(shared(rule))),
    ...lineWith('npn.hours', { hours: hours && shared(hours) }),
    ...lineWith('npn.hands-min', { count: handsMin }),
    ...lineIf(dealerPlaysEmptySeats === true, 'npn.empty-seats'),
  ];
};

/** The flags that are words, each value with its line or with none. */
type FlagLines = {
  readonly [Field in FlagName]?: Readonly<
    Record<Extract<Eligibility[Field]['value'], string>, PlainMessage | undefined>
  >;
};
type FlagName = Exclude<keyof Eligibility, 'playersMin' | 'playersMax' | 'potMin' | 'age' | 'others'>;

const flagLines = (eligibility: Eligibility, lines: FlagLines): readonly SheetLine[] =>
  (Object.entries(lines) as [FlagName, Readonly<Record<string, PlainMessage | undefined>>][]) // Entries lose the names.
    .map(([field, messages]) => messages[eligibility[field].value])
    .filter(message => message !== undefined)
    .map(message => line(message));

const REQUIREMENTS: FlagLines = {
  seated: { required: 'require.seated', 'not-required': undefined },
  wager: { required: 'require.wager', 'base-or-bonus': 'require.wager-or-bonus', 'not-required': undefined },
  fee: {
    own: 'require.fee-own',
    'player-dealer': 'require.fee-player-dealer',
    'by-charge': 'require.fee-by-charge',
    table: 'require.fee-table',
    entry: 'require.fee-entry',
    'not-required': undefined,
  },
  showdown: { required: 'require.showdown', 'not-required': undefined },
  tournamentTables: { required: 'require.tournament', eligible: undefined, ineligible: undefined },
  playerCard: {
    required: 'require.player-card',
    'by-version': 'require.player-card-by-version',
    'not-required': undefined,
  },
  presence: { required: 'require.presence', 'not-required': undefined },
  photoId: { required: 'require.photo-id', 'not-required': undefined },
};

const RESTRICTIONS: FlagLines = {
  backline: { ineligible: 'restrict.backline', 'where-the-game-allows': 'restrict.backline-game', eligible: undefined },
  playerDealer: { ineligible: 'restrict.player-dealer', eligible: undefined },
  propositionPlayers: { ineligible: 'restrict.proposition', eligible: undefined },
  employeesOnDuty: { ineligible: 'restrict.on-duty', 'on-standby': 'restrict.on-standby', eligible: undefined },
  employeesOffDuty: { ineligible: 'restrict.off-duty', 'out-of-uniform': 'restrict.uniform', eligible: undefined },
  tournamentTables: { ineligible: 'restrict.tournament', eligible: undefined, required: undefined },
  folded: {
    ineligible: 'restrict.folded',
    'after-flop': 'restrict.after-flop',
    'held-aside': 'restrict.held-aside',
    eligible: undefined,
  },
  allIn: { 'does-not-complete-bets': 'restrict.all-in', 'completes-bets': undefined },
  misdeal: { disqualifies: 'restrict.misdeal', counts: undefined },
  fouledDeck: { disqualifies: 'restrict.fouled-deck', counts: undefined },
  discussion: { disqualifies: 'restrict.discussion', counts: undefined },
  missedBlind: { ineligible: 'restrict.missed-blind', eligible: undefined },
  severalHands: { one: 'restrict.one-hand', each: undefined },
  prizeLimit: {
    none: 'restrict.no-limit',
    'one-a-day': 'restrict.one-a-day',
    'one-in-24-hours': 'restrict.one-in-24-hours',
    'one-a-drawing': 'restrict.one-a-drawing',
    one: 'restrict.one',
  },
};
