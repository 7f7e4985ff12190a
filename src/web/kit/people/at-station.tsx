import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { read } from '#api';
import type { Topic } from '#core/views';
import { openFeed } from '../feed/feed.ts';
import { LinkBanner } from '../feed/link-banner.tsx';
import { later } from '../page/later.tsx';
import { StartingPage } from '../page/starting-page.tsx';
import { browserOutbox, openOutbox } from '../press/outbox.ts';
import { EnrollPage } from './enroll-page.tsx';
import {
  enrollInDemo,
  forgetStation,
  lineOf,
  type Me,
  rememberedStation,
  rememberStation,
  tableAsked,
  type Wanted,
} from './line.ts';
import { type AtStation, StationContext } from './station-context.ts';

/** Most people never see it. */
const PinFirst = later(async () => (await import('./pin-first.tsx')).PinFirst);

type GateProps = {
  readonly kind: Wanted['kind'];
  readonly topics: (me: Me) => readonly Topic[];
  /** Shown while the page connects. */
  readonly meanwhile?: ReactNode;
  /** The page has its own place for the state of the connection. */
  readonly hasOwnLinkMark?: boolean;
  readonly children: ReactNode;
};

/** Shows a page once it is an enrolled station; before that it enrolls it, and waits for the connection. */
export const StationGate = (props: GateProps) => {
  const { kind, topics, meanwhile = <StartingPage />, hasOwnLinkMark = false, children } = props;
  const wanted = useMemo<Wanted>(() => {
    const table = tableAsked();
    return table === undefined ? { kind } : { kind, table };
  }, [kind]);
  const [station, setStation] = useState(() => rememberedStation(wanted));
  const [isCodeNeeded, setCodeNeeded] = useState(false);
  const [me, setMe] = useState<Me>();
  const [asked, setAsked] = useState(0);

  const enter = (enrolled: string) => {
    rememberStation(wanted, enrolled);
    setStation(enrolled);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is counted up to ask again.
  useEffect(() => {
    const leave = new AbortController();
    const find = async () => {
      if (station === undefined) {
        const enrolled = await enrollInDemo(wanted);
        if (leave.signal.aborted) return;
        if (enrolled.ok) enter(enrolled.value.station);
        else setCodeNeeded(true);
        return;
      }
      const found = await read(lineOf(station), 'me');
      if (leave.signal.aborted) return;
      if (found.ok) setMe(found.value);
      else if (found.code === 'station-unknown-here') {
        forgetStation(wanted);
        setStation(undefined);
      } else tryAgain();
    };
    const tryAgain = () => setTimeout(() => setAsked(count => count + 1), 1_000);
    find().catch(tryAgain);
    return () => leave.abort();
  }, [station, wanted, asked]);

  if (station === undefined && isCodeNeeded) return <EnrollPage onEnrolled={enter} />;
  if (station === undefined || me === undefined) return meanwhile;
  return (
    <Entered
      key={station}
      station={station}
      me={me}
      topics={topics}
      hasOwnLinkMark={hasOwnLinkMark}
      refresh={() => setAsked(count => count + 1)}
    >
      {children}
    </Entered>
  );
};

type EnteredProps = Omit<GateProps, 'kind' | 'meanwhile'> & Pick<AtStation, 'station' | 'me' | 'refresh'>;

const Entered = ({ station, me, topics, hasOwnLinkMark, refresh, children }: EnteredProps) => {
  const { person } = me;
  // The house shows nothing else before the PIN was changed.
  const named = person?.mustChangePin === true ? 'clock' : topics(me).join();
  const line = useMemo(() => lineOf(station), [station]);
  const outbox = useMemo(() => openOutbox(line, browserOutbox(station)), [line, station]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person may look at other topics.
  const feed = useMemo(() => openFeed(station, named.split(',') as Topic[]), [station, named, person?.id]);
  useEffect(() => () => feed.close(), [feed]);
  const value = useMemo(
    () => ({ station, line, me, refresh, feed, outbox }),
    [station, line, me, refresh, feed, outbox],
  );
  return (
    <StationContext value={value}>
      {person?.mustChangePin === true ? <PinFirst person={person} /> : children}
      {!hasOwnLinkMark && <LinkBanner />}
    </StationContext>
  );
};
