import { CATEGORIES, handNames } from '#core/cards';
import { type Cents, cents, formatAmount } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import { approved, line, lineIf, lineWith, list, type SheetLine, table, type Words, words } from '../words.ts';

/** What a promotion has posted, as far as players are told of it. Its mechanism has checked it when it was opened. */
type Posted = {
  readonly spots?: readonly Spot[];
  readonly jackpot?: Spot;
  readonly guarantee?: Cents;
  readonly guaranteedAt?: { readonly from: string; readonly to: string };
  readonly structure?: Structure;
  readonly from?: string;
  readonly to?: string;
  readonly creditsPerSwipe?: number;
  readonly prizes?: Readonly<Record<string, number>>;
  /** What is on the wheel besides cards. */
  readonly valueAwards?: readonly string[];
  readonly minutesPerCredit?: number;
  readonly minutesFor?: Readonly<Record<string, number>>;
  readonly rewards?: Readonly<Record<string, { readonly value: Cents }>>;
  readonly games?: readonly string[];
  readonly sells?: Period;
  readonly plays?: Period;
  readonly buyIns?: readonly { readonly face: Cents; readonly price: Cents }[];
  readonly deadline?: string;
  readonly things?: Readonly<Record<string, string>>;
  readonly periods?: readonly { readonly period: string; readonly prizes: PeriodPrizes }[];
  readonly eachTable?: { readonly amount?: Cents; readonly item?: string; readonly value?: Cents };
  readonly thing?: string;
  readonly keepsDrum?: boolean;
  readonly carValue?: Cents;
};
type Spot = { readonly type: string; readonly amount?: Cents; readonly what?: string; readonly value?: Cents };
type Period = { readonly from: string; readonly to: string };
type PeriodPrizes = { readonly cash: Cents; readonly items: readonly string[] };
type Purchase = { readonly price: Cents; readonly limit?: number; readonly chips?: number };
type Structure = {
  readonly games?: readonly string[];
  readonly buyIn: Cents;
  readonly entryFee: Cents;
  readonly chips?: number;
  readonly lateEntryUntil?: number;
  readonly rebuy?: Purchase;
  readonly addOn?: Purchase;
  readonly guarantee?: Cents;
  readonly added?: Cents;
  readonly payout: Payout;
  readonly things?: readonly { readonly place: number; readonly what: string; readonly value: Cents }[];
  readonly bounties?: { readonly from: 'pool' | 'house'; readonly on: Readonly<Record<string, Cents>> };
  readonly charity?: { readonly name: string; readonly percent: number };
};
type Payout =
  | {
      readonly type: 'percent';
      readonly percents: readonly number[];
      readonly byEntries?: readonly { readonly entriesMin: number; readonly percents: readonly number[] }[];
    }
  | { readonly type: 'flat'; readonly amounts: readonly Cents[] }
  | { readonly type: 'item'; readonly value: Cents; readonly what?: string }
  | { readonly type: 'double' };

/** Moments of the house's clock, in words. */
type Clock = (moment: string) => Words;

/** What the promotions of an activity have posted: spots, fees, chips, prizes, credits, times. SHT-11 */
export const postedLines = (promotions: readonly object[], clock: Clock): readonly SheetLine[] =>
  promotions.flatMap(one => {
    const posted = one as Posted; // Its mechanism has checked it.
    return [
      ...wheelLines(posted),
      ...tournamentLines(posted),
      ...valueLines(posted),
      ...trackingLines(posted, clock),
      ...couponLines(posted, clock),
      ...contestLines(posted, clock),
      ...otherLines(posted),
    ];
  });

const wheelLines = ({ spots, jackpot, guarantee, guaranteedAt }: Posted): readonly SheetLine[] => {
  if (spots === undefined) return [];
  const counted = Map.groupBy(spots, spot => JSON.stringify(spot));
  const rows = [...counted.values()].map(alike => [spotInWords(alike[0]!), `${alike.length}`]);
  const amount = guarantee === undefined ? undefined : formatAmount(guarantee);
  return [
    line('posted.spots', { count: spots.length }),
    ...table([words('posted.spot'), words('posted.count')], rows),
    ...(jackpot === undefined ? [] : [pair(words('posted.jackpot'), spotInWords(jackpot))]),
    ...(guaranteedAt === undefined
      ? lineWith('posted.guarantee', { amount })
      : lineWith('posted.guarantee-at', {
          amount,
          from: { moment: guaranteedAt.from },
          to: { moment: guaranteedAt.to },
        })),
  ];
};

