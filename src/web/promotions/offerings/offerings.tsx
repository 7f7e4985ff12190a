import { useTranslations } from 'use-intl';
import type { OfferingView } from '#core/views';
import { ActKey, Keys, Section, Soft, useHouseTime } from '../../kit/index.ts';
import { BackKey } from '../desk/back-key.tsx';
import type { Go } from '../desk/place.ts';
import styles from './offerings.module.css';

type OfferingsProps = { readonly offerings: readonly OfferingView[]; readonly onGo: Go };

const ORDER = ['running', 'paused', 'announced', 'ended'] as const;

/** Everything the house offers, by how far it has come. */
export const Offerings = ({ offerings, onGo }: OfferingsProps) => {
  const t = useTranslations('promotions');
  return (
    <div className={styles.page}>
      <BackKey onGo={onGo} />
      <h2>{t('offering.all')}</h2>
      <Keys>
        <ActKey tone="main" onPress={() => onGo({ type: 'new' })}>
          {t('offering.new')}
        </ActKey>
      </Keys>
      {offerings.length === 0 && <Soft>{t('offering.nothing')}</Soft>}
      {ORDER.map(state => {
        const some = offerings.filter(offering => offering.state === state);
        return some.length === 0 ? null : (
          <Section key={state} title={t(`calendar.states.${state}`)}>
            <OfferingRows offerings={some} onGo={onGo} />
          </Section>
        );
      })}
    </div>
  );
};

export const OfferingRows = ({ offerings, onGo }: OfferingsProps) => {
  const t = useTranslations('promotions');
  const { when } = useHouseTime();
  return (
    <ul className={styles.rows}>
      {offerings
        .toSorted((a, b) => a.name.localeCompare(b.name))
        .map(({ activity, name, state, postedAt }) => (
          <li key={activity}>
            <button type="button" onClick={() => onGo({ type: 'offering', activity })}>
              <strong lang="en">{name}</strong>
              <span>{t(`calendar.states.${state}`)}</span>
              <span>{t('calendar.posted', { at: when(postedAt) })}</span>
            </button>
          </li>
        ))}
    </ul>
  );
};
