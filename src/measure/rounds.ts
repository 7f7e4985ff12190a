import { type Answer, answer, defined, type Refusal } from '#core/base';
import { leastDealtIn } from '#core/eligibility';
import { type CommandOf, type HouseCommand, type Seen, standingFund } from '#core/house';
import { type Rule, settleRound } from '#core/mechanisms';
import { minus, NOTHING, total } from '#core/money';
import { type Activity, type Bettor, type Round, rowsInForce } from '#core/rulebook';
import { checklistOf } from '#core/state';
import type { AwardView } from '#core/views';
import { awardWritten, type Came, type Journal, type Payer, plainFund, readFund, sumOf } from '../conformance/index.ts';
import { giveAll } from './give-all.ts';

type Stated = { readonly rule: Rule; readonly payer: Payer; readonly fundJson: unknown };

/** Dealt, called, verified and read back. */
export const played = async (journal: Journal, stated: Stated, round: Round): Promise<Came> => {
  const table = round.table ?? 1;
  const refused = (await dealt(journal, stated, round, table)) ?? (await verified(journal, stated, round, table));
  return refused ?? outcomeIn(journal, stated.payer, stated.rule);
};

type More = (award: AwardView & { readonly row?: string }) => { readonly round?: number; readonly hand?: string };

/** The awards that the cage sees, with what those were told who verified them; and what the fund holds. */
export const outcomeIn = async (
  journal: Journal,
  payer: Payer,
  { activity }: Rule,
  more: More = () => ({}),
): Promise<Answer<Readonly<Record<string, unknown>>>> => {
  const awards = Object.values(await journal.shown('awards')).filter(one => one.activity === activity.id);
  const made = new Map(journal.events.flatMap(event => (event.type === 'AwardMade' ? [[event.award, event]] : [])));
  const written = awards.map(award => {
    const { on, bettor = award.player, row } = made.get(award.award) ?? {};
    const known = { ...award, ...defined({ row }) };
    return { ...awardWritten({ ...known, on, bettor } as never), ...more(known) }; // Hands give nothing else.
  });
  return answer({
    none: awards.length === 0,
    awards: new Set(together(written)),
    paid: sumOf(awards as never),
    fund: plainFund(await fundShown(journal, payer)),
  });
};

/** The pools as the meters show them; reserve and advance are on no sign, and are read in the books. */
export const fundShown = async (journal: Journal, payer: Payer): Promise<ReturnType<typeof standingFund>> => {
  const fund = standingFund(journal.house().funds, payer);
  const shown = (await journal.shown('meters'))[payer.activity]?.pools ?? [];
  return { ...fund, pools: { ...fund.pools, ...Object.fromEntries(shown.map(({ pool, amount }) => [pool, amount])) } };
};

/** Everybody in the room has an award of their own; a scenario writes equal ones as one. */
const together = (written: readonly Written[]): readonly object[] => {
  const ofRoom = Map.groupBy(
    written.filter(({ share }) => share === 'room'),
    ({ cents }) => cents,
  );
  const asOne = [...ofRoom.values()].map(same => {
    const { seat: _, ...first } = same[0]!; // A group has a member.
    const sum = (part: keyof Written['pays']) => total(same.map(({ pays }) => pays[part]));
    const pays = { pool: sum('pool'), reserve: sum('reserve'), house: sum('house') };
    return { ...first, count: same.length, pays };
  });
  return [...written.filter(({ share }) => share !== 'room'), ...asOne];
};
type Written = ReturnType<typeof awardWritten>;

