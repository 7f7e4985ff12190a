import type { PromotionView } from '#core/views';
import { titleOf } from './title.ts';

/** Something that waits for somebody, and until when. */
export type Clock = {
  readonly promotion: string;
  readonly name: string;
  readonly why: 'drawn' | 'id' | 'committed' | 'spinner' | 'over';
  /** Who or what it is about. */
  readonly whom: string;
  readonly until?: string;
};

/** The soonest first; what has no end of its own comes last. */
export const clocksIn = (promotions: readonly PromotionView[], now: number): readonly Clock[] =>
  promotions.flatMap(one => clocksOf(one, now)).toSorted((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'));

const clocksOf = (one: PromotionView, now: number): readonly Clock[] => {
  const { promotion, desk, draw, endsAt, unfinished } = one;
  const clock = (why: Clock['why'], whom: string, until?: string): Clock => ({
    promotion,
    name: titleOf(one),
    why,
    whom,
    ...(until === undefined ? {} : { until }),
  });
  const drawn = desk.type === 'drawing' ? desk.open?.drawn : undefined;
  const atWheel = (desk.type === 'wheel' && !desk.turn.prize) || (desk.type === 'card-wheel' && !desk.turn.hand);
  const isOver = endsAt !== undefined && Date.parse(endsAt) <= now && unfinished !== undefined;
  return [
    ...(drawn === undefined ? [] : [clock('drawn', `${drawn.ticket} ${drawn.player}`, drawn.until)]),
    ...(desk.type === 'drawing' ? desk.pending.map(({ player }) => clock('id', player)) : []),
    ...(draw?.type === 'committed' ? [clock('committed', String(draw.draw))] : []),
    ...(atWheel && 'player' in desk && desk.player !== undefined ? [clock('spinner', desk.player)] : []),
    ...(isOver ? [clock('over', unfinished, endsAt)] : []),
  ];
};
