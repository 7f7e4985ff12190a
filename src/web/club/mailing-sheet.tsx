import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, calendarDayAt, saveAs, useStation } from '../kit/index.ts';
import { DeskSheet } from './desk-sheet.tsx';
import { usePost } from './use-post.ts';

type List = { readonly rows: readonly unknown[]; readonly csv: string };

/** Members who agreed to mail, as a file; taking it is an event. CLB-8 */
export const MailingSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('club.mailing');
  const { me, feed } = useStation();
  const { post, isPending, why } = usePost();
  const [count, setCount] = useState<number>();
  const save = () =>
    post<List>('/members/mailing-list', {}, ({ rows, csv }) => {
      const file = new Blob([csv], { type: 'text/csv;charset=utf-8' });
      if (rows.length > 0) saveAs(file, `mailing-list-${calendarDayAt(feed.now(), me.zone)}.csv`);
      setCount(rows.length);
    });
  const keys = (
    <>
      <ActKey tone="main" isPending={isPending} onPress={save}>
        {t('key')}
      </ActKey>
      <p role="status">{count !== undefined && t('done', { count })}</p>
    </>
  );
  return (
    <DeskSheet title={t('title')} why={why} keys={keys} onClose={onClose}>
      <p>{t('how')}</p>
    </DeskSheet>
  );
};