/** The table is opened, everybody sits down, fees are placed, the game starts; the fund then holds what is stated. */
export const dealt = async (
  journal: Journal,
  stated: Stated,
  round: Round,
  table: number,
): Promise<Refusal | undefined> => {
  const { id: activity } = stated.rule.activity;
  const { game } = round.deal;
  const plays = {
    game,
    isLive: round.isLive,
    isTournament: round.isTournament,
    ...defined({ betMin: round.tableLimit }),
  };
  const bank = round.bettors.find(({ isPlayerDealer }) => isPlayerDealer)?.hand.seat;
  const unlisted = bank === undefined && round.deal.dealerCards.length > 0 ? BANK : undefined;
  const places = placesOf(round.bettors);
  const lights = (round.isLive ? places : []).flatMap(({ bettor: { hand, fee }, position }) =>
    fee.map(space => ({ type: 'LightSeat', table, lit: { seat: hand.seat, position, activity, space } }) as const),
  );
  const asking = places.flatMap(({ bettor: { hand, asked: row }, position }) =>
    row === undefined ? [] : [{ type: 'AskForPrize', table, seat: hand.seat, position, activity, row } as const],
  );
  const start = { type: 'StartGame', table, ...defined({ playerDealer: bank, pot: round.pot }) } as const;
  return (
    (await giveAll(journal.ask, [
      { type: 'OpenTable', table, plays },
      ...places.map(({ bettor, position }) => seating(table, bettor, position)),
      ...(unlisted === undefined ? [] : [sitting(table, unlisted)]),
      ...othersDealtIn(stated.rule.activity, round, unlisted).map(seat => sitting(table, seat)),
    ])) ??
    (await placed(journal, lights)) ??
    (await giveAll(journal.ask, asking)) ??
    (await begun(journal, start)) ??
    (await unpaid(journal, round, table)) ??
    (await otherPayers(journal, stated, round, table)) ??
    (await setMoney(journal, stated))
  );
};

/** Who has the cards in front of the dealer, where a scenario lists no such seat: the last one of a table. */
const BANK = 11;

/**
 * Those who were dealt in and whose cards no scenario needs to tell, where the approval counts them: without them
 * nobody could call the hand. Where a bank is needed, it is the first of them. Where others at the table have a share
 * of a prize, a scenario lists everybody.
 */
const othersDealtIn = (
  { charts, payouts, eligibility }: Activity,
  { bettors, deal, playersDealtIn = 0 }: Round,
  unlisted: number | undefined,
): readonly number[] => {
  const shares = payouts.flatMap(({ bands }) => bands.flatMap(band => band.shares));
  const extras = charts.flatMap(({ rows }) => rows.flatMap(row => row.extras ?? []));
  const isShared = shares.some(({ to }) => to === 'table' || to === 'room') || extras.length > 0;
  const taken = new Set([...bettors.map(({ hand }) => hand.seat), ...(unlisted === undefined ? [] : [unlisted])]);
  if (isShared || taken.size >= leastDealtIn(eligibility, deal.game)) return [];
  const free = Array.from({ length: BANK }, (_, place) => BANK - place).filter(seat => !taken.has(seat));
  return free.slice(0, Math.max(0, playersDealtIn - taken.size));
};

/** A chip where no fee is taken goes back to the player. */
const placed = async (journal: Journal, lights: readonly HouseCommand[]): Promise<Refusal | undefined> => {
  for (const light of lights) {
    const refused = await journal.ask(light);
    if (refused !== undefined && refused.code !== 'fee-not-placed') return refused;
  }
  return undefined;
};

/** The game starts, if need be after the chips are given back that hold it up, and the bank is marked. */
const begun = async (journal: Journal, start: CommandOf<'StartGame'>): Promise<Refusal | undefined> => {
  const { table } = start;
  const refused = await journal.ask(start);
  const { seated = [], lit = [] } = journal.house().tables.get(table) ?? {};
  if (refused?.code === 'fee-to-give-back') {
    const back = await giveAll(
      journal.ask,
      lit.map(one => ({ type: 'ClearSeat', table, lit: one }) as const),
    );
    return back ?? begun(journal, start);
  }
  if (refused?.code !== 'player-dealer-needed' || start.playerDealer === BANK) return refused;
  const isEmpty = !seated.some(({ seat }) => seat === BANK);
  const sat = isEmpty ? await journal.ask(sitting(table, BANK)) : undefined;
  return sat ?? begun(journal, { ...start, playerDealer: BANK });
};

