import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Body, calendarDayAt, Refused, Sheet, useStation } from '../kit/index.ts';
import { saveAs } from './save-as.ts';
import { usePost } from './use-post.ts';

type List = { readonly rows: readonly unknown[]; readonly csv: string };

/** Whom the house may write to, as a file; that it was taken is an event. CLB-8 */
export const MailingSheet = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('club.mailing');
  const { me, feed } = useStation();
  const { post, isPending, why } = usePost();
  const [count, setCount] = useState<number>();
  const save = async () => {
    const answer = await post<List>('/members/mailing-list');
    if (answer?.ok !== true) return;
    const { rows, csv } = answer.value;
    if (rows.length > 0)
      saveAs(csv, 'text/csv;charset=utf-8', `mailing-list-${calendarDayAt(feed.now(), me.zone)}.csv`);
    setCount(rows.length);
  };
  return (
    <Sheet title={t('title')} isOpen onClose={onClose}>
      <Body>
        <p>{t('how')}</p>
        <Refused why={why} />
        <ActKey tone="main" isPending={isPending} onPress={() => void save()}>
          {t('key')}
        </ActKey>
        <p role="status">{count !== undefined && t('done', { count })}</p>
      </Body>
    </Sheet>
  );
};
