import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Cents, NOTHING } from '#core/money';
import { drawerOf } from '#core/views/on-screen';
import { Key, type Me, Sheet, StartingPage, StationHead, useSettings, useStation, useView } from '../kit/index.ts';
import { Bar } from './bar.tsx';
import styles from './cage.module.css';
import { Detail } from './detail.tsx';
import type { Chosen } from './find.ts';
import { Finder } from './finder.tsx';
import { PLACES, type Place } from './places.ts';
import { ShortcutList } from './shortcut-list.tsx';
import { useKept } from './use-kept.ts';
import { useShift } from './use-shift.ts';
import { LettersOn, useShortcuts } from './use-shortcuts.ts';

type Person = NonNullable<Me['person']>;

/** The working window: search and lists on one side, what was opened on the other. Both outlive a reload. */
export const Desk = ({ person }: { person: Person }) => {
  const t = useTranslations('cage');
  const { me } = useStation();
  const [settings, changeSettings] = useSettings();
  const [text, setText] = useState('');
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const [place, setPlace] = useKept<Place>('place', 'prizes');
  const [chosen, setChosen] = useKept<Chosen | undefined>('chosen', undefined);
  const [opening, setOpening] = useKept<Cents>(`opening-${person.id}-${me.signedOnAt}`, NOTHING, localStorage);
  const known = useKnown();
  const shift = useShift();
  const field = useRef<HTMLInputElement>(null);
  const drawer = shift && drawerOf(shift.rows, opening);

  const goTo = (next: Place) => {
    setText('');
    setPlace(next);
    setChosen(next === 'shift' ? { type: 'shift' } : undefined);
  };
  const goBack = () => {
    setText('');
    setChosen(undefined);
    field.current?.focus();
  };
  const toPlaces = Object.fromEntries(PLACES.map(one => [one, () => goTo(one)]));
  useShortcuts(
    { ...toPlaces, search: () => field.current?.select(), back: goBack, help: () => setHelpOpen(true) },
    settings.letterKeys,
  );

  if (known === undefined) return <StartingPage />;
  return (
    <LettersOn value={settings.letterKeys}>
      <div className={styles.station}>
        <StationHead title={t('title')}>
          <Bar cashier={person.name} drawer={isCounting ? undefined : drawer} />
        </StationHead>
        <main className={styles.desk} data-open={chosen !== undefined || undefined}>
          <Finder
            {...{ known, text, field, place, chosen }}
            onText={setText}
            onPlace={goTo}
            onChoose={setChosen}
            onBack={goBack}
          />
          <section className={styles.detail} aria-label={t('detail')}>
            <Detail
              {...{ known, chosen, shift, drawer, opening, person }}
              onOpening={setOpening}
              onCounting={setCounting}
              onBack={goBack}
            />
          </section>
        </main>
        <div className={`${styles.foot} no-print`}>
          <Key icon="keyboard" onPress={() => setHelpOpen(true)}>
            {t('shortcuts.title')}
          </Key>
        </div>
        <Sheet title={t('shortcuts.title')} isOpen={isHelpOpen} onClose={() => setHelpOpen(false)}>
          <ShortcutList areLettersOn={settings.letterKeys} onLetters={letterKeys => changeSettings({ letterKeys })} />
        </Sheet>
      </div>
    </LettersOn>
  );
};

/** Nothing before the first message of the feed. */
const useKnown = () => {
  const { feed } = useStation();
  const [awards, trays, instruments] = [useView(feed, 'awards'), useView(feed, 'trays'), useView(feed, 'instruments')];
  const promotions = useView(feed, 'promotions');
  if (awards === undefined || trays === undefined || instruments === undefined || promotions === undefined) {
    return undefined;
  }
  return { awards, trays, instruments, promotions };
};
