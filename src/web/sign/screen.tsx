import type { TournamentBoard } from '#core/mechanisms/tournament';
import { formatAmount } from '#core/money';
import type { MetersOfActivity, PendingView } from '#core/views';
import { fullName, type Views } from '#core/views/on-screen';
import { DemoMark, houseTime } from '../kit/index.ts';
import { noPurchaseIn, saysNoPurchase, withNumber } from './advertised.ts';
import type { Announcement as Announced } from './announce.ts';
import { Announcement } from './announcement.tsx';
import type { SignOptions } from './asked.ts';
import { BoardSlide } from './board-slide.tsx';
import type { Freshness } from './freshness.ts';
import { MeterSlide } from './meter-slide.tsx';
import { NextSlide } from './next-slide.tsx';
import { NoticeSlide } from './notice-slide.tsx';
import type { Shape, SheetPage } from './pages.ts';
import { RankSlide } from './rank-slide.tsx';
import { RulesSlide } from './rules-slide.tsx';
import styles from './screen.module.css';
import { shiftAt } from './shift.ts';
import { isAsked, namedOn, type Slide, slideAt, slidesOf } from './slides.ts';
import { Said, useVoices } from './voices.tsx';
import { WinnersSlide } from './winners-slide.tsx';

export type ScreenProps = {
  readonly asked: SignOptions;
  readonly views: Views;
  readonly pages: readonly SheetPage[];
  readonly announcement?: Announced | undefined;
  readonly shape: Shape;
  /** The server's time. */
  readonly now: number;
  /** When the house was last heard, by the server's time. */
  readonly heardAt: number;
  readonly freshness: Freshness;
  readonly isDemo: boolean;
};

/** The whole sign at a moment. */
export const Screen = (props: ScreenProps) => {
  const { asked, views, pages, announcement, shape, now, freshness, isDemo } = props;
  const voices = useVoices();
  const slide = slideAt(slidesOf(asked, views, pages, { shape, voices }), now, asked.everyMs);
  const title = announcement?.wins[0]?.name ?? titleOf(slide, views);
  const isName = announcement !== undefined || slide?.type !== 'rules'; // A sheet has a title in its language.
  const [x, y] = shiftAt(now);
  const meters = freshness === 'old' ? [] : Object.values(views.meters ?? {}).filter(isAsked(asked));
  const pending = pendingIn(meters);
  const named = announcement?.wins.map(({ activity }) => activity) ?? namedOn(slide);
  const isSaid = saysNoPurchase(views, named);
  return (
    <main
      className={styles.screen}
      data-voices={voices.length}
      data-pending={pending.length > 0 || undefined}
      style={{ '--shift-x': `${x}px`, '--shift-y': `${y}px` }}
    >
      <header className={styles.head}>
        {title !== undefined && (
          <h1 className={styles.title} lang={isName ? 'en' : undefined}>
            {dotAtLineEnd(title)}
          </h1>
        )}
        {isDemo && <DemoMark />}
      </header>
      {announcement !== undefined ? (
        <Announcement wins={announcement.wins} />
      ) : (
        <SlideOf key={slide?.key} slide={slide} {...props} />
      )}
      {pending.length > 0 && <Pending pending={pending} isSaid={!isSaid && saysNoPurchase(views, lockedIn(meters))} />}
      <Foot {...props} isSaid={isSaid} />
    </main>
  );
};

/** `Drawing · Friday drum` may break after the dot: no line begins with it. */
const dotAtLineEnd = (title: string): string => title.replaceAll(' · ', '\u00a0· ');

/** What the slide is about, unless it says so itself. */
const titleOf = (slide: Slide | undefined, views: Views): string | undefined => {
  switch (slide?.type) {
    case 'meter':
      return withNumber(views, slide.of.activity, slide.of.name);
    case 'board':
      return slide.board.board.type === 'tournament'
        ? withNumber(views, slide.board.activity, nameOf(slide.board.board, slide.board.name))
        : withNumber(views, slide.board.activity, slide.board.name, fullName(slide.board));
    case 'next':
      return withNumber(views, slide.board.activity, slide.board.name, fullName(slide.board));
    case 'rank':
      return withNumber(views, slide.of.activity, slide.of.name);
    case 'notice':
      return slide.notice.activity === undefined ? undefined : noticeTitle(views, slide.notice.activity);
    case 'rules':
      return slide.page.title;
    case 'winners':
    case undefined:
      return undefined;
  }
};

