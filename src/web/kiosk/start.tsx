import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import type { BoardView } from '#core/views';
import { fullName } from '#core/views/on-screen';
import {
  HelpKey,
  loadFonts,
  PadKey,
  useHouseTime,
  useIsOnline,
  useLanguage,
  useStation,
  useView,
} from '../kit/index.ts';
import { LANGUAGES, type Language, nameOf } from '../messages/index.ts';
import { entriesIn } from '../promotions/drawing/elsewhere.ts';
import { Page } from './page.tsx';
import styles from './start.module.css';
import type { VisitNotice } from './visit.ts';

type StartProps = {
  readonly notice: VisitNotice | undefined;
  readonly onLanguage: (language: Language) => void;
  readonly onNumber: () => void;
  readonly onDraws: () => void;
};

/** Nobody is there: what the kiosk is for, in which language, and what everybody may know. */
export const Start = ({ notice, onLanguage, onNumber, onDraws }: StartProps) => {
  const t = useTranslations('kiosk');
  const isOnline = useIsOnline();
  return (
    <Page
      title={t('title')}
      keys={
        <>
          <HelpKey />
          <Languages onLanguage={onLanguage} />
        </>
      }
    >
      <div className={styles.start}>
        <section className={styles.invitation}>
          <CardSign />
          <p className={styles.scan}>{t('start.scan')}</p>
          <p>{t('start.or')}</p>
          <div className={styles.ways}>
            <PadKey tone="main" onPress={onNumber}>
              {t('start.type')}
            </PadKey>
            <PadKey onPress={onDraws}>{t('keys.draws')}</PadKey>
            <PadKey onPress={() => location.assign('/practice/?from=kiosk')}>{t('keys.practice')}</PadKey>
          </div>
          <p className={styles.notice} role="status">
            {isOnline ? notice !== undefined && t(`notice.${notice}`) : t('offline')}
          </p>
          <DemoCard />
        </section>
        <div className={styles.side}>
          <p className={styles.soft}>{t('start.what')}</p>
          <Ahead />
        </div>
      </div>
    </Page>
  );
};

/** A card held into the light of a scanner. */
const CardSign = () => (
  <svg viewBox="0 0 120 80" className={styles.card} aria-hidden="true">
    <rect x="6" y="8" width="108" height="64" rx="8" />
    <path d="M20 26h46M20 36h30" />
    <path d="M24 50v12M30 50v12M33 50v12M40 50v12M46 50v12M50 50v12M57 50v12M60 50v12M67 50v12M74 50v12M78 50v12M85 50v12M91 50v12M96 50v12" />
    <path className={styles.light} d="M2 56h116" />
  </svg>
);

/** Each in its own script, for people who read no other. */
const Languages = ({ onLanguage }: { onLanguage: (language: Language) => void }) => {
  const t = useTranslations('kiosk.start');
  const { language } = useLanguage();
  useEffect(() => void Promise.all(LANGUAGES.map(loadFonts)), []); // A bare system shows boxes else.
  return (
    <nav className={styles.languages} aria-label={t('language')}>
      {LANGUAGES.map(one => (
        <PadKey key={one} isOn={one === language} onPress={() => onLanguage(one)}>
          <span lang={one}>{nameOf(one)}</span>
        </PadKey>
      ))}
    </nav>
  );
};

/** Drawings that everybody can see on the signs too. */
const Ahead = () => {
  const t = useTranslations('kiosk');
  const { feed } = useStation();
  const boards = Object.values(useView(feed, 'boards') ?? {});
  const drawings = boards.flatMap(one => {
    const entries = entriesIn(one);
    return entries === undefined ? [] : [{ promotion: one.promotion, name: fullName(one), entries, next: one.upNext }];
  });
  if (drawings.length === 0) return null;
  return (
    <section className={styles.ahead} aria-label={t('start.ahead')}>
      <h2>{t('start.ahead')}</h2>
      <ul>
        {drawings.map(({ promotion, name, entries, next }) => (
          <li key={promotion}>
            <span>
              <span lang="en">{name}</span>
              {next !== undefined && <Next next={next} />}
            </span>
            <span className={styles.soft}>{t('start.drum', { count: entries })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** When it is drawn and what for, as it was posted. */
const Next = ({ next: { at, prizes } }: { readonly next: NonNullable<BoardView['upNext']> }) => {
  const { when } = useHouseTime();
  const [first] = prizes;
  const prize = [first?.what, first?.amount && formatAmountShort(first.amount)].filter(Boolean).join(' ');
  const words = [at && when(at), prize].filter(Boolean).join(' · ');
  return words === '' ? null : <strong className={styles.next}>{words}</strong>;
};

type DemoMember = { readonly card: string; readonly pin: string };

/** A demonstration tells everybody a card and its PIN; a real house has no such address. */
const DemoCard = () => {
  const t = useTranslations('kiosk.start');
  const { me } = useStation();
  const [member, setMember] = useState<DemoMember>();
  useEffect(() => {
    if (me.isDemo) void readDemoMember().then(setMember);
  }, [me.isDemo]);
  if (member === undefined) return null;
  return <p className={styles.demo}>{t('demo', { card: member.card, number: member.pin })}</p>;
};

const readDemoMember = async (): Promise<DemoMember | undefined> => {
  try {
    const answer = await fetch('/api/v1/demo');
    const { members } = (await answer.json()) as { readonly members?: readonly DemoMember[] };
    return members?.[0];
  } catch {
    return undefined;
  }
};
