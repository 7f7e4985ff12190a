import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { paper } from '#api';
import { ActKey, Choose, Field, Keys, openPage, Section, Soft, saveAs, useFetched, useStation } from '../kit/index.ts';
import styles from './office.module.css';
import { type PageProps, useRead, WHOLE, Why } from './parts.tsx';

/** Every paper of the house, to look at and to print, in a language and a size. PAP-7 */
export const Papers = (_: PageProps) => {
  const t = useTranslations('office.papers');
  const { value, why } = useRead('papers', {});
  const offered = useRead('offerings', WHOLE);
  const [name, setName] = useState('');
  const rows = value?.rows ?? [];
  const one = rows.find(row => row.paper === name);
  const activities = (offered.value?.rows ?? [])
    .filter(({ state }) => state !== 'ended')
    .map(({ activity }) => activity);
  return (
    <>
      <Why why={why} />
      {[...Map.groupBy(rows, row => row.groupTitle)].map(([group, members]) => (
        <Section key={group} title={group}>
          <Keys>
            {members.map(row => (
              <ActKey key={row.paper} isOn={row.paper === name} onPress={() => setName(row.paper)}>
                {row.title}
              </ActKey>
            ))}
          </Keys>
        </Section>
      ))}
      {one === undefined ? <Soft>{t('choose')}</Soft> : <OnePaper key={one.paper} one={one} activities={activities} />}
    </>
  );
};

type One = {
  readonly paper: string;
  readonly title: string;
  readonly sizes: readonly string[];
  readonly isOfOne?: boolean;
};
const LANGUAGES = [
  ['en', 'English'],
  ['es', 'Español'],
  ['zh-Hant', '繁體中文'],
  ['zh-Hans', '简体中文'],
  ['vi', 'Tiếng Việt'],
] as const;

const OnePaper = ({ one, activities }: { readonly one: One; readonly activities: readonly string[] }) => {
  const t = useTranslations('office.papers');
  const { line } = useStation();
  const { fetched, why } = useFetched();
  const [language, setLanguage] = useState<string>(document.documentElement.lang || 'en');
  const [size, setSize] = useState(one.sizes[0] ?? 'letter');
  const [activity, setActivity] = useState(activities[0] ?? '');
  const [draw, setDraw] = useState('');
  const asked = {
    paper: one.paper,
    language,
    size,
    form: 'pdf',
    ...(one.isOfOne === true && activity !== '' ? { activity } : {}),
    ...(draw === '' ? {} : { draw }),
  };
  const made = () => fetched(paper(line, 'housePaper', asked));
  const open = async () => {
    const file = await made();
    if (file !== undefined) openPage(file);
  };
  const save = async () => {
    const file = await made();
    if (file !== undefined) saveAs(file, `${one.paper}.pdf`);
  };
  return (
    <Section title={one.title}>
      <div className={styles.form}>
        <Choose label={t('language')} value={language} options={LANGUAGES} onChange={setLanguage} />
        <Choose
          label={t('size')}
          value={size}
          options={one.sizes.map(each => [each, t(`sizes.${each}` as 'sizes.letter')] as const)}
          onChange={setSize}
        />
        {one.isOfOne === true && (
          <Choose
            label={t('activity')}
            value={activity}
            options={activities.map(id => [id, id] as const)}
            onChange={setActivity}
          />
        )}
        {one.paper === 'draw-certificate' && <Field label={t('draw')} value={draw} onChange={setDraw} />}
      </div>
      <Keys>
        <ActKey tone="main" onPress={() => void open()}>
          {t('open')}
        </ActKey>
        <ActKey onPress={() => void save()}>{t('save')}</ActKey>
      </Keys>
      <Why why={why} />
    </Section>
  );
};
