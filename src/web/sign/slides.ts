import type { Notice } from '#core/state';
import type { AdvertisedView, BoardView, MetersOfActivity, MeterView, WinnerView } from '#core/views';
import type { Views } from '#core/views/on-screen';
import { boardSlideOf } from '../promotions/boards.ts';
import { saysNoPurchase } from './advertised.ts';
import type { Show, SignOptions } from './asked.ts';
import { type Fact, type Look, planOf } from './facts.ts';
import type { Next } from './next.ts';
import type { SheetPage } from './pages.ts';
import { type Coming, comingAt, comingOn } from './today.ts';

/** One thing that fills the sign. */
export type Slide =
  | MeterPart
  | { readonly type: 'winners'; readonly key: string; readonly winners: readonly WinnerView[] }
  | { readonly type: 'board'; readonly key: string; readonly board: BoardView }
  | { readonly type: 'next'; readonly key: string; readonly board: BoardView; readonly next: Next }
  | { readonly type: 'list'; readonly key: string; readonly meters: readonly MetersOfActivity[] }
  | { readonly type: 'today'; readonly key: string; readonly entries: readonly Coming[] }
  | RankDrawn
  | NoticeShown
  | { readonly type: 'rules'; readonly key: string; readonly page: SheetPage };

/** The rank that was drawn for a period, until it is over. */
export type RankDrawn = {
  readonly type: 'rank';
  readonly key: string;
  readonly of: AdvertisedView;
  readonly drawn: NonNullable<AdvertisedView['ranks']>[number];
};

/** Words of the house, within their time. */
export type NoticeShown = { readonly type: 'notice'; readonly key: string; readonly notice: Notice };

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
  const slides = [...asked.show.flatMap(show => SLIDES[show](asked, views, look)), ...noticeSlides(asked, views)];
  const sheets = Map.groupBy(pages, ({ activity, language }) => `${activity} ${language}`);
  if (sheets.size === 0) return slides;
  return [...sheets.values()].flatMap(sheet => [...slides, ...sheet.map(rulesSlide)]);
};

const rulesSlide = (page: SheetPage): Slide => ({ type: 'rules', key: page.key, page });

/** The activities that a slide names. */
export const namedOn = (slide: Slide | undefined): readonly string[] => {
  switch (slide?.type) {
    case 'meter':
      return [slide.of.activity];
    case 'winners':
      return slide.winners.map(({ activity }) => activity);
    case 'board':
    case 'next':
      return [slide.board.activity];
    case 'rank':
      return [slide.of.activity];
    case 'list':
      return slide.meters.map(({ activity }) => activity);
    case 'today':
      return slide.entries.map(({ activity }) => activity);
    case 'notice':
      return slide.notice.activity === undefined ? [] : [slide.notice.activity];
    case 'rules':
      return [slide.page.activity];
    case undefined:
      return [];
  }
};

/** What has a time is shown within it. */
export const dueAt = (slides: readonly Slide[], now: number): readonly Slide[] =>
  slides.filter(slide => isDue(slide, now));

const isDue = (slide: Slide, now: number): boolean => {
  if (slide.type === 'today') return comingAt(slide.entries, now).length > 0;
  if (slide.type === 'rank') return now < Date.parse(slide.drawn.to);
  if (slide.type !== 'notice') return true;
  const { from, until } = slide.notice;
  return (from === undefined || now >= Date.parse(from)) && (until === undefined || now < Date.parse(until));
};

/** A sign for one event, or for some activities, has the notices about these. SGN-6 */
const noticeSlides = (asked: SignOptions, { notices = {} }: Views): readonly Slide[] =>
  Object.values(notices)
    .filter(({ activity }) => activity === undefined || isAsked(asked)({ activity }))
    .filter(() => asked.event === undefined)
    .map(notice => ({ type: 'notice', key: `notice ${notice.notice}`, notice }));

/** The activities that a sign speaks of. */
export const isAsked =
  ({ activities }: SignOptions) =>
  ({ activity }: { readonly activity: string }): boolean =>
    activities?.includes(activity) ?? true;

