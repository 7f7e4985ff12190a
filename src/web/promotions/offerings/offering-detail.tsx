import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paper } from '#api';
import type { OfferingView, PromotionView } from '#core/views';
import { ownName } from '#core/views/on-screen';
import {
  ActKey,
  Keys,
  openPage,
  Refused,
  Section,
  Soft,
  useFetched,
  useHouseTime,
  useStation,
} from '../../kit/index.ts';
import { BackKey } from '../desk/back-key.tsx';
import { OpenForm } from '../desk/open-form.tsx';
import type { Go } from '../desk/place.ts';
import { useMechanismName } from '../desk/use-mechanism-name.ts';
import styles from '../parts/detail.module.css';
import { useAct } from '../parts/hooks.ts';
import { ReasonSheet } from '../parts/reason-sheet.tsx';
import { ChangeOffering } from './change-offering.tsx';
import { DrawnRanks } from './drawn-ranks.tsx';
import { OfferingHistory } from './history.tsx';
import rows from './offerings.module.css';

export type OfferingProps = {
  readonly offering: OfferingView;
  /** What runs under it. */
  readonly promotions: readonly PromotionView[];
  readonly onGo: Go;
};

/** One offering from the announcement to its end, and what is opened under it. HSE-4 */
export const OfferingDetail = ({ offering, promotions, onGo }: OfferingProps) => {
  const t = useTranslations('promotions');
  const mechanismName = useMechanismName();
  const { when } = useHouseTime();
  const { activity, name, regulatorId, state, postedAt, tables, opens } = offering;
  return (
    <article className={styles.opened}>
      <BackKey onGo={onGo} />
      <header className={styles.head}>
        <h2 lang="en">{name}</h2>
        <p>
          {t(`calendar.states.${state}`)} · {t('calendar.posted', { at: when(postedAt) })}
          {regulatorId !== undefined && ` · ${regulatorId}`} ·{' '}
          {tables === 'all' ? t('offering.everywhere') : t('offering.at', { tables: tables.join(', ') })}
        </p>
      </header>
      <StateKeys offering={offering} />
      {(state === 'paused' || state === 'announced') && <ChangeOffering activity={activity} />}
      {offering.drawsRank === true && state !== 'ended' && <DrawnRanks offering={offering} />}
      <Section title={t('offering.runs')}>
        {promotions.length === 0 && <Soft>{t('offering.nothingRuns')}</Soft>}
        <ul className={rows.rows}>
          {promotions.map(({ promotion, mechanism, openedAt }) => (
            <li key={promotion}>
              <button type="button" onClick={() => onGo({ type: 'promotion', promotion })}>
                <strong lang="en">{ownName(promotion, activity) ?? name}</strong>
                <span>{mechanismName(mechanism)}</span>
                <span>{t('opened', { at: when(openedAt) })}</span>
              </button>
            </li>
          ))}
        </ul>
      </Section>
      {state === 'running' && opens.length > 0 && (
        <Section title={t('open.title')}>
          <OpenForm
            offering={offering}
            taken={promotions.map(({ promotion }) => promotion)}
            onOpened={promotion => onGo({ type: 'promotion', promotion })}
          />
        </Section>
      )}
      {state === 'running' && opens.length === 0 && <Soft>{t('open.nothing')}</Soft>}
      <OfferingHistory activity={activity} name={name} />
    </article>
  );
};

/** What may come next for an offering; the rest is absent. */
const StateKeys = ({ offering: { activity, name, state } }: { offering: OfferingView }) => {
  const t = useTranslations('promotions.offering');
  const { act, isPending, why } = useAct();
  const { line } = useStation();
  const [asking, setAsking] = useState<'pause' | 'end'>();
  const { fetched, why: paperWhy } = useFetched();
  const show = async () => {
    const sheet = await fetched(paper(line, 'sheet', { activity, form: 'pdf' }));
    if (sheet !== undefined) openPage(sheet);
  };
  return (
    <>
      <Keys>
        {state === 'announced' && (
          <ActKey tone="main" isPending={isPending} onPress={() => void act({ type: 'StartOffering', activity })}>
            {t('start', { name })}
          </ActKey>
        )}
        {state === 'paused' && (
          <ActKey tone="main" isPending={isPending} onPress={() => void act({ type: 'ResumeOffering', activity })}>
            {t('resume', { name })}
          </ActKey>
        )}
        {state === 'running' && <ActKey onPress={() => setAsking('pause')}>{t('pause')}</ActKey>}
        <ActKey onPress={() => void show()}>{t('sheet')}</ActKey>
        {state !== 'ended' && (
          <ActKey tone="danger" onPress={() => setAsking('end')}>
            {t('end')}
          </ActKey>
        )}
      </Keys>
      <Refused why={why || paperWhy} />
      {asking !== undefined && (
        <ReasonSheet
          title={t(`${asking}Title`)}
          action={t(`${asking}Action`, { name })}
          commandFor={reason => ({ type: asking === 'pause' ? 'PauseOffering' : 'EndOffering', activity, reason })}
          onDone={() => setAsking(undefined)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
};
