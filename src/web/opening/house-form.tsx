import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpeningDraft } from '#api';
import { ActKey, Choose, Field, Form, Keys, Refused, useFetched } from '../kit/index.ts';
import { act } from './ask.ts';
import { LogoField } from './logo-field.tsx';
import styles from './opening.module.css';
import type { StepProps } from './step.ts';

const USUAL_START = '06:00';
const NO_ZONE = '';

/** Who the house is: as it is on slips, sheets and signs. */
export const HouseForm = ({ state, onState, onNext }: StepProps) => {
  const t = useTranslations('opening.house');
  const { draft } = state;
  const [name, setName] = useState(draft.name ?? '');
  const [address, setAddress] = useState(draft.address ?? '');
  const [license, setLicense] = useState(draft.license ?? '');
  const [zone, setZone] = useState(draft.zone ?? NO_ZONE);
  const [dayStartsAt, setDayStartsAt] = useState(draft.dayStartsAt ?? USUAL_START);
  const { fetched, why } = useFetched();
  const send = async () => {
    const rest = { jurisdiction: draft.jurisdiction, approvals: draft.approvals };
    const house = { name: name.trim(), address: address.trim(), license: license.trim(), zone, dayStartsAt };
    const next = await fetched(act('draft', entered({ ...rest, ...house })));
    if (next === undefined) return;
    onState(next);
    onNext();
  };
  return (
    <Form className={styles.form} onSend={() => void send()}>
      <Field label={t('name')} value={name} onChange={setName} how="Harbor Card Club" />
      <Field label={t('address')} value={address} onChange={setAddress} how="100 Harbor Drive, San Pedro, CA 90731" />
      <Field label={t('license')} value={license} onChange={setLicense} how="GEGE-000123" note={t('licenseHow')} />
      <Choose
        label={t('zone')}
        value={zone}
        options={[[NO_ZONE, t('choose')], ...zones().map(one => [one, one.replaceAll('_', ' ')] as const)]}
        onChange={setZone}
      />
      <Field label={t('dayStartsAt')} type="time" value={dayStartsAt} onChange={setDayStartsAt} note={t('dayHow')} />
      <LogoField state={state} onState={onState} />
      <Refused why={why} />
      <Keys>
        <ActKey tone="main" onPress={() => void send()}>
          {t('save')}
        </ActKey>
      </Keys>
    </Form>
  );
};

/** What is empty was not entered. */
export const entered = (draft: { readonly [Name in keyof OpeningDraft]?: OpeningDraft[Name] | undefined }): object =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined && value !== ''));

/** Those of the country first: most houses are there. */
const zones = (): readonly string[] => {
  const all = Intl.supportedValuesOf('timeZone');
  const near = ['America/Los_Angeles', 'America/Denver', 'America/Phoenix', 'America/Chicago', 'America/New_York'];
  return [...near, ...all.filter(zone => !near.includes(zone))];
};