/** So many have paid in the whole room: those who are not at this table play at others. */
const otherPayers = async (
  journal: Journal,
  { rule }: Stated,
  { deal, isLive, bettors, feePayersInRoom = 0 }: Round,
  table: number,
): Promise<Refusal | undefined> => {
  const { id: activity } = rule.activity;
  const paying = isLive ? bettors.filter(({ fee }) => fee.length > 0).length : 0;
  const more = Math.max(0, feePayersInRoom - paying);
  const atEach = Array.from({ length: Math.ceil(more / AT_A_TABLE) }, (_, n) =>
    Math.min(AT_A_TABLE, more - n * AT_A_TABLE),
  );
  return giveAll(
    journal.ask,
    atEach.flatMap((count, n) => payersAt(table + 1 + n, count, { activity, game: deal.game })),
  );
};

const AT_A_TABLE = 8;

const payersAt = (
  table: number,
  count: number,
  { activity, game }: { readonly activity: string; readonly game: string },
): readonly HouseCommand[] => {
  const seats = Array.from({ length: count }, (_, place) => place + 1);
  const bank = count + 1;
  return [
    { type: 'OpenTable', table, plays: { game, isLive: true, isTournament: false } },
    ...[...seats, bank].map(seat => sitting(table, seat)),
    ...seats.map(
      seat => ({ type: 'LightSeat', table, lit: { seat, position: 1, activity, space: 'player' } }) as const,
    ),
    { type: 'StartGame', table, playerDealer: bank },
  ];
};

const sitting = (table: number, seat: number): HouseCommand => ({
  type: 'SeatPlayer',
  table,
  seated: { seat, position: 1, player: { type: 'anonymous' }, role: 'player' },
});

/** Where nobody in the scenario has paid a fee, what Start Game took from everybody goes back to them. */
const unpaid = async (journal: Journal, { bettors }: Round, table: number): Promise<Refusal | undefined> => {
  const took = journal.house().tables.get(table)?.round?.fees ?? [];
  const isPaid = took.length === 0 || bettors.some(({ fee }) => fee.length > 0);
  return isPaid ? undefined : journal.ask({ type: 'BackOutFees', table, reason: 'Nobody has paid' });
};

type Placed = { readonly bettor: Bettor; readonly position: number };

/** Everybody has a place of their own: the scenario's, or the next free one at the seat; who sits there is first. */
export const placesOf = (bettors: readonly Bettor[]): readonly Placed[] => {
  const taken = new Set<string>();
  const sitting = bettors.filter(({ role }) => role !== 'backline');
  const isSat = ({ hand: { seat } }: Bettor): boolean => sitting.some(({ hand }) => hand.seat === seat);
  const behind = bettors.filter(one => one.role === 'backline' && isSat(one));
  return [...bettors.filter(one => !behind.includes(one)), ...behind].map(bettor => {
    const isAlone = !behind.some(({ hand }) => hand.seat === bettor.hand.seat);
    let position = isAlone ? bettor.position : 1;
    while (taken.has(`${bettor.hand.seat} ${position}`)) position += 1;
    taken.add(`${bettor.hand.seat} ${position}`);
    return { bettor, position };
  });
};

const seating = (table: number, { hand, name, role, age }: Bettor, position: number): HouseCommand => ({
  type: 'SeatPlayer',
  table,
  seated: {
    seat: hand.seat,
    position,
    player: name === undefined ? { type: 'anonymous' } : { type: 'member', id: name },
    role,
    ...defined({ age }),
  },
});