export const boardsOf = (asked: SignOptions, views: Views): readonly BoardView[] =>
  Object.values(views.boards ?? {}).filter(isAsked(asked));

/** Those whose rule sheets are shown: what was asked for, else everything that is offered. SGN-3 */
export const sheetsOf = (asked: SignOptions, { advertised = {} }: Views): readonly string[] => {
  if (!asked.show.includes('rules')) return [];
  const offered = Object.values(advertised).filter(({ state }) => state !== 'ended');
  return asked.activities ?? offered.map(({ activity }) => activity).toSorted();
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
  meters: (asked, views, look) => {
    const meters = Object.values(views.meters ?? {}).filter(isAsked(asked));
    return [...meters.flatMap(of => of.pools.flatMap(meter => meterSlides(of, meter, look))), ...lists(meters, views)];
  },
  winners: (asked, views) => winnersSlides(Object.values(views.winners ?? {}).filter(isAsked(asked)), views),
  board: (asked, views) => [
    ...boardsOf(asked, views).flatMap(board => [
      ...(boardSlideOf(board.board) === undefined ? [] : boardSlides([board])),
      ...nextSlides(board),
    ]),
    ...rankSlides(Object.values(views.advertised ?? {}).filter(isAsked(asked))),
  ],
  today: (asked, views) =>
    apart(comingOn(boardsOf(asked, views)), views).map(entries => ({
      type: 'today',
      key: `today ${entries[0]!.activity}`,
      entries,
    })),
  tournament: (asked, views) => boardSlides(tournamentsOf(asked, views)),
  rules: () => [],
};

/** The hand that wins it, the meter's own name among several, else what the activity is called. */
export const labelOf = ({ name, pools }: MetersOfActivity, { label, pays }: MeterView): string =>
  pools.length === 1 && pays.length !== 1 ? name : label;

const meterSlides = (of: MetersOfActivity, meter: MeterView, look: Look): readonly MeterPart[] => {
  const { parts, isTight } = planOf(of, { ...meter, label: labelOf(of, meter) }, look);
  const key = `${of.activity} ${meter.pool}`;
  return parts.map((facts, place) => {
    const part = place + 1;
    const own = part === 1 ? key : `${key} ${part}`;
    return { type: 'meter', key: own, of, meter, facts, part, parts: parts.length, isTight };
  });
};

/** No slide names what is advertised with "No Purchase Necessary" beside what is not. SGN-1 */
const apart = <Of extends { readonly activity: string }>(
  all: readonly Of[],
  views: Views,
): readonly (readonly Of[])[] =>
  [true, false]
    .map(says => all.filter(({ activity }) => saysNoPurchase(views, [activity]) === says))
    .filter(some => some.length > 0);

const winnersSlides = (all: readonly WinnerView[], views: Views): readonly Slide[] =>
  apart(all, views).map((winners, place) => ({
    type: 'winners',
    key: place === 0 ? 'winners' : 'other winners',
    winners,
  }));

/** Where there are more meters than can be remembered, all of them at one look. */
const LIST_FROM = 4;

const lists = (meters: readonly MetersOfActivity[], views: Views): readonly Slide[] => {
  if (meters.flatMap(({ pools }) => pools).length < LIST_FROM) return [];
  return apart(meters, views).map(some => ({ type: 'list', key: `list ${some[0]!.activity}`, meters: some }));
};

const nextSlides = (board: BoardView): readonly Slide[] =>
  board.upNext === undefined ? [] : [{ type: 'next', key: `${board.promotion} next`, board, next: board.upNext }];

/** What was drawn hangs there with its games, its time and its prizes. OFT-8 */
const rankSlides = (all: readonly AdvertisedView[]): readonly Slide[] =>
  all
    .filter(({ state }) => state !== 'ended')
    .flatMap(of => (of.ranks ?? []).map(drawn => ({ type: 'rank', key: `${of.activity} ${drawn.from}`, of, drawn })));

const boardSlides = (boards: readonly BoardView[]): readonly Slide[] =>
  boards.map(board => ({ type: 'board', key: board.promotion, board }));
