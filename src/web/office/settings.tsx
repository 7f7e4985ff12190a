import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { SettingView } from '#core/views';
import {
  ActKey,
  FactList,
  Form,
  Keys,
  Refused,
  SecondSheet,
  Soft,
  useHouseTime,
  useListed,
  useNameOf,
  useOwnFeed,
  useSaid,
  useView,
} from '../kit/index.ts';
import styles from './office.module.css';
import { OfficeTable, type PageProps } from './parts.tsx';
import { SettingField } from './setting-fields.tsx';
import { draftOf, kindOf, OPTIONAL, valueIn } from './setting-value.ts';
import { useValueWords } from './setting-words.ts';
import { WaitingSettings } from './waiting-settings.tsx';

/** How the house is set up: each value, and its change by two people. SEA-6, OPH-11 */
export const Settings = (_: PageProps) => {
  const t = useTranslations('office.settings');
  const said = useSaid();
  const wordsFor = useValueWords();
  const settings = useView(useOwnFeed(['settings']), 'settings') ?? {};
  const [chosen, setChosen] = useState<string>();
  const rows = Object.entries({ ...NOT_SET, ...settings }).toSorted(([one], [other]) => one.localeCompare(other));
  const open = chosen === undefined ? undefined : (settings[chosen] ?? NOT_SET[chosen]);
  return (
    <>
      <WaitingSettings />
      <Soft>{t('how')}</Soft>
      {chosen !== undefined && open !== undefined && (
        <ChangeSetting key={`${chosen} ${open.is}`} setting={chosen} view={open} onClose={() => setChosen(undefined)} />
      )}
      <OfficeTable
        empty={t('none')}
        caption={t('title')}
        rows={rows}
        keyOf={([setting]) => setting}
        columns={[
          [t('setting'), ([, { name }]) => said(name), 'name'],
          [t('value'), ([setting, { is }]) => wordsFor(setting, is)],
          [
            '',
            ([setting, { name }]) =>
              kindOf(setting) === 'files' ? (
                t('fromFiles')
              ) : (
                <ActKey isOn={setting === chosen} onPress={() => setChosen(setting)}>
                  {t('change')} <span className="unseen">{said(name)}</span>
                </ActKey>
              ),
          ],
        ]}
      />
    </>
  );
};

/** A house may do without them: what is not set is not among the settings, and can be set. */
const NOT_SET: Readonly<Record<string, SettingView>> = Object.fromEntries(
  OPTIONAL.map(setting => [setting, { name: { code: `setting.${setting}`, facts: {}, message: setting } }]),
);

type ChangeProps = { readonly setting: string; readonly view: SettingView; readonly onClose: () => void };

/** How the house would stand on its papers. */
const OnPapers = ({ setting, value }: { setting: string; value: string | undefined | null }) => {
  const t = useTranslations('office.settings');
  const settings = useView(useOwnFeed(['settings']), 'settings') ?? {};
  if (!HEAD.some(one => one === setting) || value === null) return null;
  const textOf = (of: (typeof HEAD)[number]): string => {
    const json = of === setting ? value : settings[of]?.is;
    return json === undefined ? '' : String(JSON.parse(json));
  };
  const logo = textOf('logo');
  return (
    <section className={styles.head} aria-label={t('preview')}>
      <h4>{t('preview')}</h4>
      {logo !== '' && <img src={`/logo/${logo}`} alt="" className={styles.logo} />}
      <p>
        <strong>{textOf('name')}</strong>
      </p>
      <p>{textOf('address')}</p>
      <p>{textOf('license')}</p>
    </section>
  );
};
const HEAD = ['name', 'address', 'license', 'logo'] as const;

/** Typed by one, read by both before it holds. */
const ChangeSetting = ({ setting, view: { name: named, is, last }, onClose }: ChangeProps) => {
  const t = useTranslations('office.settings');
  const said = useSaid();
  const [{ when }, nameOf, listed] = [useHouseTime(), useNameOf(), useListed()];
  const name = said(named);
  const wordsFor = useValueWords();
  const [draft, setDraft] = useState(draftOf(setting, is));
  const [isAsked, setAsked] = useState(false);
  const value = valueIn(setting, draft);
  const isReady = value !== null && value !== is;
  const next = () => isReady && setAsked(true);
  return (
    <Form className={styles.form} onSend={next}>
      <h3>{name}</h3>
      {last !== undefined && (
        <FactList
          of={[[t('lastTitle'), t('last', { at: when(last.at), names: listed(last.by.map(one => nameOf(one))) })]]}
        />
      )}
      <SettingField setting={setting} draft={draft} onChange={setDraft} />
      <Refused why={value === null ? t('unreadable') : ''} />
      <Keys>
        <ActKey tone="main" isOff={!isReady} onPress={next}>
          {t('toSecond')}
        </ActKey>
        {last !== undefined && (
          <ActKey onPress={() => setDraft(draftOf(setting, last.was))}>
            {t('undo', { value: wordsFor(setting, last.was) })}
          </ActKey>
        )}
        <ActKey onPress={onClose}>{t('back')}</ActKey>
      </Keys>
      <OnPapers setting={setting} value={value} />
      {isAsked && value !== null && (
        <SecondSheet
          title={name}
          command={{ type: 'ChangeSettings', changes: [{ setting, ...(value !== undefined && { is: value }) }] }}
          action={t('changeKey', { name })}
          review={
            <FactList
              of={[
                [t('was'), wordsFor(setting, is)],
                [t('willBe'), wordsFor(setting, value), 'main'],
                [t('from'), t('atOnce')],
              ]}
            />
          }
          onClose={() => setAsked(false)}
        />
      )}
    </Form>
  );
};
