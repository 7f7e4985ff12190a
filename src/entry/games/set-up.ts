import type { Refusal } from '#core/base';
import {
  CARDS,
  type CardWay,
  type GameSetUp,
  keepsCards,
  type PokerSetUp,
  pokerGameNamed,
  tableGameNamed,
} from '#core/games';
import type { MeterRule, PayBoard, PokerRules } from '#core/games/table';
import type { CommandOf } from '#core/house';
import { dollars, formatAmount, NO_CARRY, type Rate } from '#core/money';
import { amountIn, changed, countIn, ifWritten, type Read, required, together } from '../reading/index.ts';

type Asked = Extract<CommandOf<'SetUpGame'>['setUp'], { readonly schedules: object }>;

/** How a game is set up, as it is written in the office. */
export type GameDraft = {
  readonly game: string;
  /** The key of a pay table, `yes` of a bet that is offered or not, empty where it is not offered. */
  readonly schedules: Readonly<Record<string, string>>;
  /** By `meter.field`: posted, reset, reserve in dollars; rate and part in percent. */
  readonly meters: Readonly<Record<string, string>>;
  /** Limits of side bets in dollars, by `wager.from` and `wager.to`. */
  readonly limits: Readonly<Record<string, string>>;
  readonly way: 'count' | 'full';
  readonly dealing: NonNullable<Asked['dealing']>;
  /** How its cards are kept; `none` where the house does not follow them. */
  readonly cards: CardWay | 'none';
  readonly positions: string;
  readonly severalPositions: boolean;
  readonly magicCard: boolean;
  readonly luckyBonus: boolean;
};

/** As the game is set up now, or a fresh form. */
export const gameDraft = (game: string, now: PokerSetUp | undefined): GameDraft => ({
  game,
  schedules: Object.fromEntries(
    Object.entries(now?.schedules ?? {}).flatMap(([name, key]) =>
      typeof key === 'string' ? [[name, key]] : key === true ? [[name, 'yes']] : [],
    ),
  ),
  meters: Object.fromEntries([
    ...Object.entries(now?.meters ?? {}).flatMap(([name, meter]) =>
      meter === undefined
        ? []
        : [
            [`${name}.posted`, formatAmount(meter.posted)],
            [`${name}.reset`, formatAmount(meter.reset)],
            [`${name}.reserve`, formatAmount(meter.reserve)],
          ],
    ),
    ...Object.entries(now?.progressions ?? {}).flatMap(([name, fed]) =>
      fed === undefined
        ? []
        : [
            [`${name}.rate`, percentText(fed.rate)],
            [`${name}.part`, percentText(fed.reserve)],
          ],
    ),
  ]),
  limits: Object.fromEntries(
    Object.entries(now?.limits ?? {}).flatMap(([wager, limit]) =>
      limit === undefined
        ? []
        : [
            [`${wager}.from`, formatAmount(limit.from)],
            [`${wager}.to`, formatAmount(limit.to)],
          ],
    ),
  ),
  way: now?.way ?? 'full',
  dealing: now?.dealing ?? 'automated-shoe',
  cards: (now?.cards as CardWay | undefined) ?? 'none', // One of the list.
  positions: String(now?.positions ?? POSITIONS),
  severalPositions: now?.severalPositions ?? false,
  magicCard: now?.magicCard ?? false,
  luckyBonus: now?.luckyBonus ?? false,
});

const POSITIONS = 6;

export const withSchedule = (draft: GameDraft, name: string, key: string): GameDraft => ({
  ...draft,
  schedules: { ...draft.schedules, [name]: key },
});

const chosenIn = ({ schedules }: GameDraft): Asked['schedules'] =>
  Object.fromEntries(
    Object.entries(schedules).flatMap(([name, key]) => (key === '' ? [] : [[name, key === 'yes' ? true : key]])),
  ) as Asked['schedules']; // Of the lists of the game.

const rulesOf = (draft: GameDraft): PokerRules | undefined => {
  const rules = pokerGameNamed(draft.game)?.rulesFor(chosenIn(draft));
  return rules?.ok === true ? rules.value : undefined;
};

/** What the pay tables that are chosen ask for, and what is posted of them. */
export const boardsFor = (
  draft: GameDraft,
): { readonly meters: readonly MeterRule[]; readonly boards: readonly PayBoard[] } => {
  const rules = rulesOf(draft);
  return { meters: rules?.metersNeeded ?? [], boards: rules?.payBoards ?? [] };
};

