import { formatAmount } from '#core/money';
import { isSameGame, nameOfGame } from '#core/qualifying';
import { type Activity, chartsInForce, type Eligibility, type Offering } from '#core/rulebook';
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
    ...lineIf(playersMin.value > 1 || playersMin.counted === 'seated', players, { count: playersMin.value }),
    ...Object.entries(playersMin.byGame ?? {}).map(([slug, count]) =>
      line('require.players-in', { game: approved(nameOf(slug)), count }),
    ),
    ...lineIf(potMin.value > 0, 'require.pot', { amount: formatAmount(potMin.value) }),
    line('require.age', { years: age.value }),
    ...others
      .filter(({ topic }) => topic !== 'exclusions' && topic !== 'transfer')
      .map(({ topic, words: said }) => {
        if (said === 'none is asked') return line('require.no-play-time');
        return topic === 'play-time' ? line('require.play-time', { time: approved(said) }) : sentence(said);
      }),
  ];
};

/** Who cannot win, and what does not count. */
export const restrictionLines = (activity: Activity, offering: Offering): readonly SheetLine[] => {
  const { eligibility } = activity;
  const { playersMax, others } = eligibility;
  return [
    ...employeeLines(eligibility, isStated),
    ...flagLines(eligibility, restrictionsOf(activity, offering), isStated),
    ...flagLines(eligibility, RIGHTS, ({ stated }) => stated === 'yes'),
    ...lineWith('restrict.players-max', { count: typeof playersMax.value === 'number' ? playersMax.value : undefined }),
    ...others
      .filter(({ topic }) => topic === 'exclusions' || topic === 'transfer')
      .map(({ words: said }) => sentence(said)),
  ];
};

/**
 * What the house asks where the approval says nothing. Silence is no rule of the approval: such a rule is the house's
 * own and stands apart. What cannot happen, where nothing is won by a hand, is left out. SHT-12
 */
export const houseRuleLines = (activity: Activity, offering: Offering): readonly SheetLine[] => [
  ...employeeLines(activity.eligibility, isSilent),
  ...flagLines(
    { ...activity.eligibility, prizeLimit: LIMITLESS, ...seatsOf(activity, offering) },
    restrictionsOf(activity, offering),
    isSilent,
  ),
];
/** Where nothing is won by a hand, who stands behind a seat has no part that could be denied. */
const seatsOf = (activity: Activity, offering: Offering): Partial<Eligibility> =>
  restrictionsOf(activity, offering) === RESTRICTIONS ? {} : { backline: { value: 'eligible', stated: 'yes' } };

/** That there is no limit needs no rule. */
const LIMITLESS = { value: 'none', stated: 'yes' } as const;

type Said = (field: { readonly stated: 'yes' | 'implied' | 'no' }) => boolean;
const isStated: Said = ({ stated }) => stated !== 'no';
const isSilent: Said = ({ stated }) => stated === 'no';

/** On duty and off duty alike are one sentence. */
const employeeLines = (
  { employeesOnDuty: on, employeesOffDuty: off }: Eligibility,
  isMeant: Said,
): readonly SheetLine[] => {
  if (on.value === 'ineligible' && off.value === 'ineligible' && isMeant(on) && isMeant(off))
    return [line('restrict.employees')];
  const isSaid = (field: Parameters<Said>[0] & { readonly value: string }): boolean =>
    isMeant(field) && (field.value !== 'eligible' || field.stated === 'yes');
  const lines: readonly (PlainMessage | undefined)[] = [
    isSaid(on) ? ON_DUTY[on.value] : undefined,
    isSaid(off) ? OFF_DUTY[off.value] : undefined,
  ];
  return lines.filter(message => message !== undefined).map(message => line(message));
};

const ON_DUTY = {
  ineligible: 'restrict.on-duty',
  'on-standby': 'restrict.on-standby',
  eligible: 'restrict.on-duty-can',
} as const;
const OFF_DUTY = {
  ineligible: 'restrict.off-duty',
  'out-of-uniform': 'restrict.uniform',
  eligible: 'restrict.off-duty-can',
} as const;

/** Where no hand wins or earns anything, nothing is said of folded hands, misdeals and the like. */
const restrictionsOf = (activity: Activity, offering: Offering): FlagLines => {
  const isOfHands = chartsInForce(activity, offering).some(({ rows }) => rows.length > 0);
  if (isOfHands || (activity.designates ?? []).length > 0) return RESTRICTIONS;
  const isOfCoupons = activity.runs.some(run => 'kinds' in run);
  return isOfCoupons ? { ...WITHOUT_HANDS, playerDealer: COUPONS } : WITHOUT_HANDS;
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

const flagLines = (eligibility: Eligibility, lines: FlagLines, isMeant: Said = () => true): readonly SheetLine[] =>
  (Object.entries(lines) as [FlagName, Readonly<Record<string, PlainMessage | undefined>>][]) // Entries lose the names.
    .filter(([field]) => isMeant(eligibility[field]))
    .map(([field, messages]) => messages[eligibility[field].value])
    .filter(message => message !== undefined)
    .map(message => line(message));

const REQUIREMENTS = {
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
} satisfies FlagLines;

/** What the approval says somebody may. */
const RIGHTS = {
  presence: { 'not-required': 'require.presence-not', required: undefined },
  backline: { eligible: 'restrict.backline-can', ineligible: undefined, 'where-the-game-allows': undefined },
  playerDealer: { eligible: 'restrict.player-dealer-can', ineligible: undefined },
  folded: { eligible: 'restrict.folded-can', ineligible: undefined, 'after-flop': undefined, 'held-aside': undefined },
  allIn: { 'completes-bets': 'restrict.completes-bets', 'does-not-complete-bets': undefined },
} satisfies FlagLines;

const RESTRICTIONS = {
  backline: { ineligible: 'restrict.backline', 'where-the-game-allows': 'restrict.backline-game', eligible: undefined },
  playerDealer: { ineligible: 'restrict.player-dealer', eligible: undefined },
  propositionPlayers: { ineligible: 'restrict.proposition', eligible: undefined },
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
} satisfies FlagLines;

const COUPONS = { ineligible: 'restrict.player-dealer-coupon', eligible: undefined } as const;

const WITHOUT_HANDS: FlagLines = {
  backline: RESTRICTIONS.backline,
  playerDealer: RESTRICTIONS.playerDealer,
  propositionPlayers: RESTRICTIONS.propositionPlayers,
  tournamentTables: RESTRICTIONS.tournamentTables,
  prizeLimit: RESTRICTIONS.prizeLimit,
};
