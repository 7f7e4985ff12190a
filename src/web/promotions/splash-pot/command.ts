import type { CommandIn, PostedIn } from '#core/house';
import { NOTHING } from '#core/money';
import type { SeatingView } from '#core/views';
import { numbersIn } from '../parts/lines.ts';
import { prizeIn } from '../parts/posting.ts';
import { all, amountIn, changed, ifWritten, plain, type Read, together } from '../parts/reading.ts';

export type OpenDraft = { readonly splash: string };

export const EMPTY_OPENING: OpenDraft = { splash: '' };

export const postedOf = ({ splash }: OpenDraft): Read<PostedIn<'splash-pot'>> =>
  together({ splash: ifWritten(splash, splashIn) });

const splashIn = (text: string): Read<NonNullable<PostedIn<'splash-pot'>['splash']>> =>
  changed(prizeIn(text), prize => {
    if (prize.type === 'cash') return { type: 'money', amount: prize.amount };
    return { type: 'item', item: prize.what, ...(prize.value === undefined ? {} : { value: prize.value }) };
  });

/** The next hand of a drawn table, as it is written at the desk. */
export type HandDraft = { readonly dealtIn: string; readonly pot: string; readonly winners: string };
export type SplashDraft = {
  /** Tables in the order drawn. */
  readonly draws: string;
  readonly count: string;
  readonly hands: Readonly<Record<string, HandDraft>>;
};

export const EMPTY_HAND: HandDraft = { dealtIn: '', pot: '', winners: '' };

/** Poker tables as the drawing is announced. */
export const pokerTables = (tables: readonly SeatingView[]): readonly SeatingView[] =>
  tables.filter(({ isOpen, hasPot }) => isOpen && hasPot);

type Splash = CommandIn<'splash-pot'>;

/** Tables, tokens in their order, and the hands that were played; who gets what is the core's to say. SPL-1 */
export const splashOf = (tables: readonly SeatingView[], draft: SplashDraft): Read<Splash> => {
  const draws = numbersIn(draft.draws);
  const played = [...new Set(draws)].flatMap(table => {
    const hand = draft.hands[String(table)];
    return hand === undefined || hand.winners.trim() === '' ? [] : [{ table, hand }];
  });
  const hands = all(
    played.map(({ table, hand }) =>
      together({
        table: plain(table),
        playersDealtIn: plain(hand.dealtIn.trim() === '' ? dealtInAt(tables, table) : Number(hand.dealtIn)),
        pot: hand.pot.trim() === '' ? plain(NOTHING) : amountIn(hand.pot),
        winners: plain(numbersIn(hand.winners)),
      }),
    ),
  );
  return changed(hands, value => ({
    type: 'SplashPots',
    tables: pokerTables(tables).map(({ table, isLive, isTournament }) => ({
      table,
      playersDealtIn: dealtInAt(tables, table),
      isLive,
      isTournament,
    })),
    draws,
    hands: value,
    count: Number(draft.count),
  }));
};

/** Those in the hand that is on; between two hands everybody who sits there. */
const dealtInAt = (tables: readonly SeatingView[], number: number): number => {
  const seats = tables.find(({ table }) => table === number)?.seats ?? [];
  const dealtIn = seats.filter(({ isDealtIn }) => isDealtIn).length;
  return dealtIn === 0 ? seats.length : dealtIn;
};