/** Bets whose limits a house may set: neither those of the table nor chips on a sensor. */
export const sideBetsOf = (draft: GameDraft): readonly string[] => {
  const rules = rulesOf(draft);
  if (rules === undefined) return [];
  return rules.bets.filter(
    wager =>
      !rules.postedBets.includes(wager) &&
      !rules.progressives.includes(wager) &&
      rules.checkBet({}, wager, dollars(1)) === undefined,
  );
};

/** Whether the game leaves it to the house that a player bets at several positions. */
export const mayTakeSeveral = (draft: GameDraft): boolean => rulesOf(draft)?.mayTakeSeveralPositions === true;

/** Ways to keep the cards, where the rules of the game say how. */
export const cardWaysOf = ({ game }: GameDraft): readonly GameDraft['cards'][] =>
  keepsCards(game) ? ['none', ...CARDS.ways] : [];

/** Percent as it is written, to the thousandth: 12.5 is 125 of 1,000. */
const percentIn = (text: string): Read<Rate> => {
  const found = /^(\d{1,3})(?:\.(\d{1,3}))?\s*%?$/.exec(text.trim());
  if (found === null) return { ok: false, words: text };
  const over = Number(found[1]) * 1_000 + Number((found[2] ?? '').padEnd(3, '0'));
  return over <= 100_000 ? { ok: true, value: lowest(over, 100_000) } : { ok: false, words: text };
};

const lowest = (over: number, under: number): Rate => {
  const common = (a: number, b: number): number => (b === 0 ? a : common(b, a % b));
  const by = common(over, under);
  return { over: over / by, under: under / by } as Rate; // In lowest terms.
};

const percentText = ({ over, under }: Rate): string => String(Math.round((over * 100_000) / under) / 1_000);

/** The command, or the words that cannot be read; empty words where something is missing. */
export const setUpIn = (draft: GameDraft): Read<CommandOf<'SetUpGame'>> => {
  const { meters } = boardsFor(draft);
  const at = (meter: string, field: string): string => draft.meters[`${meter}.${field}`] ?? '';
  const each = <Value>(read: (meter: string) => Read<Value>): Read<Readonly<Record<string, Value>>> =>
    together(Object.fromEntries(meters.map(({ meter }) => [meter, read(meter)])));
  const form = together({
    meters: each(meter =>
      together({
        posted: required(at(meter, 'posted'), amountIn),
        reset: required(at(meter, 'reset'), amountIn),
        reserve: amountIn(at(meter, 'reserve') || '0'),
      }),
    ),
    progressions: each(meter =>
      together({ rate: required(at(meter, 'rate'), percentIn), reserve: percentIn(at(meter, 'part') || '0') }),
    ),
    limits: limitsIn(draft),
    positions: ifWritten(draft.positions, countIn),
  });
  return changed(form, ({ limits, ...read }) => ({
    type: 'SetUpGame',
    setUp: {
      game: draft.game,
      schedules: chosenIn(draft),
      ...read,
      ...(Object.keys(limits).length > 0 && { limits }),
      way: draft.way,
      dealing: draft.dealing,
      severalPositions: draft.severalPositions,
      ...(draft.cards !== 'none' && { cards: draft.cards }),
      ...(draft.magicCard && { magicCard: true }),
      ...(draft.luckyBonus && { luckyBonus: true }),
    } as Asked, // A game of the list, with its own pay tables and meters.
  }));
};

/** A limit is written with both ends. */
const limitsIn = (draft: GameDraft): Read<Readonly<Record<string, { readonly from: number; readonly to: number }>>> => {
  const written = sideBetsOf(draft).filter(wager =>
    ['from', 'to'].some(end => (draft.limits[`${wager}.${end}`] ?? '').trim() !== ''),
  );
  const end = (wager: string, name: string) => required(draft.limits[`${wager}.${name}`] ?? '', amountIn);
  return together(
    Object.fromEntries(written.map(wager => [wager, together({ from: end(wager, 'from'), to: end(wager, 'to') })])),
  );
};

/** Why the house would refuse it, with the clause, before anything is sent. */
export const objectionTo = ({ setUp }: CommandOf<'SetUpGame'>, before: PokerSetUp | undefined): Refusal | undefined => {
  if (!('schedules' in setUp)) return undefined;
  const meters = Object.fromEntries(
    Object.entries(setUp.meters).flatMap(([name, meter]) =>
      meter === undefined ? [] : [[name, { ...meter, carry: NO_CARRY }]],
    ),
  );
  return tableGameNamed(setUp.game)?.checkSetUp({ ...setUp, meters } as GameSetUp, before?.meters ?? {}); // As it was read.
};
