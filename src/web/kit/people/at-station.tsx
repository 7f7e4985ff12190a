import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { type Line, read } from '#api';
import type { Topic } from '#core/views';
import { openFeed } from '../feed/feed.ts';
import { LinkBanner } from '../feed/link-banner.tsx';
import { later } from '../page/later.tsx';
import { StartingPage } from '../page/starting-page.tsx';
import { deliver } from '../press/deliver.ts';
import { browserOutbox, openOutbox } from '../press/outbox.ts';
import { EnrollPage } from './enroll-page.tsx';
import {
  enrollInDemo,
  forgetStation,
  kindsAt,
  lineOf,
  type Me,
  rememberedStation,
  rememberStation,
  tableAsked,
  type Wanted,
} from './line.ts';
import { openPinAsked } from './pin-asked.ts';
import { type AtStation, StationContext } from './station-context.ts';

/** Most people never see them. */
const Elsewhere = later(async () => (await import('./elsewhere.tsx')).Elsewhere);
const ClockOff = later(async () => (await import('./clock-off.tsx')).ClockOff);
const TableFirst = later(async () => (await import('./table-first.tsx')).TableFirst);
const PinAgain = later(async () => (await import('./pin-again.tsx')).PinAgain);
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
  const { station, needs, me, enter, anew, ...entry } = useEntry(wanted);
  if (station === undefined && needs === 'table') return <TableFirst />;
  if (station === undefined && needs === 'code') return <EnrollPage kind={kind} onEnrolled={enter} />;
  if (station === undefined || me === undefined) return meanwhile;
  if (!kindsAt(kind).includes(me.station.kind)) return <Elsewhere me={me} onAnew={anew} />;
  return (
    <Entered key={station} station={station} me={me} topics={topics} hasOwnLinkMark={hasOwnLinkMark} {...entry}>
      {children}
    </Entered>
  );
};

/** Which station the page is, enrolled if it was none, and who is signed on there. */
const useEntry = (wanted: Wanted) => {
  const [station, setStation] = useState(() => rememberedStation(wanted));
  const [needs, setNeeds] = useState<'code' | 'table'>();
  const [me, setMe] = useState<Me>();
  const [asked, setAsked] = useState(0);
  const [wasSignedOff, setSignedOff] = useState(false);
  const isLeaving = useRef(false);

  const enter = (enrolled: string) => {
    rememberStation(wanted, enrolled);
    setStation(enrolled);
  };
  const come = (now: Me) => {
    const isGone = now.person === undefined;
    setSignedOff(isGone && (wasSignedOff || (me?.person !== undefined && !isLeaving.current)));
    if (!isGone) isLeaving.current = false;
    setMe(now);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` is counted up to ask again.
  useEffect(() => {
    const leave = new AbortController();
    const find = async () => {
      if (station === undefined) {
        const enrolled = await enrollInDemo(wanted);
        if (leave.signal.aborted) return;
        if (enrolled.ok) enter(enrolled.value.station);
        else setNeeds(enrolled.code === 'station-needs-table' ? 'table' : 'code');
        return;
      }
      const found = await read(lineOf(station), 'me');
      if (leave.signal.aborted) return;
      if (found.ok) come(found.value);
      else if (found.code === 'station-unknown-here') {
        forgetStation(wanted);
        setStation(undefined);
      } else tryAgain();
    };
    const tryAgain = () => setTimeout(() => setAsked(count => count + 1), 1_000);
    find().catch(tryAgain);
    return () => leave.abort();
  }, [station, wanted, asked]);
  const refresh = () => setAsked(count => count + 1);
  const leaving = () => {
    isLeaving.current = true;
  };
  const anew = () => {
    forgetStation(wanted);
    setMe(undefined);
    setStation(undefined);
  };
  return { station, needs, me, wasSignedOff, enter, anew, refresh, leaving };
};

/** Signs and keypads stay open for months. */
const ASKED_EVERY_MS = 6 * 3_600_000;

/** The key of the station is renewed by the page itself, when the house says that it is time. PPL-23 */
const useOwnKey = (line: Line, me: Me, refresh: () => void): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` is new with every render and means the same.
  useEffect(() => {
    const timer = setInterval(refresh, ASKED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    // Without an answer the old key goes on, and it is asked again at the next turn.
    if (me.keyDue === true) deliver(line, '/station-key', {}).catch(() => undefined);
  }, [line, me]);
};

type EnteredProps = Omit<GateProps, 'kind' | 'meanwhile'> &
  Pick<AtStation, 'station' | 'me' | 'refresh' | 'leaving' | 'wasSignedOff'>;

const Entered = ({ station, me, topics, hasOwnLinkMark, children, ...gate }: EnteredProps) => {
  const { refresh, leaving, wasSignedOff } = gate;
  const { person } = me;
  // The house shows nothing else before the PIN was changed.
  const named = person?.mustChangePin === true ? 'clock' : topics(me).join();
  const pin = useMemo(openPinAsked, []);
  // Its part comes when it is needed: on its way it would take a line of every screen.
  const isPinAsked = useSyncExternalStore(pin.subscribe, pin.isAsked);
  const line = useMemo(() => lineOf(station, { typePin: pin.ask }), [station, pin]);
  const outbox = useMemo(() => openOutbox(line, browserOutbox(station)), [line, station]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person may look at other topics.
  const feed = useMemo(() => openFeed(station, named.split(',') as Topic[]), [station, named, person?.id]);
  useEffect(() => () => feed.close(), [feed]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody types the PIN of somebody who has left.
  useEffect(() => () => pin.answer(false), [pin, person?.id]);
  // The house has hung up, or nothing comes: most often nobody is signed on here anymore.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refresh` is new with every render and means the same.
  useEffect(() => {
    let before = feed.link().state;
    return feed.subscribe(() => {
      const { state } = feed.link();
      if (state !== before && (state === 'ended' || state === 'stale')) refresh();
      before = state;
    });
  }, [feed]);
  useOwnKey(line, me, refresh);
  const value = useMemo(
    () => ({ station, line, me, refresh, leaving, wasSignedOff, feed, outbox }),
    [station, line, me, refresh, leaving, wasSignedOff, feed, outbox],
  );
  return (
    <StationContext value={value}>
      {person?.mustChangePin === true ? <PinFirst person={person} /> : children}
      {person !== undefined && isPinAsked && <PinAgain asked={pin} />}
      {me.clockAhead !== undefined && <ClockOff seconds={me.clockAhead} />}
      {!hasOwnLinkMark && <LinkBanner />}
    </StationContext>
  );
};