/** What each hand spun on the wheel pays, the best first, and what else is on it. */
const valueLines = ({ valueAwards, prizes = {} }: Posted): readonly SheetLine[] => {
  if (valueAwards === undefined) return [];
  const paid = CATEGORIES.toReversed().filter(category => prizes[category] !== undefined);
  const best = Object.keys(prizes).length === paid.length ? paid : [];
  return [
    ...table(
      [words('column.hand'), words('column.pays')],
      best.map(category => [{ said: handNames(category) }, formatAmount(cents(prizes[category]!))]),
    ),
    ...(valueAwards.length === 0 ? [] : [line('posted.value-awards', { things: counted(valueAwards) })]),
  ];
};

/** Things of a list, each once with how often it is there. */
const counted = (things: readonly string[]): Words =>
  list(
    ...[...Map.groupBy(things, what => what)].map(([what, alike]) =>
      alike.length === 1 ? approved(what) : words('prize.counted', { label: approved(what), count: alike.length }),
    ),
  );

const spotInWords = ({ type, amount, what, value }: Spot): Words => {
  if (type === 'double') return words('posted.double');
  return what === undefined ? formatAmount(amount!) : thing(what, value);
};

const thing = (what: string, value: Cents | undefined): Words =>
  value === undefined ? approved(what) : words('posted.worth', { what: approved(what), value: formatAmount(value) });

const pair = (label: Words, value: Words): SheetLine => line('sheet.pair', { label, value });

const tournamentLines = ({ structure }: Posted): readonly SheetLine[] => {
  if (structure === undefined) return [];
  const { buyIn, entryFee, chips, rebuy, addOn, guarantee, added, lateEntryUntil, bounties, charity } = structure;
  const bounty = bounties === undefined ? [] : [...new Set(Object.values(bounties.on))];
  return [
    ...(structure.games === undefined ? [] : [line('posted.games', { games: gameNames(structure.games) })]),
    pair(words('posted.buy-in'), formatAmount(buyIn)),
    pair(words('posted.entry-fee'), formatAmount(entryFee)),
    ...(chips === undefined ? [] : [pair(words('posted.chips'), chips.toLocaleString('en-US'))]),
    ...purchaseLine('posted.rebuy', rebuy),
    ...purchaseLine('posted.add-on', addOn),
    ...(guarantee === undefined ? [] : [pair(words('posted.guaranteed'), formatAmount(guarantee))]),
    ...(added === undefined ? [] : [pair(words('posted.added'), formatAmount(added))]),
    ...(lateEntryUntil === undefined
      ? []
      : [pair(words('posted.late'), words('posted.late-until', { level: `${lateEntryUntil}` }))]),
    ...bounty.map(amount =>
      pair(words('posted.bounty'), words('posted.bounty-on', { amount: formatAmount(amount), source: bounties!.from })),
    ),
    ...lineIf(bounty.length > 0, 'posted.bounty-rule'),
    ...payoutLines(structure),
    ...lineIf(structure.payout.type !== 'double', 'posted.deal'),
    ...(charity === undefined
      ? []
      : [line('posted.charity', { percent: `${charity.percent}`, name: approved(charity.name) })]),
  ];
};

const purchaseLine = (label: 'posted.rebuy' | 'posted.add-on', bought: Purchase | undefined): readonly SheetLine[] => {
  if (bought === undefined) return [];
  const { price, chips, limit } = bought;
  const paid = formatAmount(price);
  const chipWords: Words =
    chips === undefined ? paid : words('posted.chips-for', { price: paid, chips: chips.toLocaleString('en-US') });
  const said = limit === undefined ? chipWords : words('posted.up-to-times', { said: chipWords, count: limit });
  return [pair(words(label), said)];
};

