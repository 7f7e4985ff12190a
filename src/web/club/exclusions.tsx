import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ReadAnswers, read } from '#api';
import { ActKey, Body, Soft, useHouseTime, useStation } from '../kit/index.ts';
import styles from './tables.module.css';
import { useLookup } from './use-member.ts';
import { WhenKnown } from './when-known.tsx';

type Page = ReadAnswers['members'];

/** Everybody who is kept out, by id: the list shows no name, and opening one is a look. */
export const Exclusions = ({ onOpen }: { onOpen: (member: string) => void }) => {
  const t = useTranslations('club.exclusions');
  const { line } = useStation();
  const [after, setAfter] = useState<string>();
  const page = useLookup<Page>(
    () => read(line, 'members', { only: 'excluded', limit: 100, ...(after === undefined ? {} : { after }) }),
    after ?? 'first',
  );
  return (
    <Body>
      <h2 className={styles.title}>{t('title')}</h2>
      <Soft>{t('how')}</Soft>
      <WhenKnown asked={page}>{known => <Excluded page={known} onOpen={onOpen} onMore={setAfter} />}</WhenKnown>
    </Body>
  );
};

type ExcludedProps = {
  readonly page: Page;
  readonly onOpen: (member: string) => void;
  readonly onMore: (after: string) => void;
};

const Excluded = ({ page: { rows, next }, onOpen, onMore }: ExcludedProps) => {
  const t = useTranslations('club');
  const time = useHouseTime();
  if (rows.length === 0) return <p>{t('exclusions.nobody')}</p>;
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('exclusions.member')}</th>
            <th scope="col">{t('exclude.kind')}</th>
            <th scope="col">{t('exclude.since')}</th>
            <th scope="col">{t('exclude.until')}</th>
            <th scope="col">{t('exclude.by')}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map(({ member, excluded }) => (
            <tr key={member}>
              <th scope="row">{member}</th>
              <td>{excluded && t(`exclude.kinds.${excluded.kind}`)}</td>
              <td>{excluded && time.moment(excluded.at)}</td>
              <td>{excluded?.until === undefined ? t('exclude.noEnd') : time.moment(excluded.until)}</td>
              <td>{excluded?.by}</td>
              <td>
                <ActKey onPress={() => onOpen(member)}>
                  {t('exclusions.open')} <span className="unseen">{member}</span>
                </ActKey>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next !== undefined && <ActKey onPress={() => onMore(next)}>{t('exclusions.more')}</ActKey>}
    </div>
  );
};
