import { createPortal } from 'react-dom';
import { useTranslations } from 'use-intl';
import { ActKey, Keys, saveAs, useHouseTime } from '../kit/index.ts';
import { DeskSheet, type SheetProps } from './desk-sheet.tsx';
import styles from './export.module.css';
import { keptRows } from './kept-rows.ts';
import { usePosted } from './use-member.ts';
import { WhenKnown } from './when-known.tsx';

/** `state` is also in `states`, which has every id. */
type Exported = { readonly at: string; readonly state?: unknown };

/** Everything that is kept about a member, for them: as a file or on paper. CLB-9 */
export const ExportSheet = ({ record: { member, name }, onClose }: SheetProps) => {
  const t = useTranslations('club.export');
  const exported = usePosted<Exported>(member, 'export');
  const save = (kept: Exported) =>
    saveAs(new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }), `${member}.json`);
  return (
    <DeskSheet title={t('title')} onClose={onClose}>
      <p>{t('how')}</p>
      <WhenKnown asked={exported}>
        {kept => (
          <Keys>
            <ActKey tone="main" onPress={() => save(kept)}>
              {t('save')}
            </ActKey>
            <ActKey onPress={() => print()}>{t('print')}</ActKey>
            <ExportPaper name={name} kept={kept} />
          </Keys>
        )}
      </WhenKnown>
    </DeskSheet>
  );
};

const ExportPaper = ({ name, kept: { at, state: _, ...kept } }: { name: string; kept: Exported }) => {
  const t = useTranslations('club.export');
  const time = useHouseTime();
  return createPortal(
    <div className={styles.paper} aria-hidden="true" data-paper>
      <h1>{t('paper', { name })}</h1>
      <p>{t('taken', { at: time.moment(at) })}</p>
      <dl lang="en">
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
