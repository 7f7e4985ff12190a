import type { BoardView } from '#core/views';
import { fullName } from '#core/views/on-screen';

/** Something that happens in the room at a posted time. */
export type Coming = {
  readonly activity: string;
  readonly name: string;
  readonly at: string;
  /** It is drawn then, the time for it is over, or it begins. */
  readonly what: 'drawn' | 'ends' | 'begins';
  readonly prize?: Prize;
};
type Prize = NonNullable<BoardView['upNext']>['prizes'][number];

/** What is posted on boards with a time, the soonest first. SGN-8 */
export const comingOn = (boards: readonly BoardView[]): readonly Coming[] =>
  boards.flatMap(comingOf).toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

const DAY_MS = 86_400_000;

/** What is still to come within a day. */
export const comingAt = (all: readonly Coming[], now: number): readonly Coming[] =>
  all.filter(({ at }) => Date.parse(at) > now && Date.parse(at) - now <= DAY_MS);

const comingOf = (view: BoardView): readonly Coming[] => {
  const { activity, board, upNext } = view;
  const name = fullName(view);
  const prize = upNext?.prizes[0];
  const drawn = upNext?.at;
  return [
    ...(drawn === undefined || upNext?.isNow === true
      ? []
      : [{ activity, name, at: drawn, what: 'drawn' as const, ...(prize && { prize }) }]),
    ...(board.type === 'high-hand' && !board.isSettled
      ? [{ activity, name, at: board.endsAt, what: 'ends' as const }]
      : []),
    ...(board.type === 'tournament' && board.startsAt !== undefined && board.startedAt === undefined
      ? [{ activity, name: board.name ?? name, at: board.startsAt, what: 'begins' as const }]
      : []),
  ];
};
