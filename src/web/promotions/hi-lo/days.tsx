import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Field, Keys, Section, Soft, useHouseTime } from '../../kit/index.ts';

type DaysProps = { readonly days: readonly string[]; readonly onPost: (days: readonly string[]) => void };

/** The days on which it is played, as they are posted: a day more, or one less. HLP 1 */
export const Days = ({ days, onPost }: DaysProps) => {
  const t = useTranslations('panels.hi-lo');
  const { day: words } = useHouseTime();
  const [day, setDay] = useState('');
  const post = (): void => {
    onPost([...days, day]);
    setDay('');
  };
  return (
    <Section title={t('days')}>
      {days.length === 0 ? (
        <Soft>{t('noDays')}</Soft>
      ) : (
        <Keys>
          {days.map(one => (
            <ActKey key={one} note={t('takeOff')} onPress={() => onPost(days.filter(other => other !== one))}>
              {words(one)}
            </ActKey>
          ))}
        </Keys>
      )}
      <Field type="date" label={t('newDay')} value={day} onChange={setDay} />
      <Keys>
        <ActKey isOff={day === ''} onPress={post}>
          {t('post')}
        </ActKey>
      </Keys>
    </Section>
  );
};
