import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Area, Choose, Form, Keys, useOwnFeed, useView } from '../kit/index.ts';
import styles from './office.module.css';
import { OfficeTable, type PageProps, useAct, Why } from './parts.tsx';

/** What the signs say besides the meters. */
export const Notices = ({ onDone }: PageProps) => {
  const t = useTranslations('office.notices');
  const feed = useOwnFeed(['notices', 'offerings']);
  const notices = Object.values(useView(feed, 'notices') ?? {});
  const offerings = Object.values(useView(feed, 'offerings') ?? {});
  const nameOf = (id: string | undefined) => offerings.find(({ activity }) => activity === id)?.name ?? id;
  const [words, setWords] = useState('');
  const [activity, setActivity] = useState('');
  const { press, isPending, why } = useAct();
  const post = () =>
    press({ type: 'PostNotice', words: words.trim(), ...(activity === '' ? {} : { activity }) }, () => {
      setWords('');
      onDone(t('posted'));
    });
  return (
    <>
      <Form className={styles.form} onSend={post}>
        <Area label={t('words')} value={words} onChange={setWords} />
        <Choose
          label={t('about')}
          value={activity}
          options={[['', t('noActivity')], ...offerings.map(one => [one.activity, one.name] as const)]}
          onChange={setActivity}
        />
        <Why why={why} />
        <Keys>
          <ActKey tone="main" isOff={words.trim() === ''} isPending={isPending} onPress={post}>
            {t('post')}
          </ActKey>
        </Keys>
      </Form>
      <OfficeTable
        empty={t('none')}
        caption={t('title')}
        rows={notices}
        keyOf={({ notice }) => notice}
        columns={[
          [t('number'), ({ notice }) => notice, 'name'],
          [t('words'), one => one.words, 'en'],
          [t('about'), one => nameOf(one.activity), 'en'],
          [
            '',
            ({ notice }) => (
              <ActKey
                onPress={() =>
                  press({ type: 'TakeDownNotice', notice }, () => onDone(t('down', { notice: String(notice) })))
                }
              >
                {t('takeDown', { notice: String(notice) })}
              </ActKey>
            ),
          ],
        ]}
      />
    </>
  );
};
