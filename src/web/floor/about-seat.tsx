import { useTranslations } from 'use-intl';
import type { Fact } from '#core/eligibility';
import { STREETS } from '#core/rulebook';
import type { SeatView } from '#core/views';
import { type PlaceDraft, placeKey, withHand, withPlace } from '#entry';
import { Choose, Field } from '../kit/index.ts';
import styles from './cards-entry.module.css';
import { Tick } from './parts.tsx';
import type { Written } from './use-seen.ts';

type AboutProps = Written & { readonly seat: number };

/** What the activity asks of the hand of a seat, and of everybody who bet on it. */
export const AboutSeat = (about: AboutProps) => {
  const { seat, seats } = about;
  const there = seats.filter(one => one.seat === seat && one.inRound !== undefined);
  const rows = there.filter(place => marksOf(about, place).length > 0 || asksFold(about));
  const hasHand = about.facts.some(fact => fact === 'home-run' || fact === 'clean-sweep');
  if (rows.length === 0 && !hasHand) return null;
  return (
    <>
      {hasHand && <AboutHand {...about} />}
      {rows.map(place => (
        <AboutPlace key={placeKey(place)} {...about} place={place} />
      ))}
    </>
  );
};

const AboutHand = ({ seat, facts, draft, keep, choose }: AboutProps) => {
  const t = useTranslations('floor.cards');
  const { homeRun = '', isCleanSweep = false } = draft.hands[seat] ?? {};
  const sweep = (isOn: boolean): void => {
    keep(withHand(draft, seat, { isCleanSweep: isOn }));
    choose(''); // Its fields are others now.
  };
  return (
    <fieldset className={styles.about}>
      <legend className={styles.legend}>{t('hand', { seat: String(seat) })}</legend>
      {facts.includes('home-run') && (
        <Field
          label={t('homeRun')}
          inputMode="numeric"
          value={homeRun}
          onChange={points => keep(withHand(draft, seat, { homeRun: points }))}
        />
      )}
      {facts.includes('clean-sweep') && (
        <Tick isOn={isCleanSweep} onChange={sweep}>
          {t('isCleanSweep')}
        </Tick>
      )}
    </fieldset>
  );
};

type Mark = 'bonusOnly' | 'isAllIn' | 'missedBlind' | 'isHeldAside' | 'isTooYoung';

const MARKS: readonly (readonly [fact: Fact, mark: Mark])[] = [
  ['bonus-only', 'bonusOnly'],
  ['all-in', 'isAllIn'],
  ['missed-blind', 'missedBlind'],
  ['held-aside', 'isHeldAside'],
];

/** The bank bets nothing, so it cannot bet on a bonus alone. */
const marksOf = ({ facts, age }: AboutProps, { inRound }: SeatView): readonly Mark[] => [
  ...MARKS.filter(([fact]) => facts.includes(fact) && (fact !== 'bonus-only' || !inRound?.isPlayerDealer)).map(
    ([, mark]) => mark,
  ),
  ...(age === undefined ? [] : (['isTooYoung'] as const)),
];

const asksFold = ({ facts }: AboutProps): boolean => facts.includes('folded');

const AboutPlace = (about: AboutProps & { readonly place: SeatView }) => {
  const t = useTranslations('floor.cards');
  const nameOf = usePlaceName();
  const { place, age, draft, keep } = about;
  const said = draft.places[placeKey(place)] ?? {};
  const say = (part: PlaceDraft): void => keep(withPlace(draft, place, part));
  return (
    <fieldset className={styles.about}>
      <legend className={styles.legend}>{t('about', { seat: nameOf(place) })}</legend>
      {asksFold(about) && <Folded {...about} folded={said.folded} onChange={folded => say({ folded })} />}
      {marksOf(about, place).map(mark => (
        <Tick key={mark} isOn={said[mark] === true} onChange={isOn => say({ [mark]: isOn })}>
          {mark === 'isTooYoung' ? t(mark, { age: age ?? 0 }) : t(mark)}
        </Tick>
      ))}
    </fieldset>
  );
};

type FoldedProps = Pick<AboutProps, 'facts'> & {
  readonly folded: PlaceDraft['folded'];
  readonly onChange: (folded: PlaceDraft['folded']) => void;
};

/** When a hand was folded is asked only where that decides. */
const Folded = ({ facts, folded, onChange }: FoldedProps) => {
  const t = useTranslations('floor.cards');
  if (!facts.includes('street')) {
    return (
      <Tick isOn={folded !== undefined} onChange={isOn => onChange(isOn ? 'some-time' : undefined)}>
        {t('folded')}
      </Tick>
    );
  }
  return (
    <Choose
      label={t('folded')}
      value={folded ?? ''}
      options={[['', t('stayed')], ...STREETS.map(street => [street, t(`streets.${street}`)] as const)]}
      onChange={street => onChange(street === '' ? undefined : street)}
    />
  );
};

/** `3`, or `3, position 2` for who bets behind. */
export const usePlaceName = (): ((place: Pick<SeatView, 'seat' | 'position'>) => string) => {
  const t = useTranslations('floor.cards');
  return ({ seat, position }) =>
    position === 1 ? String(seat) : t('position', { seat: String(seat), position: String(position) });
};
