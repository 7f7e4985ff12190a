import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Area, Check, Choose, deliver, Field, Refused, Soft, useFetched, useStation } from '../kit/index.ts';
import styles from './office.module.css';
import { useRead } from './parts.tsx';
import { kindOf, type PaysDraft, paysDraft } from './setting-value.ts';

type FieldProps = {
  readonly setting: string;
  readonly draft: string;
  readonly onChange: (text: string) => void;
};

/** A setting is typed, picked or brought, by what it is. OPH-11 */
export const SettingField = ({ setting, draft, onChange }: FieldProps) => {
  const t = useTranslations('office.settings');
  const kind = kindOf(setting);
  switch (kind) {
    case 'clock':
      return <ClockFields draft={draft} onChange={onChange} />;
    case 'approvals':
      return <ApprovalsField draft={draft} onChange={onChange} />;
    case 'pays':
      return <PaysFields draft={draft} onChange={onChange} />;
    case 'logo':
      return <LogoField draft={draft} onChange={onChange} />;
    case 'lines':
      return <Area label={t('kinds.lines')} value={draft} onChange={onChange} />;
    case 'yes':
      return (
        <Choose
          label={t('kinds.yes')}
          value={draft}
          options={[
            ['true', t('yes')],
            ['false', t('no')],
          ]}
          onChange={onChange}
        />
      );
    default:
      return (
        <Field
          label={t(`kinds.${kind}`)}
          value={draft}
          isNumber={kind === 'number' || kind === 'amount'}
          onChange={onChange}
        />
      );
  }
};

type OwnProps = Omit<FieldProps, 'setting'>;

const ClockFields = ({ draft, onChange }: OwnProps) => {
  const t = useTranslations('office.settings');
  const clock = JSON.parse(draft) as { readonly zone: string; readonly dayStartsAt: string }; // As it was written here.
  const zones = [...new Set([clock.zone, ...Intl.supportedValuesOf('timeZone')])];
  const change = (part: Partial<typeof clock>) => onChange(JSON.stringify({ ...clock, ...part }));
  return (
    <>
      <Choose
        label={t('zone')}
        value={clock.zone}
        options={zones.map(zone => [zone, zone.replaceAll('_', ' ')] as const)}
        onChange={zone => change({ zone })}
      />
      <Field
        label={t('dayStartsAt')}
        type="time"
        value={clock.dayStartsAt}
        onChange={dayStartsAt => change({ dayStartsAt })}
      />
    </>
  );
};

const PaysFields = ({ draft, onChange }: OwnProps) => {
  const t = useTranslations('office.settings');
  const typed = JSON.parse(draft) as PaysDraft; // As it was written here.
  return (
    <>
      <Field
        label={t('below')}
        isNumber
        value={typed.below}
        onChange={below => onChange(paysDraft({ ...typed, below }))}
      />
      <Field
        label={t('inDay')}
        isNumber
        value={typed.inDay}
        onChange={inDay => onChange(paysDraft({ ...typed, inDay }))}
      />
    </>
  );
};

/** All of the book, those of this house ticked. RBK-18 */
const ApprovalsField = ({ draft, onChange }: OwnProps) => {
  const t = useTranslations('office.settings');
  const book = useRead('rulebook', { limit: 1_000, of: 'book' });
  const [sought, setSought] = useState('');
  const rows = book.value?.rows ?? [];
  const read = JSON.parse(draft) as readonly string[] | 'all'; // As it was written here.
  const chosen = new Set(read === 'all' ? rows.map(({ id }) => id) : read);
  const words = sought.toLowerCase().split(/\s+/);
  const found = rows.filter(({ id, name }) => words.every(word => `${name} ${id}`.toLowerCase().includes(word)));
  const choose = (id: string, isOn: boolean) => {
    // In the order of the book.
    const next = rows.map(one => one.id).filter(one => (one === id ? isOn : chosen.has(one)));
    onChange(JSON.stringify(next));
  };
  return (
    <>
      <Field label={t('search')} type="search" value={sought} onChange={setSought} how="bad beat" />
      <p role="status">{t('chosen', { count: chosen.size, max: rows.length })}</p>
      <Refused why={book.why} />
      <div className={styles.ticks}>
        {found.map(({ id, name }) => (
          <Check
            key={id}
            lang="en"
            label={name === id ? name : `${name} (${id})`}
            isOn={chosen.has(id)}
            onChange={isOn => choose(id, isOn)}
          />
        ))}
      </div>
    </>
  );
};

/** The picture goes to the house at once and is nothing there until two people set it. OPH-2 */
const LogoField = ({ draft, onChange }: OwnProps) => {
  const t = useTranslations('office.settings');
  const { line } = useStation();
  const { fetched, why } = useFetched();
  const send = async (file: File | undefined) => {
    if (file === undefined) return;
    const kept = await fetched(deliver<{ readonly logo: string }>(line, '/logos', { picture: await base64Of(file) }));
    if (kept !== undefined) onChange(kept.logo);
  };
  return (
    <>
      <label className={styles.file}>
        <span>{t('logo')}</span>
        <input type="file" accept="image/png,image/jpeg" onChange={({ target }) => void send(target.files?.[0])} />
      </label>
      <Soft>{t('logoHow')}</Soft>
      <Refused why={why} />
      {draft !== '' && <img src={`/logo/${draft}`} alt={t('logoIs')} className={styles.logo} />}
    </>
  );
};

/** Larger than any logo may be: the house says so without being sent all of it. */
const BYTES_MOST = 280_000;

const base64Of = async (file: File): Promise<string> => {
  const bytes = new Uint8Array(await file.slice(0, BYTES_MOST).arrayBuffer());
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''));
};
