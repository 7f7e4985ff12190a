import { useEffect, useState, useSyncExternalStore } from 'react';
import type { WinnerView } from '#core/views';
import { type FeedStore, later, StationGate, useLink, useServerNow, useSettings, useStation } from '../kit/index.ts';
import { type Announcement, type Announcing, announcedAt, heard, NOTHING_HEARD } from './announce.ts';
import type { SignOptions } from './asked.ts';
import { freshnessOf } from './freshness.ts';
import { keepFrame, lastFrame } from './last-frame.ts';
import { ROOM } from './pages.ts';
import { Rescue } from './rescue.tsx';
import { isAsked, sheetsOf } from './slides.ts';
import { Stage } from './stage.tsx';
import { themeIn } from './theme.ts';
import { useSheets } from './use-sheets.ts';
import { useVoices } from './voices.tsx';
import { useFreshStart, useShape } from './watch.ts';

type SignProps = { readonly asked: SignOptions };

/** A sign: nobody touches it, and it runs for weeks. */
export const Sign = ({ asked }: SignProps) => {
  useSettings();
  return (
    <Rescue>
      <StationGate kind="sign" topics={() => TOPICS} hasOwnLinkMark meanwhile={<Meanwhile asked={asked} />}>
        {isDesigned() ? <Designer /> : <Live asked={asked} />}
      </StationGate>
    </Rescue>
  );
};

/** `/sign/?design=1` */
const isDesigned = (): boolean => new URLSearchParams(location.search).get('design') === '1';
const Designer = later(async () => (await import('./designer.tsx')).Designer);

const TOPICS = ['advertised', 'meters', 'winners', 'boards', 'notices', 'clock'] as const;

const Live = ({ asked }: SignProps) => {
  const { feed, line, me } = useStation();
  const views = useSyncExternalStore(feed.subscribe, feed.views);
  const link = useLink(feed);
  const now = useServerNow(feed);
  const shape = useShape();
  const languages = useVoices().map(({ language }) => language);
  const pages = useSheets(line, sheetsOf(asked, views), languages, ROOM[shape]);
  const announcement = useAnnouncement(feed, asked, now);
  const [startedAt] = useState(feed.now);
  const heardAt = link.heardAt === undefined ? startedAt : link.heardAt + link.skewMs;
  useFreshStart(link);
  useKeptFrame(feed, me.isDemo);
  // Known already, and nothing heard yet.
  if (link.heardAt === undefined && lastFrame() !== undefined) return <Meanwhile asked={asked} />;
  return (
    <Stage
      theme={themeIn(new URLSearchParams(location.search))}
      asked={asked}
      views={views}
      pages={pages}
      announcement={announcement}
      now={now}
      heardAt={heardAt}
      freshness={freshnessOf(heardAt, now)}
      isDemo={me.isDemo}
      hasLogo={me.house?.hasLogo}
    />
  );
};

/** The last good frame, until the house answers. */
const Meanwhile = ({ asked }: SignProps) => {
  const [frame] = useState(lastFrame);
  const { skewMs = 0 } = frame ?? {};
  const [now, setNow] = useState(() => Date.now() + skewMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + skewMs), 1_000);
    return () => clearInterval(timer);
  }, [skewMs]);
  if (frame === undefined) return <main />;
  const { views, heardAt, isDemo } = frame;
  const freshness = freshnessOf(heardAt, now);
  const theme = themeIn(new URLSearchParams(location.search));
  return <Stage {...{ theme, asked, views, now, heardAt, freshness, isDemo }} pages={[]} />;
};

const useAnnouncement = (feed: FeedStore, asked: SignOptions, now: number): Announcement | undefined => {
  const [announcing, setAnnouncing] = useState<Announcing>(NOTHING_HEARD);
  const winners = useSyncExternalStore(feed.subscribe, () => feed.views().winners);
  useEffect(() => {
    if (winners === undefined) return;
    const own: readonly WinnerView[] = Object.values(winners).filter(isAsked(asked));
    setAnnouncing(before => heard(before, own, feed.now()));
  }, [winners, feed, asked]);
  return announcedAt(announcing, now);
};

const KEEP_MS = 10_000;

const useKeptFrame = (feed: FeedStore, isDemo: boolean): void => {
  useEffect(() => {
    const keep = () => {
      const { heardAt, skewMs } = feed.link();
      if (heardAt !== undefined) keepFrame({ views: feed.views(), heardAt: heardAt + skewMs, isDemo, skewMs });
    };
    const timer = setInterval(keep, KEEP_MS);
    return () => clearInterval(timer);
  }, [feed, isDemo]);
};
