import type { BoardView, MetersOfActivity, MeterView } from '#core/views';
import type { Views } from '#core/views/on-screen';
import { boardSlideOf } from '../promotions/boards.ts';
import type { Show, SignOptions } from './asked.ts';
import { type Fact, type Look, planOf } from './facts.ts';
import type { SheetPage } from './pages.ts';

/** One thing that fills the sign. */
export type Slide =
  | MeterPart
  | { readonly type: 'winners'; readonly key: string }
  | { readonly type: 'board'; readonly key: string; readonly board: BoardView }
  | { readonly type: 'rules'; readonly key: string; readonly page: SheetPage };

/** A meter with as much of what is said of it as fits; the rest comes on the slides after it. */
export type MeterPart = {
  readonly type: 'meter';
  readonly key: string;
  readonly of: MetersOfActivity;
  readonly meter: MeterView;
  readonly facts: readonly Fact[];
  readonly part: number;
  readonly parts: number;
  readonly isTight: boolean;
};

/** What there is to show just now, as it was asked for; between two rule sheets everything else comes again. */
export const slidesOf = (
  asked: SignOptions,
  views: Views,
  pages: readonly SheetPage[],
  look: Look,
): readonly Slide[] => {
  const slides = asked.show.flatMap(show => SLIDES[show](asked, views, look));
  const sheets = Map.groupBy(pages, ({ activity, language }) => `${activity} ${language}`);
  if (sheets.size === 0) return slides;
  return [...sheets.values()].flatMap(sheet => [...slides, ...sheet.map(rulesSlide)]);
};

const rulesSlide = (page: SheetPage): Slide => ({ type: 'rules', key: page.key, page });

/** By the clock, so that all signs of a room turn over together, and a sign that starts again is with them. */
export const slideAt = (slides: readonly Slide[], now: number, everyMs: number): Slide | undefined =>
  slides[Math.floor(now / everyMs) % Math.max(1, slides.length)];

/** The activities that a sign speaks of. */
export const isAsked =
  ({ activities }: SignOptions) =>
  ({ activity }: { readonly activity: string }): boolean =>
    activities?.includes(activity) ?? true;

export const boardsOf = (asked: SignOptions, views: Views): readonly BoardView[] =>
  Object.values(views.boards ?? {}).filter(isAsked(asked));

/** Those whose rule sheets are shown: what was asked for, else everything with a meter or a board. */
export const sheetsOf = (asked: SignOptions, views: Views): readonly string[] => {
  if (!asked.show.includes('rules')) return [];
  const shown = [...Object.keys(views.meters ?? {}), ...boardsOf(asked, views).map(({ activity }) => activity)];
  return asked.activities ?? [...new Set(shown)].toSorted();
};

/** The one event of a sign that has one, else all that are asked for. */
const tournamentsOf = (asked: SignOptions, views: Views): readonly BoardView[] => {
  const boards = asked.event === undefined ? boardsOf(asked, views) : Object.values(views.boards ?? {});
  return boards.filter(
    ({ board, promotion }) => board.type === 'tournament' && (asked.event ?? promotion) === promotion,
  );
};

type Slides = (asked: SignOptions, views: Views, look: Look) => readonly Slide[];

const SLIDES: { readonly [Name in Show]: Slides } = {
  meters: (asked, views, look) =>
    Object.values(views.meters ?? {})
      .filter(isAsked(asked))
      .flatMap(of => of.pools.flatMap(meter => meterSlides(of, meter, look))),
  winners: (asked, views) =>
    Object.values(views.winners ?? {}).some(isAsked(asked)) ? [{ type: 'winners', key: 'winners' }] : [],
  board: (asked, views) => boardSlides(boardsOf(asked, views).filter(({ board }) => boardSlideOf(board) !== undefined)),
  tournament: (asked, views) => boardSlides(tournamentsOf(asked, views)),
  rules: () => [],
};

const meterSlides = (of: MetersOfActivity, meter: MeterView, look: Look): readonly MeterPart[] => {
  const { parts, isTight } = planOf(of, meter, look);
  const key = `${of.activity} ${meter.pool}`;
  return parts.map((facts, place) => {
    const part = place + 1;
    const own = part === 1 ? key : `${key} ${part}`;
    return { type: 'meter', key: own, of, meter, facts, part, parts: parts.length, isTight };
  });
};

const boardSlides = (boards: readonly BoardView[]): readonly Slide[] =>
  boards.map(board => ({ type: 'board', key: board.promotion, board }));
