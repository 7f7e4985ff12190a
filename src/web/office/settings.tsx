import { useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  ActKey,
  Area,
  Choose,
  FactList,
  Field,
  Form,
  Keys,
  Refused,
  SecondSheet,
  Soft,
  useOwnFeed,
  useSaid,
  useView,
} from '../kit/index.ts';
import styles from './office.module.css';
import { OfficeTable, type PageProps } from './parts.tsx';
import { draftOf, kindOf, valueIn } from './setting-value.ts';
import { useValueWords } from './setting-words.ts';
import { WaitingSettings } from './waiting-settings.tsx';

/** How the house is set up: each value, and its change by two people. SEA-6, OPH-11 */
export const Settings = (_: PageProps) => {
  const t = useTranslations('office.settings');
  const said = useSaid();
  const wordsFor = useValueWords();
  const settings = useView(useOwnFeed(['settings']), 'settings') ?? {};
  const [chosen, setChosen] = useState<string>();
  const rows = Object.entries(settings).toSorted(([one], [other]) => one.localeCompare(other));
  const open = chosen === undefined ? undefined : settings[chosen];
  return (
    <>
      <WaitingSettings />
      <Soft>{t('how')}</Soft>
      {chosen !== undefined && open !== undefined && (
        <ChangeSetting
          key={`${chosen} ${open.is}`}
          setting={chosen}
          name={said(open.name)}
          is={open.is}
          onClose={() => setChosen(undefined)}
        />
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

type ChangeProps = {
  readonly setting: string;
  readonly name: string;
  readonly is: string | undefined;
  readonly onClose: () => void;
};

/** Typed by one, read by both before it holds. */
const ChangeSetting = ({ setting, name, is, onClose }: ChangeProps) => {
  const t = useTranslations('office.settings');
  const wordsFor = useValueWords();
  const [draft, setDraft] = useState(draftOf(setting, is));
  const [isAsked, setAsked] = useState(false);
  const value = valueIn(setting, draft);
  const isReady = value !== null && value !== is;
  const next = () => isReady && setAsked(true);
  return (
    <Form className={styles.form} onSend={next}>
      <h3>{name}</h3>
      <SettingField setting={setting} draft={draft} onChange={setDraft} />
      <Refused why={value === null ? t('unreadable') : ''} />
      <Keys>
        <ActKey tone="main" isOff={!isReady} onPress={next}>
          {t('toSecond')}
        </ActKey>
        <ActKey onPress={onClose}>{t('back')}</ActKey>
      </Keys>
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

type FieldProps = {
  readonly setting: string;
  readonly draft: string;
  readonly onChange: (text: string) => void;
};

const SettingField = ({ setting, draft, onChange }: FieldProps) => {
  const t = useTranslations('office.settings');
  const kind = kindOf(setting);
  const label = t(`kinds.${kind}`);
  if (kind === 'lines') return <Area label={label} value={draft} onChange={onChange} />;
  if (kind !== 'yes') {
    return <Field label={label} value={draft} isNumber={kind === 'number' || kind === 'amount'} onChange={onChange} />;
  }
  return (
    <Choose
      label={label}
      value={draft}
      options={[
        ['true', t('yes')],
        ['false', t('no')],
      ]}
      onChange={onChange}
    />
  );
};
