import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Cents, NOTHING } from '#core/money';
import { drawerOf } from '#core/views/on-screen';
import {
  Key,
  ofThisDevice,
  Palette,
  type Person,
  StartingPage,
  StationHead,
  useKept,
  useStation,
  useView,
} from '../kit/index.ts';
import { Bar } from './bar.tsx';
import styles from './cage.module.css';
import { Detail } from './detail.tsx';
import type { Chosen, Known } from './find.ts';
import { Finder } from './finder.tsx';
import { Help } from './help.tsx';
import { type CagePlace, PLACES } from './places.ts';
import { useEntries } from './use-entries.ts';
import { useKeys } from './use-keys.ts';
import { useShift } from './use-shift.ts';

/** The working window: search and lists on one side, what was opened on the other. */
export const Desk = ({ person }: { person: Person }) => {
  const known = useKnown();
  return known === undefined ? <StartingPage /> : <Window person={person} known={known} />;
};

const Window = ({ person, known }: { person: Person; known: Known }) => {
  const t = useTranslations('cage');
  const { me } = useStation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const [isCounting, onCounting] = useState(false);
  const [opening, onOpening] = useKept<Cents>(`cage-opening-${person.id}-${me.signedOnAt}`, NOTHING, ofThisDevice);
  const { text, field, place, chosen, ...go } = useWay();
  const shift = useShift();
  const drawer = shift && drawerOf(shift.rows, opening);
  const onHelp = () => setHelpOpen(true);
  const entries = useEntries(known, { onChoose: go.onChoose, onPlace: go.onPlace, onHelp });
  useKeys({ help: onHelp });

  return (
    <div className={styles.station}>
      <StationHead title={t('title')}>
        <Bar cashier={person.name} drawer={isCounting ? 'blind' : drawer} />
      </StationHead>
      <main className={styles.desk} data-open={chosen !== undefined || undefined}>
        <Finder {...{ known, text, field, place, chosen, ...go }} />
        <section className={styles.detail} aria-label={t('detail')}>
          <Detail {...{ known, chosen, person, shift, drawer, opening, onOpening, onCounting }} onBack={go.onBack} />
        </section>
      </main>
      <div className={`${styles.foot} no-print`}>
        <Palette entries={entries} />
        <Key icon="keyboard" onPress={onHelp}>
          {t('shortcuts.title')}
        </Key>
      </div>
      <Help isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  );
};

/** Where the cashier is; place and what was opened outlive a reload. */
const useWay = () => {
  const [text, onText] = useState('');
  const [place, setPlace] = useKept<CagePlace>('cage-place', 'prizes');
  const [chosen, onChoose] = useKept<Chosen | undefined>('cage-chosen', undefined);
  const field = useRef<HTMLInputElement>(null);
  const onPlace = (next: CagePlace) => {
    onText('');
    setPlace(next);
    onChoose(next === 'shift' ? { type: 'shift' } : undefined);
  };
  const onBack = () => {
    onText('');
    onChoose(undefined);
    field.current?.focus();
  };
  const toPlaces = Object.fromEntries(PLACES.map(one => [one, () => onPlace(one)]));
  useKeys({ ...toPlaces, search: () => field.current?.select(), back: onBack });
  return { text, field, place, chosen, onText, onPlace, onChoose, onBack };
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