const payoutLines = ({ payout, things = [] }: Structure): readonly SheetLine[] => {
  const besides = table(
    [words('column.place'), words('column.prize')],
    things.map(({ place, what, value }) => [`${place}`, thing(what, value)]),
  );
  const places = (values: readonly string[]): readonly SheetLine[] => [
    line('posted.paid-places', { count: values.length }),
    ...table(
      [words('column.place'), words('column.prize')],
      values.map((value, place) => [`${place + 1}`, value]),
    ),
    ...besides,
  ];
  switch (payout.type) {
    case 'percent':
      return [
        ...places(payout.percents.map(percent => `${percent}%`)),
        ...(payout.byEntries ?? []).map(({ entriesMin, percents }) =>
          line('posted.paid-places-from', {
            entries: `${entriesMin}`,
            count: percents.length,
            percents: percents.map(percent => `${percent}%`).join(' / '),
          }),
        ),
      ];
    case 'flat':
      return places(payout.amounts.map(formatAmount));
    case 'item': {
      const what = payout.what === undefined ? words('posted.an-entry') : approved(payout.what);
      return [line('posted.each-worth', { what, value: formatAmount(payout.value) }), ...besides];
    }
    case 'double':
      return [line('posted.doubles'), ...besides];
  }
};

const trackingLines = (posted: Posted, clock: Clock): readonly SheetLine[] => {
  const { creditsPerSwipe, prizes = {}, minutesPerCredit = 60, minutesFor, rewards = {}, games, from, to } = posted;
  if (creditsPerSwipe === undefined) return [];
  return [
    ...spanLines(from, to, clock),
    ...lineIf(creditsPerSwipe > 0, 'posted.credits', { count: creditsPerSwipe, minutes: minutesPerCredit }),
    ...table(
      [words('column.games'), words('column.minutes')],
      Object.entries(minutesFor ?? {}).map(([game, minutes]) => [approved(nameOfGame(game)), `${minutes}`]),
    ),
    ...(games === undefined ? [] : [line('posted.games', { games: gameNames(games) })]),
    ...table(
      [words('column.prize'), words('column.credits')],
      Object.entries(prizes).map(([what, credits]) => [thing(what, rewards[what]?.value), `${credits}`]),
    ),
  ];
};

const spanLines = (from: string | undefined, to: string | undefined, clock: Clock): readonly SheetLine[] => {
  if (from === undefined) return [];
  return [
    to === undefined
      ? line('posted.from', { from: clock(from) })
      : line('posted.from-to', { from: clock(from), to: clock(to) }),
  ];
};

const gameNames = (slugs: readonly string[]): Words => list(...slugs.map(slug => approved(nameOfGame(slug))));

const couponLines = ({ sells, plays, buyIns, games, creditsPerSwipe, deadline }: Posted, clock: Clock) => {
  const isCoupon = creditsPerSwipe === undefined && deadline === undefined;
  const span = ({ from, to }: Period) => ({ from: clock(from), to: clock(to) });
  return [
    ...(sells === undefined ? [] : [line('posted.sold', span(sells))]),
    ...(plays === undefined ? [] : [line('posted.played', span(plays))]),
    ...(isCoupon && games !== undefined ? [line('posted.games', { games: gameNames(games) })] : []),
    ...table(
      [words('column.face'), words('column.price')],
      (buyIns ?? []).map(({ face, price }) => [formatAmount(face), formatAmount(price)]),
    ),
  ];
};

/** Picks of games have a deadline; a contest of points has no games. */
const contestLines = ({ games, deadline, things, periods }: Posted, clock: Clock): readonly SheetLine[] => [
  ...(deadline === undefined || games === undefined
    ? []
    : [line('posted.contest', { games: list(...games.map(approved)) })]),
  ...(deadline === undefined ? [] : [line('posted.deadline', { at: clock(deadline) })]),
  ...table(
    [words('column.place'), words('column.prize')],
    Object.entries(things ?? {}).map(([place, what]) => [place, approved(what)]),
  ),
  ...table(
    [words('column.period'), words('column.cash'), words('column.items')],
    (periods ?? []).map(({ period, prizes: { cash, items } }) => [
      approved(period),
      formatAmount(cash),
      items.length === 0 ? '' : list(...items.map(approved)),
    ]),
  ),
];

const otherLines = ({ eachTable, thing: what, carValue }: Posted): readonly SheetLine[] => [
  ...(eachTable === undefined
    ? []
    : [
        line('posted.each-table', {
          prize:
            eachTable.item === undefined ? formatAmount(eachTable.amount!) : thing(eachTable.item, eachTable.value),
        }),
      ]),
  ...(what === undefined ? [] : [line('posted.winner-gets', { what: approved(what) })]),
  ...(carValue === undefined ? [] : [line('posted.car', { value: formatAmount(carValue) })]),
];