/** The name with the number, always: the words of a notice are the house's own. SGN-6 */
const noticeTitle = ({ advertised = {} }: Views, activity: string): string => {
  const { name = activity, regulatorId = activity } = advertised[activity] ?? {};
  return name.includes(regulatorId) ? name : `${name} · ${regulatorId}`;
};

/** A tournament is known by the name under which it is advertised. */
const nameOf = ({ name }: TournamentBoard, activity: string): string => name ?? activity;

const WINNERS = { landscape: 5, portrait: 6 };
/** Each in two languages. */
const WINNERS_TWICE = 3;

const SlideOf = ({ slide, ...props }: { slide: Slide | undefined } & ScreenProps) => {
  const { views, now, freshness, shape } = props;
  const isTwice = useVoices().length > 1;
  switch (slide?.type) {
    case 'meter':
      return <MeterSlide shown={slide} freshness={freshness} />;
    case 'winners': {
      const rows = isTwice ? WINNERS_TWICE : WINNERS[shape];
      return <WinnersSlide winners={slide.winners} zone={zoneOf(views)} rows={rows} />;
    }
    case 'board':
      return <BoardSlide view={slide.board} now={now} freshness={freshness} />;
    case 'rank':
      return <RankSlide shown={slide} zone={zoneOf(views)} freshness={freshness} />;
    case 'next':
      return <NextSlide next={slide.next} zone={zoneOf(views)} freshness={freshness} />;
    case 'notice':
      return <NoticeSlide notice={slide.notice} />;
    case 'rules':
      return <RulesSlide page={slide.page} />;
    case undefined:
      return <div />;
  }
};

const pendingIn = (meters: readonly MetersOfActivity[]): readonly PendingView[] =>
  meters.flatMap(({ pools }) => pools.flatMap(pool => pool.pending ?? []));

/** The activities of which something is pending. */
const lockedIn = (meters: readonly MetersOfActivity[]): readonly string[] =>
  meters.filter(meter => pendingIn([meter]).length > 0).map(({ activity }) => activity);

type PendingProps = { readonly pending: readonly PendingView[]; readonly isSaid: boolean };

/** What called hands have locked: on every slide until it is decided. */
const Pending = ({ pending, isSaid }: PendingProps) => (
  <div className={styles.pending} role="status">
    {pending.map(({ amount, tables }) => {
      const table = tables.join(', ');
      return (
        <p key={table}>
          <Said text={t => `${t('pending')} ${formatAmount(amount)} · ${t('table', { table })}`} isInline />
        </p>
      );
    })}
    {isSaid && <NoPurchase />}
  </div>
);

/** Wherever an activity is named that has to say so. SGN-1 */
const NoPurchase = () => (
  <strong className={styles.notice}>
    {noPurchaseIn(useVoices()).map(({ language, words }, place) => (
      <span key={language} lang={language}>
        {place > 0 && ' · '}
        <span data-inline>{words}</span>
      </span>
    ))}
  </strong>
);

/** The time, what has to be said of what is shown, and how old the picture is where it is not of this moment. */
const Foot = ({ views, now, heardAt, freshness, isSaid }: ScreenProps & { readonly isSaid: boolean }) => {
  const zone = zoneOf(views);
  return (
    <footer className={styles.foot}>
      <span translate="no">
        <Said text={(_, language) => houseTime(language, zone).time(now)} isInline />
      </span>
      {isSaid && <NoPurchase />}
      {freshness !== 'live' && (
        <strong className={styles.stale} role="status">
          <Said text={(t, language) => t('asOf', { time: houseTime(language, zone).second(heardAt) })} isInline />
        </strong>
      )}
    </footer>
  );
};

const zoneOf = ({ clock }: Views): string => clock?.['house']?.zone ?? 'UTC';
