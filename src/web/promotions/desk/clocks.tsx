import { useTranslations } from 'use-intl';
import type { PromotionView } from '#core/views';
import { Section, useServerNow, useStation } from '../../kit/index.ts';
import { waitsIn } from '../panels.ts';
import { Countdown } from '../parts/countdown.tsx';
import styles from './clocks.module.css';
import { clocksIn } from './clocks.ts';
import type { Go } from './place.ts';

type ClocksProps = { readonly promotions: readonly PromotionView[]; readonly onGo: Go };

/** Everything that waits for somebody, over all promotions. */
export const Clocks = ({ promotions, onGo }: ClocksProps) => {
  const t = useTranslations('promotions.clocks');
  const { feed } = useStation();
  const clocks = clocksIn(promotions, waitsIn, useServerNow(feed, 10_000));
  if (clocks.length === 0) return null;
  return (
    <Section title={t('title')}>
      <ul className={styles.clocks}>
        {clocks.map(({ promotion, name, why, whom, until }, place) => (
          <li
            key={`${promotion} ${why} ${whom}`}
            data-next={place === 0 ? `${name}: ${t(why)} ${whom}`.trim() : undefined}
          >
            <button type="button" onClick={() => onGo({ type: 'promotion', promotion })}>
              <strong lang="en">{name}</strong>
              <span>
                {t(why)} <span lang="en">{whom}</span>
              </span>
              {until !== undefined && <Countdown until={until} />}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
};
