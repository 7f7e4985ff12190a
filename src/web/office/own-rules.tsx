import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Area, deliver, Keys, Refused, Section, Soft, useFetched, useKept, useStation } from '../kit/index.ts';
import styles from './office.module.css';
import { OfficeTable } from './parts.tsx';

type Checked = {
  readonly id?: string;
  readonly name?: string;
  readonly sheet?: string;
  readonly problems: readonly { readonly path: string; readonly sentence: string }[];
};

/** An activity of the house's own: checked, seen as its sheet, and put forward to two people. OPH-13 */
export const OwnRules = () => {
  const t = useTranslations('office.ownRules');
  const { line } = useStation();
  const [text, setText] = useKept('office-own-rules', '');
  const [checked, setChecked] = useState<Checked>();
  const [isPut, setPut] = useState(false);
  const { fetched, why } = useFetched();
  const change = (next: string) => {
    setText(next);
    setChecked(undefined);
    setPut(false);
  };
  const check = async () => {
    const read = await fetched(deliver<Checked>(line, '/own-activities/check', { text }));
    if (read !== undefined) setChecked(read);
  };
  const put = async () => {
    const done = await fetched(deliver(line, '/own-activities', { text }));
    setPut(done !== undefined);
  };
  const problems = checked?.problems ?? [];
  const isRight = checked !== undefined && problems.length === 0;
  return (
    <Section title={t('title')}>
      <div className={styles.form}>
        <Soft>{t('how')}</Soft>
        <label className={styles.file}>
          <span>{t('file')}</span>
          <input
            type="file"
            accept="application/json,.json"
            onChange={({ target }) => void target.files?.[0]?.text().then(change)}
          />
        </label>
        <Area label={t('text')} value={text} rows={8} onChange={change} />
        <Refused why={why} />
        <Keys>
          <ActKey tone={isRight ? 'plain' : 'main'} isOff={text.trim() === ''} onPress={() => void check()}>
            {t('check')}
          </ActKey>
          {isRight && !isPut && (
            <ActKey tone="main" onPress={() => void put()}>
              {t('put')}
            </ActKey>
          )}
        </Keys>
        <div role="status">
          {problems.length > 0 && <p>{t('mistakes', { count: problems.length })}</p>}
          {isRight && <p>{t(isPut ? 'isPut' : 'right', { name: checked.name ?? '' })}</p>}
        </div>
      </div>
      {checked !== undefined && <Found checked={checked} />}
    </Section>
  );
};

/** Every mistake with its place, or the sheet. */
const Found = ({ checked: { problems, sheet } }: { checked: Checked }) => {
  const t = useTranslations('office.ownRules');
  return (
    <>
      {problems.length > 0 && (
        <OfficeTable
          empty=""
          caption={t('mistakes', { count: problems.length })}
          rows={problems}
          keyOf={(_, place) => place}
          columns={[
            [t('place'), ({ path }) => path, 'en'],
            [t('wrong'), ({ sentence }) => sentence, 'en'],
          ]}
        />
      )}
      {sheet !== undefined && (
        <section className={styles.head} aria-label={t('sheet')}>
          <h4>{t('sheet')}</h4>
          <pre lang="en" className={styles.sheet}>
            {sheet}
          </pre>
        </section>
      )}
    </>
  );
};
