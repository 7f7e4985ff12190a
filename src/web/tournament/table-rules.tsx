import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TABLE_RULES } from '#core/mechanisms/tournament';
import { ActKey, Keys, SaidWords, Sheet } from '../kit/index.ts';
import styles from './parts.module.css';

/** The key that opens them, at the desk of an event. */
export const TableRulesKey = () => {
  const t = useTranslations('tournament.tableRules');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Keys>
        <ActKey onPress={() => setOpen(true)}>{t('key')}</ActKey>
      </Keys>
      {isOpen && <TableRules isOpen onClose={() => setOpen(false)} />}
    </>
  );
};

/** The rules of play by their numbers in the approval, and who keeps each: this desk, a ruling, or the table. */
const TableRules = ({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) => {
  const t = useTranslations('tournament.tableRules');
  return (
    <Sheet title={t('title')} isOpen={isOpen} onClose={onClose}>
      <ol className={styles.rules}>
        {TABLE_RULES.map(({ rule, by, said }) => (
          <li key={rule}>
            <SaidWords of={said} /> <small>({t(`by.${by}`)})</small>
          </li>
        ))}
      </ol>
    </Sheet>
  );
};
