import type { RefObject } from 'react';
import type { TournamentBoard } from '#core/mechanisms/tournament';
import { formatAmount } from '#core/money';
import type { PendingView } from '#core/views';
import { fullName, type Views } from '#core/views/on-screen';
import { DemoMark, houseTime } from '../kit/index.ts';
import { noPurchaseIn, saysNoPurchase, withNumber } from './advertised.ts';
import { type Announcement as Announced, weightOf } from './announce.ts';
import { Announcement, SmallWin } from './announcement.tsx';
import type { SignOptions } from './asked.ts';
import { BoardSlide } from './board-slide.tsx';
import type { Freshness } from './freshness.ts';
import { ListSlide } from './list-slide.tsx';
import { MeterSlide } from './meter-slide.tsx';
import { NextSlide } from './next-slide.tsx';
import { NoticeSlide } from './notice-slide.tsx';
import type { Shape, SheetPage } from './pages.ts';
import { holdingAt, lockedIn } from './pending.ts';
import { PendingSlide } from './pending-slide.tsx';
import { playlistOf, turnAt } from './playlist.ts';
import { RankSlide } from './rank-slide.tsx';
import { RulesSlide } from './rules-slide.tsx';
import styles from './screen.module.css';
import { shiftAt } from './shift.ts';
import { dueAt, isAsked, labelOf, namedOn, type Slide, slidesOf } from './slides.ts';
import { TodaySlide } from './today-slide.tsx';
import { useFitted } from './use-fitted.ts';
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
  /** The house has a logo to show. */
  readonly hasLogo?: boolean | undefined;
  /** Which picture of a wall this is; the first says what is pending and what is won. */
  readonly place?: number;
  /** The preview on a page that has more than the sign. */
  readonly isPart?: boolean;
};

/** One whole picture at a moment. */
export const Screen = (props: ScreenProps) => {
  const { asked, views, pages, announcement, shape, now, freshness, isDemo, hasLogo = false, place = 0 } = props;
  const voices = useVoices();
  const meters = freshness === 'old' ? [] : Object.values(views.meters ?? {}).filter(isAsked(asked));
  // A sheet that has to hang stays where it hangs.
  const isOfSheets = asked.show.every(show => show === 'rules');
  const locked = place === 0 && !isOfSheets ? lockedIn(meters) : [];
  const holding = holdingAt(locked, now);
  const pending = locked.filter(one => one !== holding).map(one => one.pending);
  const slides = dueAt(slidesOf(asked, views, pages, { shape, voices }), now);
  const turning = turnAt(playlistOf(slides, asked, views), now, place);
  const slide = holding === undefined ? turning : undefined;
  const isSmall = place === 0 && announcement !== undefined && weightOf(announcement.wins) === 'small';
  const whole = place > 0 || isSmall ? undefined : announcement;
  const title =
    whole?.wins[0]?.name ??
    (holding === undefined ? titleOf(slide, views) : withNumber(views, holding.of.activity, holding.of.name));
  const isName = whole !== undefined || slide?.type !== 'rules'; // A sheet has a title in its language.
  const [x, y] = shiftAt(now);
  const shown = holding === undefined ? namedOn(slide) : [holding.of.activity];
  const named = whole?.wins.map(({ activity }) => activity) ?? shown;
  const isSaid = saysNoPurchase(views, named);
  const beside = locked.filter(one => one !== holding).map(({ of }) => of.activity);
  const fitted = useFitted(
    `${slide?.key} ${holding?.of.activity} ${whole?.from} ${voices.length} ${pending.length} ${isSmall}`,
  );
  const Frame = place === 0 && props.isPart !== true ? 'main' : 'div';
  return (
    <Frame
      ref={fitted as RefObject<HTMLDivElement | null>} // Either is an element.
      className={styles.screen}
      data-voices={voices.length}
      data-pending={pending.length > 0 || isSmall || undefined}
      style={{ '--shift-x': `${x}px`, '--shift-y': `${y}px` }}
    >
      <header className={styles.head}>
        {hasLogo && <img src="/logo" alt="" className={styles.logo} />}
        {title !== undefined && (
          <h1 className={styles.title} lang={isName ? 'en' : undefined}>
            {dotAtLineEnd(title)}
          </h1>
        )}
        {isDemo && <DemoMark />}
      </header>
      {whole !== undefined ? (
        <Announcement wins={whole.wins} />
      ) : holding !== undefined ? (
        <PendingSlide locked={holding} freshness={freshness} />
      ) : (
        <SlideOf key={slide?.key} slide={slide} {...props} />
      )}
      {isSmall && <SmallWin wins={announcement.wins} />}
      {!isSmall && pending.length > 0 && (
        <Pending pending={pending} isSaid={!isSaid && saysNoPurchase(views, beside)} />
      )}
      <Foot {...props} isSaid={isSaid || (isSmall && saysNoPurchase(views, winnersOf(announcement)))} />
    </Frame>
  );
};

const winnersOf = ({ wins }: Announced): readonly string[] => wins.map(({ activity }) => activity);

/** `Drawing · Friday drum` may break after the dot: no line begins with it. */
const dotAtLineEnd = (title: string): string => title.replaceAll(' · ', '\u00a0· ');

/** What the slide is about, unless it says so itself. */
const titleOf = (slide: Slide | undefined, views: Views): string | undefined => {
  switch (slide?.type) {
    case 'meter': {
      const title = withNumber(views, slide.of.activity, slide.of.name);
      // What is said large below is not said twice.
      return title === labelOf(slide.of, slide.meter) ? undefined : title;
    }
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
    case 'list':
    case 'today':
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
const LIST = { landscape: 6, portrait: 9 };
const COMING = { landscape: 3, portrait: 6 };

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
      return <NextSlide next={slide.next} now={now} zone={zoneOf(views)} freshness={freshness} />;
    case 'notice':
      return <NoticeSlide notice={slide.notice} />;
    case 'list':
      return <ListSlide meters={slide.meters} now={now} freshness={freshness} rows={LIST[shape]} />;
    case 'today':
      return <TodaySlide entries={slide.entries} now={now} zone={zoneOf(views)} rows={COMING[shape]} />;
    case 'rules':
      return <RulesSlide page={slide.page} />;
    case undefined:
      return <div />;
  }
};

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
