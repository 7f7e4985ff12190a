import type { NaturalCard } from '#core/cards';
import type { CommandOf, HiLoShown } from '#core/house';

type Asked = CommandOf<'PlayHiLo'>['command'];
type Of<Type extends Asked['type']> = Extract<Asked, { readonly type: Type }>;

/** A key of the desk, with what was tapped beside it. */
export type HiLoTap =
  | { readonly key: 'days'; readonly days: readonly string[] }
  | { readonly key: 'open' }
  | { readonly key: 'draw'; readonly hour: string }
  | { readonly key: 'there'; readonly hold?: NonNullable<Of<'ReportAtDesk'>['hold']> }
  | { readonly key: 'away'; readonly why: Of<'TurnAway'>['why'] }
  | { readonly key: 'first' | 'turn'; readonly card: NaturalCard }
  | { readonly key: 'guess'; readonly call: Of<'Guess'>['call'] }
  | { readonly key: 'stop' }
  | { readonly key: 'release'; readonly player: string }
  | { readonly key: 'close' };
export type HiLoKey = HiLoTap['key'];

/** The keys that the desk shows now, in their order. */
export const hiLoKeys = ({ day, game }: HiLoShown): readonly HiLoKey[] => {
  const held: readonly HiLoKey[] = (day?.held.length ?? 0) > 0 ? ['release'] : [];
  if (day === undefined || day.isClosed) return ['days', 'open', ...held];
  if (day.drawn === undefined) return ['days', 'draw', 'close', ...held];
  if (!day.drawn.reported) return ['there', 'away', ...held];
  if (game === undefined || game.isOver) return ['first', ...held];
  return [...(game.call === undefined ? (['guess', 'stop'] as const) : (['turn'] as const)), ...held];
};

/** The command of a key; nothing where the desk does not show it now. */
export const hiLoCommand = (shown: HiLoShown, tap: HiLoTap): CommandOf<'PlayHiLo'> | undefined =>
  hiLoKeys(shown).includes(tap.key) ? { type: 'PlayHiLo', command: commandOf(tap) } : undefined;

const commandOf = (tap: HiLoTap): Asked => {
  switch (tap.key) {
    case 'days':
      return { type: 'PostHiLoDays', days: tap.days };
    case 'open':
      return { type: 'OpenHiLoDay' };
    case 'draw':
      return { type: 'DrawPlayer', hour: tap.hour };
    case 'there':
      return { type: 'ReportAtDesk', ...(tap.hold !== undefined && { hold: tap.hold }) };
    case 'away':
      return { type: 'TurnAway', why: tap.why };
    case 'first':
      return { type: 'TurnFirstCard', card: tap.card };
    case 'turn':
      return { type: 'TurnCard', card: tap.card };
    case 'guess':
      return { type: 'Guess', call: tap.call };
    case 'stop':
      return { type: 'Quit' };
    case 'release':
      return { type: 'ReleaseHeldPrize', player: tap.player };
    case 'close':
      return { type: 'CloseDay' };
  }
};

/**
 * The drawing that is due at a time of day, such as 14:20: one that was begun and has no winner yet, else that of the
 * hour which ends with its name. HLP 1
 */
export const hiLoHour = ({ day }: HiLoShown, time: string, nowMs: number): string | undefined => {
  const { redraw } = day ?? {};
  if (redraw !== undefined && nowMs <= Date.parse(redraw.until)) return redraw.hour;
  const now = minutesOf(time);
  const isNow = (hour: string): boolean => now >= minutesOf(hour) - HOUR && now <= minutesOf(hour);
  return day?.hours.find(({ hour, isDone }) => !isDone && isNow(hour))?.hour;
};

const HOUR = 60;
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * HOUR + Number(time.slice(3, 5));
