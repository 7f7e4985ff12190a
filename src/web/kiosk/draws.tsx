import { useTranslations } from 'use-intl';
import type { DrawView } from '#core/views';
import { fullName } from '#core/views/on-screen';
import { useHouseTime, useStation, useView } from '../kit/index.ts';
import styles from './draws.module.css';
import { Page } from './page.tsx';
import { Cards, Facts } from './parts.tsx';
import type { Account } from './use-account.ts';

/** How a draw can be checked by anybody, and what is published of each. Winners are named elsewhere. LOT-1, LOT-6 */
export const Draws = ({ checks = [] }: { readonly checks?: Account['checks'] }) => {
  const t = useTranslations('kiosk.draws');
  const { feed } = useStation();
  const boards = Object.values(useView(feed, 'boards') ?? {});
  const drawn = boards.flatMap(one => {
    const { draw, promotion } = one;
    return draw === undefined ? [] : [{ promotion, name: fullName(one), draw }];
  });
  return (
    <div className={styles.draws}>
      <p className={styles.lead}>{t('lead')}</p>
      <ol className={styles.steps}>
        {(['first', 'second', 'third', 'fourth'] as const).map(step => (
          <li key={step}>{t(`steps.${step}`, { address: `${location.host}/verify/` })}</li>
        ))}
      </ol>
      {checks.length > 0 && <OwnChecks checks={checks} />}
      <Cards of={drawn} none={t('none')} keyOf={({ draw }) => draw.draw}>
        {({ draw }) => <Draw draw={draw} />}
      </Cards>
    </div>
  );
};

/** With them the member finds the own ticket on any device. LOT-12 */
const OwnChecks = ({ checks }: { readonly checks: Account['checks'] }) => {
  const t = useTranslations('kiosk.draws');
  return (
    <section className={styles.own} aria-label={t('own')}>
      <h3>{t('own')}</h3>
      <p>{t('ownHow', { address: `${location.host}/verify/` })}</p>
      {checks.map(({ draw, own, check, ticket }) => (
        <Facts
          key={draw}
          of={[
            [t('number', { number: String(draw) }), ticket],
            [t('clubNumber'), own],
            [t('check'), check],
          ]}
        />
      ))}
    </section>
  );
};

/** The same without a card. */
export const DrawsPage = ({ onBack }: { onBack: () => void }) => {
  const t = useTranslations('kiosk.draws');
  return (
    <Page title={t('title')} onBack={onBack}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list is scrolled by keyboard too. */}
      <section aria-label={t('title')} tabIndex={0}>
        <Draws />
      </section>
    </Page>
  );
};

const Draw = ({ draw }: { draw: DrawView }) => {
  const t = useTranslations('kiosk.draws');
  const { moment } = useHouseTime();
  return (
    <>
      <p>
        <strong>{t('number', { number: String(draw.draw) })}</strong>{' '}
        {t(draw.type, { at: moment(draw.type === 'revealed' ? draw.revealedAt : draw.at) })}
      </p>
      {draw.type !== 'witnessed' && (
        <Facts
          of={[
            [t('entries'), draw.count],
            [t('list'), <Hash key="list" text={draw.entriesHash} />],
            [t('commitment'), <Hash key="commitment" text={draw.commitment} />],
            [t('beacon'), draw.beacon, 'en'],
            [t('secret'), draw.type === 'revealed' && <Hash text={draw.secret} />],
          ]}
        />
      )}
    </>
  );
};

/** In groups of eight, so that it can be compared by eye. */
const Hash = ({ text }: { text: string }) => (
  <code className={styles.hash}>{(text.match(/.{1,8}/g) ?? []).join(' ')}</code>
);
