import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ReadAnswers, read } from '#api';
import { defined } from '#core/base';
import { ActKey, Body, Soft, useHouseTime, useStation } from '../kit/index.ts';
import styles from './tables.module.css';
import { ClubTable } from './tables.tsx';
import { useDesk } from './use-desk.ts';
import { useLookup } from './use-member.ts';
import { WhenKnown } from './when-known.tsx';

type Page = ReadAnswers['members'];

/** All excluded people, by id: the list shows no name, and opening one is a look. */
export const Exclusions = () => {
  const t = useTranslations('club.exclusions');
  const { line } = useStation();
  const [after, setAfter] = useState<string>();
  const page = useLookup<Page>(
    () => read(line, 'members', { only: 'excluded', limit: 100, ...defined({ after }) }),
    after ?? 'first',
  );
  return (
    <Body>
      <h2 className={styles.title}>{t('title')}</h2>
      <Soft>{t('how')}</Soft>
      <WhenKnown asked={page}>{known => <Excluded page={known} onMore={setAfter} />}</WhenKnown>
    </Body>
  );
};

type ExcludedProps = { readonly page: Page; readonly onMore: (after: string) => void };

const Excluded = ({ page: { rows, next }, onMore }: ExcludedProps) => {
  const { open } = useDesk();
  const t = useTranslations('club');
  const time = useHouseTime();
  if (rows.length === 0) return <p>{t('exclusions.nobody')}</p>;
  return (
    <ClubTable
      rows={rows}
      keyOf={({ member }) => member}
      columns={[
        [t('exclusions.member'), ({ member }) => member, 'name'],
        [t('exclude.kind'), ({ excluded }) => excluded && t(`exclude.kinds.${excluded.kind}`)],
        [t('exclude.since'), ({ excluded }) => excluded && time.moment(excluded.at)],
        [
          t('exclude.until'),
          ({ excluded }) => (excluded?.until === undefined ? t('exclude.noEnd') : time.moment(excluded.until)),
        ],
        [t('exclude.by'), ({ excluded }) => excluded?.by],
        [
          '',
          ({ member }) => (
            <ActKey onPress={() => open(member)}>
              {t('exclusions.open')} <span className="unseen">{member}</span>
            </ActKey>
          ),
        ],
      ]}
    >
      {next !== undefined && <ActKey onPress={() => onMore(next)}>{t('exclusions.more')}</ActKey>}
    </ClubTable>
  );
};