/** The fees of a scenario's round are in its fund already: what this round took besides is taken out again by two. */
const setMoney = async (journal: Journal, { rule, payer, fundJson }: Stated): Promise<Refusal | undefined> => {
  const { activity } = payer;
  const stands = standingFund(journal.house().funds, payer);
  const { pools, reserve, advance } = readFund(rule, fundJson);
  const inPools = Object.fromEntries(Object.keys(stands.pools).map(key => [key, pools[key] ?? NOTHING]));
  const holds = { pools: inPools, reserve: minus(reserve, stands.daysFees), advance };
  const isSame =
    stands.reserve === holds.reserve &&
    stands.advance === advance &&
    Object.entries(inPools).every(([key, amount]) => stands.pools[key] === amount);
  if (isSame) return undefined;
  return giveAll(journal.ask, [
    { type: 'PauseOffering', activity, reason: 'The fund of the scenario' },
    { type: 'CorrectFund', activity, holds, reason: 'The fund of the scenario' },
    { type: 'ResumeOffering', activity },
  ]);
};

/** Called at the keypad, verified at the floor with the whole checklist, agreed to by somebody else. */
export const verified = async (
  journal: Journal,
  { rule, payer }: Stated,
  round: Round,
  table: number,
): Promise<Refusal | undefined> => {
  const { id: activity } = rule.activity;
  const fund = standingFund(journal.house().funds, payer);
  const won = settleRound(rule, fund, round).awards.flatMap(({ to: { seat, row } }) =>
    row === undefined ? [] : [{ seat, row }],
  );
  const [first] = round.bettors;
  const [row] = rowsInForce(rule.activity, rule.offering, round.deal.game);
  const tried = first === undefined || row === undefined ? [] : [{ seat: first.hand.seat, row: row.key }];
  const called = new Map((won.length > 0 ? won : tried).map(one => [`${one.seat} ${one.row}`, one]));
  const calling = [...called.values()].map(one => ({ type: 'CallHand', table, activity, ...one }) as const);
  const uncalled = await giveAll(journal.ask, calling);
  if (uncalled !== undefined) return won.length === 0 ? undefined : uncalled; // Nobody can even call it: no award.
  const checked = checklistOf(journal.house(), rule.activity);
  const seen = seenOf(round);
  const verify = { type: 'VerifyHands', table, activity, seen, deckCounted: true, checked, seal: 'S-1' } as const;
  const unverified = await journal.ask(verify);
  if (unverified !== undefined) return unverified;
  for (const review of journal.house().reviews.keys()) {
    const refused = await journal.ask({ type: 'AgreeToReview', review });
    if (refused !== undefined) return refused;
  }
  return confirmed(journal);
};

/** Surveillance has seen on video what waits for it. */
const confirmed = async (journal: Journal): Promise<Refusal | undefined> => {
  const waiting = [...journal.house().awards.values()].filter(({ awaits }) => awaits !== undefined);
  const reviews = new Set(waiting.flatMap(({ review }) => (review === undefined ? [] : [review])));
  return giveAll(
    journal.ask,
    [...reviews].map(review => ({ type: 'ConfirmPlay', review }) as const),
  );
};

/** The round as somebody sees it who stands at the table. */
export const seenOf = (round: Round): Seen => {
  const { deal, bettors, playersDealtIn, pot, tableLimit, feePayersInRoom } = round;
  const { game: _, ...cards } = deal;
  return {
    ...cards,
    ...(round.isMisdeal ? { isMisdeal: true } : {}),
    ...(round.isFouledDeck ? { isFouledDeck: true } : {}),
    ...(round.wasDiscussed ? { wasDiscussed: true } : {}),
    reachedShowdown: round.reachedShowdown,
    places: placesOf(bettors).map(({ bettor, position }) => ({
      seat: bettor.hand.seat,
      position,
      ...(bettor.bonusOnly ? { bonusOnly: true } : {}),
      ...(bettor.isHeldAside ? { isHeldAside: true } : {}),
      ...(bettor.isAllIn ? { isAllIn: true } : {}),
      ...(bettor.missedBlind ? { missedBlind: true } : {}),
      ...defined({ wager: bettor.wager, folded: bettor.folded }),
    })),
    ...defined({ playersDealtIn, pot, tableLimit, feePayersInRoom }),
  };
};

export type { Stated };
