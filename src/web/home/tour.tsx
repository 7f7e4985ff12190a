import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, CardWords } from '../kit/index.ts';
import { workAs } from './as-person.ts';
import { type Demo, type DemoPerson, readTour, startTour, TOUR_STEPS, type Tour } from './demo.ts';
import styles from './home.module.css';

const LOOK_EVERY_MS = 2_000;

/** Who does what: each step is one person's at one screen. */
const WHO = { deal: 'dealer', call: 'dealer', verify: 'floor', agree: 'supervisor', pay: 'cage' } as const;
type Done = keyof typeof WHO;

/** Three minutes: call a bad beat and see it paid. It waits for the guest at every step. DEM-9 */
export const TourPart = ({ demo }: { readonly demo: Demo }) => {
  const t = useTranslations('home.tour');
  const [tour, setTour] = useState<Tour>();
  const isOn = tour !== undefined;
  useEffect(() => {
    const look = () => void readTour().then(setTour);
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={styles.tour} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p>{t('about')}</p>
      {isOn ? (
        <Steps tour={tour} demo={demo} />
      ) : (
        <ActKey onPress={() => void startTour().then(setTour)}>{t('start')}</ActKey>
      )}
      {tour?.step === 'paid' && (
        <>
          <p className={styles.paid} role="status">
            {t('over')}
          </p>
          <ActKey onPress={() => void startTour().then(setTour)}>{t('again')}</ActKey>
        </>
      )}
    </section>
  );
};

const Steps = ({ tour, demo }: { readonly tour: Tour; readonly demo: Demo }) => {
  const t = useTranslations('home.tour');
  const now = TOUR_STEPS.indexOf(tour.step);
  const steps = TOUR_STEPS.filter((step): step is Done => step !== 'paid');
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        <li key={step} data-state={place < now ? 'done' : place === now ? 'now' : 'later'}>
          <strong>
            {t(`steps.${step}.title`)} {place < now && <span className={styles.done}>{t('done')}</span>}
          </strong>
          <span>{t(`steps.${step}.how`, factsOf(tour))}</span>
          {place === now && step === 'verify' && <Cards {...tour} />}
          {place === now && <Go person={personFor(demo, WHO[step])} table={tour.table} />}
        </li>
      ))}
    </ol>
  );
};

const factsOf = ({ table, cards }: Tour) => ({
  table: String(table),
  beaten: String(cards.beaten.seat),
  winner: String(cards.winner.seat),
});

/** What lies on the table, to be entered. */
const Cards = ({ cards: { board, beaten, winner } }: Tour) => {
  const t = useTranslations('home.tour');
  return (
    <dl className={styles.cards}>
      <div>
        <dt>{t('board')}</dt>
        <dd>
          <CardWords>{signed(board)}</CardWords>
        </dd>
      </div>
      {[beaten, winner].map(({ seat, cards }) => (
        <div key={seat}>
          <dt>{t('seat', { seat: String(seat) })}</dt>
          <dd>
            <CardWords>{signed(cards)}</CardWords>
          </dd>
        </div>
      ))}
    </dl>
  );
};

const SIGNS: Readonly<Record<string, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };
const signed = (cards: string): string => cards.replace(/[cdhs]/g, suit => SIGNS[suit] ?? suit);

const personFor = ({ people }: Demo, role: (typeof WHO)[Done]): DemoPerson | undefined =>
  people.find(({ roles }) => roles[0] === role);

const Go = ({ person, table }: { readonly person: DemoPerson | undefined; readonly table: number }) => {
  const t = useTranslations('home.tour');
  if (person === undefined) return null;
  return <ActKey onPress={() => void workAs(person, table)}>{t('go', { name: person.name })}</ActKey>;
};
