import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  ActKey,
  Field,
  Form,
  Key,
  Refused,
  StartingPage,
  StationHead,
  useKept,
  useSettings,
  useStation,
  useView,
} from '../kit/index.ts';
import { Designer } from './designer.tsx';
import styles from './desk.module.css';
import { type EventView, isEvent, keyFor } from './event.ts';
import { EventList } from './event-list.tsx';
import { Help } from './help.tsx';
import { Opened } from './opened.tsx';
import { usePapers } from './papers.tsx';
import { Remote } from './remote.tsx';
import { OpenedEvent } from './use-event.tsx';
import { LettersOn, useShortcuts } from './use-shortcuts.ts';

type Place = { readonly type: 'events' | 'new' } | { readonly type: 'event'; readonly promotion: string };

/** All events on one side, the one that was opened on the other; where one is survives a reload. */
export const Desk = () => {
  const { feed } = useStation();
  const [promotions, offerings] = [useView(feed, 'promotions'), useView(feed, 'offerings')];
  const [place, setPlace] = useKept<Place>('tournament-place', placeAsked());
  const [settings] = useSettings();
  if (promotions === undefined || offerings === undefined) return <StartingPage />;
  const events = Object.values(promotions).filter(isEvent);
  const opened = place.type === 'event' ? events.find(({ promotion }) => promotion === place.promotion) : undefined;
  const onOpen = (promotion: string) => setPlace({ type: 'event', promotion });
  const onBack = () => setPlace({ type: 'events' });
  const onNew = () => setPlace({ type: 'new' });
  const offered = Object.values(offerings).filter(({ kind, state }) => kind === 'tournament' && state !== 'ended');
  if (IS_REMOTE) return <Remotes events={events} opened={opened} onOpen={onOpen} onBack={onBack} />;
  return (
    <LettersOn value={settings.letterKeys}>
      <Frame>
        <main className={styles.desk} data-open={opened !== undefined || place.type === 'new' || undefined}>
          <EventList events={events} offered={offered} chosen={opened?.promotion} {...{ onOpen, onNew }} />
          <div className={styles.detail}>
            {place.type === 'new' && <Designer offered={offered} onBack={onBack} onOpened={onOpen} />}
            {opened !== undefined && (
              <OpenedEvent key={opened.promotion} event={opened}>
                <Opened onBack={onBack} />
              </OpenedEvent>
            )}
            {place.type !== 'new' && opened === undefined && <Welcome hasEvents={events.length > 0} />}
          </div>
        </main>
      </Frame>
    </LettersOn>
  );
};

/** `?remote` is the page for a phone, `?event=name` opens one at once. */
const QUERY = new URLSearchParams(location.search);
const IS_REMOTE = QUERY.has('remote');

const placeAsked = (): Place => {
  const promotion = QUERY.get('event');
  return promotion === null ? { type: 'events' } : { type: 'event', promotion };
};

const Frame = ({ children }: { children: React.ReactNode }) => {
  const t = useTranslations('tournament');
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts({ help: () => setHelpOpen(true) });
  return (
    <div className={styles.station}>
      <StationHead title={t('title')}>
        <span className={styles.help}>
          <Key icon="keyboard" isIconOnly onPress={() => setHelpOpen(true)}>
            {t('shortcuts.title')}
          </Key>
        </span>
      </StationHead>
      {children}
      <Help isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
};

const Welcome = ({ hasEvents }: { hasEvents: boolean }) => {
  const t = useTranslations('tournament.list');
  return (
    <div className={styles.welcome}>
      <p>{t(hasEvents ? 'choose' : 'empty')}</p>
      <OldLog />
    </div>
  );
};

/** What has ended is off the list; its log is in the journal for as long as that is kept. */
const OldLog = () => {
  const t = useTranslations('tournament.list');
  const [name, setName] = useState('');
  const papers = usePapers(keyFor(name, []));
  return (
    <Form className={styles.old} onSend={() => void papers.printLog()}>
      <Field label={t('oldLog')} how={t('oldLogHow')} value={name} onChange={setName} />
      <ActKey isOff={name.trim() === ''} onPress={() => void papers.printLog()}>
        {t('printOld')}
      </ActKey>
      <Refused why={papers.why} />
      {papers.sheet}
    </Form>
  );
};

type RemotesProps = {
  readonly events: readonly EventView[];
  readonly opened: EventView | undefined;
  readonly onOpen: (promotion: string) => void;
  readonly onBack: () => void;
};

/** For a director on the move: the running event, or a choice among several. */
const Remotes = ({ events, opened, onOpen, onBack }: RemotesProps) => {
  const t = useTranslations('tournament');
  return (
    <div className={styles.station}>
      <StationHead title={t('remote.title')} />
      <main>
        {opened === undefined ? (
          <EventList events={events} offered={[]} chosen={undefined} onOpen={onOpen} />
        ) : (
          <OpenedEvent key={opened.promotion} event={opened}>
            <Remote onBack={onBack} />
          </OpenedEvent>
        )}
      </main>
    </div>
  );
};
