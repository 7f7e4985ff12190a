import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WORKS, type Works } from '#core/people';
import { ActKey, Choice, SecondSheet, useActing } from '../kit/index.ts';
import { DeskSheet, type SheetProps } from './desk-sheet.tsx';

/** Who works here or plays for a proposition company: one person says so, two take it back. CLB-14 */
export const MarkSheet = (props: SheetProps) =>
  props.facts.state.works === undefined ? <SetMark {...props} /> : <ClearMark {...props} />;

const SetMark = ({ record: { member, name }, onClose, onDone }: SheetProps) => {
  const t = useTranslations('club.mark');
  const { act, isPending, why } = useActing(useTranslations('club')('offline'));
  const [works, setWorks] = useState<Works | ''>('');
  const mark = async (chosen: Works) => {
    const done = await act({ type: 'MarkMember', member, works: chosen });
    if (done !== undefined) onDone(t('done', { name, what: t(`works.${chosen}`) }));
  };
  const key = works !== '' && (
    <ActKey tone="main" isPending={isPending} onPress={() => void mark(works)}>
      {t('key', { name })}
    </ActKey>
  );
  return (
    <DeskSheet title={t('title')} isWide why={why} keys={key} onClose={onClose}>
      <Choice
        label={t('works.label')}
        value={works}
        options={WORKS.map(one => [one, t(`works.${one}`)])}
        onChange={setWorks}
      />
      <p>{t('how')}</p>
    </DeskSheet>
  );
};

const ClearMark = ({ record: { member, name }, facts, onClose }: SheetProps) => {
  const t = useTranslations('club.mark');
  return (
    <SecondSheet
      title={t('clear')}
      command={{ type: 'MarkMember', member }}
      action={t('clearKey', { name })}
      onClose={onClose}
      review={
        <p>{t('clearHow', { name, what: facts.state.works === undefined ? '' : t(`works.${facts.state.works}`) })}</p>
      }
    />
  );
};
