import type { PromotionView } from '#core/views';
import type { Waits } from '../parts/waits.ts';
import { titleOf } from './title.ts';

/** Something that waits for somebody at the desk, and until when. */
export type DeskClock = Omit<Waits, 'why'> & {
  readonly promotion: string;
  readonly name: string;
  readonly why: Waits['why'] | 'committed' | 'over';
};

/** The soonest first; what has no end of its own comes last. */
export const clocksIn = (
  promotions: readonly PromotionView[],
  waitsIn: (promotion: PromotionView) => readonly Waits[],
  now: number,
): readonly DeskClock[] =>
  promotions
    .flatMap(one =>
      [...waitsIn(one), ...drawsIn(one), ...overIn(one, now)].map(waits => ({
        promotion: one.promotion,
        name: titleOf(one),
        ...waits,
      })),
    )
    .toSorted((a, b) => (a.until ?? '9').localeCompare(b.until ?? '9'));

type Own = Omit<DeskClock, 'promotion' | 'name'>;

const drawsIn = ({ draw }: PromotionView): readonly Own[] =>
  draw?.type === 'committed' ? [{ why: 'committed', whom: String(draw.draw) }] : [];

/** Its posted time is over, and something is still to be done. */
const overIn = ({ endsAt, unfinished }: PromotionView, now: number): readonly Own[] =>
  endsAt !== undefined && Date.parse(endsAt) <= now && unfinished !== undefined
    ? [{ why: 'over', whom: unfinished.message, until: endsAt }]
    : [];
