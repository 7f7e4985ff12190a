import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { ClubRecord } from '#api';
import { ActKey, Body, Keys, Refused, Sheet, useHouseTime } from '../kit/index.ts';
import styles from './export.module.css';
import { keptRows } from './kept-rows.ts';
import { saveAs } from './save-as.ts';
import { pathOf, usePost } from './use-post.ts';

type ExportSheetProps = { readonly record: ClubRecord; readonly onClose: () => void };
/** `state` stands among `states` too, of every id. */
type Exported = { readonly at: string; readonly state?: unknown };

/** Everything that is kept about a member, for them: as a file or on paper. CLB-9 */
export const ExportSheet = ({ record: { member, name }, onClose }: ExportSheetProps) => {
  const t = useTranslations('club');
  const { post, why } = usePost();
  const [kept, setKept] = useState<Exported>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, when the sheet opens.
  useEffect(() => {
    let isLeft = false;
    void post<Exported>(pathOf(member, 'export')).then(answer => {
      if (!isLeft && answer?.ok === true) setKept(answer.value);
    });
    return () => {
      isLeft = true;
    };
  }, [member]);
  const save = () => saveAs(JSON.stringify(kept, null, 2), 'application/json', `${member}.json`);
  return (
    <Sheet title={t('export.title')} isOpen onClose={onClose}>
      <Body>
        <p>{t('export.how')}</p>
        <Refused why={why} />
        {kept === undefined ? (
          why === '' && <p role="status">{t('loading')}</p>
        ) : (
          <Keys>
            <ActKey tone="main" onPress={save}>
              {t('export.save')}
            </ActKey>
            <ActKey onPress={() => print()}>{t('export.print')}</ActKey>
            <ExportPaper name={name} kept={kept} />
          </Keys>
        )}
      </Body>
    </Sheet>
  );
};

const ExportPaper = ({ name, kept: { at, state: _, ...kept } }: { name: string; kept: Exported }) => {
  const t = useTranslations('club.export');
  const time = useHouseTime();
  return createPortal(
    <div className={styles.paper} lang="en" aria-hidden="true" data-paper>
      <h1>{t('paper', { name })}</h1>
      <p>{t('taken', { at: time.moment(at) })}</p>
      <dl>
        {keptRows(kept).map(([way, text]) => (
          <div key={way}>
            <dt>{way}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>,
    document.body,
  );
};
