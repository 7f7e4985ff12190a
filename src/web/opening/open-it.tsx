import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Founded } from '#api';
import { ActKey, FactList, Keys, Refused, Section, Soft, useFetched, useListed } from '../kit/index.ts';
import { act, goToOffice } from './ask.ts';
import type { StepProps } from './step.ts';

/** What was entered, what is still missing, what to keep safe, and the key that founds the house. */
export const OpenIt = ({ state }: StepProps) => {
  const t = useTranslations('opening.open');
  const missing = useTranslations('opening.lacks');
  const listed = useListed();
  const { draft, people } = state;
  const { fetched, why } = useFetched();
  const [isGoing, setGoing] = useState(false);
  const open = async () => {
    const founded = await fetched(act<Founded>('found'));
    if (founded === undefined) return;
    setGoing(true);
    await goToOffice(founded);
  };
  if (isGoing) return <p role="status">{t('going')}</p>;
  return (
    <>
      <FactList
        of={[
          [t('house'), draft.name, 'main'],
          [t('address'), draft.address],
          [t('license'), draft.license],
          [t('zone'), draft.zone],
          [t('people'), people.length > 0 && listed(people.map(({ name }) => name))],
          [t('approvals'), draft.approvals?.length],
        ]}
      />
      {state.missing.length > 0 && (
        <Section title={t('missing')}>
          <ul>
            {state.missing.map(one => (
              <li key={one}>{missing(one)}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t('keep')}>
        <ul>
          <li>{t('keepBackup')}</li>
          <li>{t('keepPepper')}</li>
          <li>{t('keepApart')}</li>
          <li>{t('keepCode')}</li>
        </ul>
      </Section>
      <Soft>{t('after')}</Soft>
      <Refused why={why} />
      <Keys>
        <ActKey tone="main" isOff={state.missing.length > 0} onPress={() => void open()}>
          {t('key')}
        </ActKey>
      </Keys>
    </>
  );
};
