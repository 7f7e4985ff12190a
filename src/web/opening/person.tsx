import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpeningPlace } from '#api';
import { roleWord } from '#core/people';
import {
  ActKey,
  Choose,
  FactList,
  Field,
  Form,
  Keys,
  NewPin,
  Refused,
  Soft,
  useFetched,
  useSaid,
} from '../kit/index.ts';
import { act } from './ask.ts';
import styles from './opening.module.css';
import type { StepProps } from './step.ts';

const ROLES = ['administrator', 'compliance'] as const;
type Role = (typeof ROLES)[number];

/** One of the first two, who types the PIN: nobody else ever knows it. PPL-7 */
export const Person = ({ place, ...props }: StepProps & { readonly place: OpeningPlace }) => {
  const t = useTranslations('opening.person');
  const said = useSaid();
  const known = props.state.people.find(one => one.place === place);
  const { fetched, why } = useFetched();
  if (known === undefined) return <PersonForm place={place} {...props} />;
  const again = async () => {
    const next = await fetched(act('no-person', { place }));
    if (next !== undefined) props.onState(next);
  };
  return (
    <>
      <FactList
        of={[
          [t('name'), known.name],
          [t('badge'), known.badge],
          [t('role'), said(roleWord(known.role))],
          [t('pin'), t('typed')],
        ]}
      />
      <Soft>{t('inMemory')}</Soft>
      <Refused why={why} />
      <Keys>
        <ActKey tone="main" onPress={props.onNext}>
          {t('next')}
        </ActKey>
        <ActKey onPress={() => void again()}>{t('again')}</ActKey>
      </Keys>
    </>
  );
};

const PersonForm = ({ place, onState, onNext }: StepProps & { readonly place: OpeningPlace }) => {
  const t = useTranslations('opening.person');
  const said = useSaid();
  const [name, setName] = useState('');
  const [badge, setBadge] = useState('');
  const [role, setRole] = useState<Role>(place === 'first' ? 'administrator' : 'compliance');
  const [isAtPin, setAtPin] = useState(false);
  const [isPending, setPending] = useState(false);
  const { fetched, why } = useFetched();
  const isReady = name.trim() !== '' && badge.trim() !== '';
  const enter = async (pin: string) => {
    setPending(true);
    const next = await fetched(act('person', { place, name: name.trim(), badge: badge.trim(), role, pin }));
    setPending(false);
    if (next === undefined) return;
    onState(next);
    onNext();
  };
  const toPin = () => isReady && setAtPin(true);
  return (
    <Form className={styles.form} onSend={toPin}>
      <p>{t(`about.${place}`)}</p>
      {isAtPin ? (
        <NewPin first={t('pinFirst', { name: name.trim() })} isPending={isPending} onPin={pin => void enter(pin)} />
      ) : (
        <>
          <Field label={t('name')} value={name} onChange={setName} />
          <Field label={t('badge')} value={badge} onChange={setBadge} how={t('badgeHow')} />
          <Choose
            label={t('role')}
            value={role}
            options={ROLES.map(one => [one, said(roleWord(one))] as const)}
            onChange={setRole}
          />
        </>
      )}
      <Refused why={why} />
      <Keys>
        {isAtPin ? (
          <ActKey key="back" onPress={() => setAtPin(false)}>
            {t('back')}
          </ActKey>
        ) : (
          <ActKey key="on" tone="main" isOff={!isReady} onPress={toPin}>
            {t('toPin')}
          </ActKey>
        )}
      </Keys>
    </Form>
  );
};
