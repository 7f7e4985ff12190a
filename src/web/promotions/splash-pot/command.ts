import type { CommandIn, PostedIn } from '#core/house';
import { NOTHING } from '#core/money';
import type { DeskView, SeatingView } from '#core/views';
import { all, amountIn, changed, ifWritten, plain, type Read, together } from '#entry/reading';
import { numbersIn } from '../parts/lines.ts';
import { DRAWN, type Draft, type DrawnField, type OpeningForm } from '../parts/opening-form.ts';
import { drawnAtIn, prizeIn } from '../parts/posting.ts';

export type OpenField = 'splash' | DrawnField;

const postedOf = (draft: Draft<OpenField>, zone: string): Read<PostedIn<'splash-pot'>> =>
  together({ splash: ifWritten(draft.splash, splashIn), drawnAt: drawnAtIn(draft, zone) });

const splashIn = (text: string): Read<NonNullable<PostedIn<'splash-pot'>['splash']>> =>
  changed(prizeIn(text), prize => {
    if (prize.type === 'cash') return { type: 'money', amount: prize.amount };
    return { type: 'item', item: prize.what, ...(prize.value === undefined ? {} : { value: prize.value }) };
  });

export const FORM: OpeningForm<'splash-pot', OpenField> = {
  fields: { splash: { how: t => t('panels.splash-pot.how.splash') }, ...DRAWN },
  posted: postedOf,
};

/** The next hand of a drawn table, as it is written at the desk. */
export type HandDraft = { readonly pot: string; readonly winners: string };
export type SplashDraft = {
  /** Tables in the order drawn. */
  readonly draws: string;
  readonly count: string;
  readonly hands: Readonly<Record<string, HandDraft>>;
};

export const EMPTY_HAND: HandDraft = { pot: '', winners: '' };

/** Poker tables as the drawing is announced. */
export const pokerTables = (tables: readonly SeatingView[]): readonly SeatingView[] =>
  tables.filter(({ isOpen, hasPot }) => isOpen && hasPot);

/** Those of them that have a token. SPL-1 */
export const withToken = (
  tables: readonly SeatingView[],
  tokens: Extract<DeskView, { type: 'splash-pot' }>['tokens'],
): readonly number[] =>
  pokerTables(tables)
    .filter(({ isLive, isTournament, seats }) => {
      const { players, isFree, isTournament: mayBeTournament } = tokens ?? NO_TERMS;
      return seats.length >= players && (isLive || isFree) && (!isTournament || mayBeTournament);
    })
    .map(({ table }) => table);
const NO_TERMS = { players: 0, isFree: false, isTournament: false };

/** A token that comes out is tapped; a tap on a drawn one takes it back. */
export const withDraw = (draws: string, table: number): string => {
  const drawn = numbersIn(draws);
  return (drawn.includes(table) ? drawn.filter(one => one !== table) : [...drawn, table]).join(', ');
};

type Splash = CommandIn<'splash-pot'>;

/** Tokens in the order drawn, and the hands that were played; who gets what is the core's to say. SPL-1 */
export const splashOf = (draft: SplashDraft): Read<Splash> => {
  const draws = numbersIn(draft.draws);
  const played = [...new Set(draws)].flatMap(table => {
    const hand = draft.hands[String(table)];
    return hand === undefined || hand.winners.trim() === '' ? [] : [{ table, hand }];
  });
  const hands = all(
    played.map(({ table, hand }) =>
      together({
        table: plain(table),
        pot: hand.pot.trim() === '' ? plain(NOTHING) : amountIn(hand.pot),
        winners: plain(numbersIn(hand.winners)),
      }),
    ),
  );
  return changed(hands, value => ({ type: 'SplashPots', draws, hands: value, count: Number(draft.count) }));
};
