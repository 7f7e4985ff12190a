import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, FactList, Field, Form, Keys, NewPin } from '../kit/index.ts';
import styles from './office.module.css';
import { BesideSheet } from './parts.tsx';
import { type Post, RolesFields } from './roles.tsx';

type HireProps = {
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onDone: (words: string) => void;
};

/** Name, badge and roles; the PIN by the person's own hand; then somebody else agrees. PPL-2 */
export const Hire = ({ taken, onClose, onDone }: HireProps) => {
  const t = useTranslations('office.people');
  const [name, setName] = useState('');
  const [badge, setBadge] = useState('');
  const [post, setPost] = useState<Post>({ department: 'card-room', roles: [] });
  const [step, setStep] = useState<'form' | 'pin'>('form');
  const [pin, setPin] = useState<string>();
  const isReady = name.trim() !== '' && badge.trim() !== '' && post.roles.length > 0;
  const person = idOf(name, taken);
  const next = () => isReady && setStep('pin');
  return (
    <Form className={styles.form} onSend={next}>
      <h3>{t('hire')}</h3>
      {step === 'form' ? (
        <>
          <Field label={t('name')} value={name} onChange={setName} />
          <Field label={t('badge')} value={badge} onChange={setBadge} how={t('badgeHow')} />
          <RolesFields post={post} onChange={setPost} />
        </>
      ) : (
        <NewPin first={t('pinFirst', { name: name.trim() })} isPending={false} onPin={setPin} />
      )}
      <Keys>
        {step === 'form' && (
          <ActKey tone="main" isOff={!isReady} onPress={next}>
            {t('toPin')}
          </ActKey>
        )}
        <ActKey onPress={step === 'form' ? onClose : () => setStep('form')}>{t('back')}</ActKey>
      </Keys>
      {pin !== undefined && (
        <BesideSheet
          title={t('hire')}
          path="/people"
          body={{ person, ...post, name: name.trim(), badge: badge.trim(), pin }}
          onClose={() => setPin(undefined)}
          onDone={() => onDone(t('hired', { name: name.trim() }))}
        >
          <FactList
            of={[
              [t('name'), name.trim()],
              [t('id'), person],
              [t('badge'), badge.trim()],
            ]}
          />
        </BesideSheet>
      )}
    </Form>
  );
};

/** The id that stays in the log: short, from the name, with a number where it is taken. */
const idOf = (name: string, taken: readonly string[]): string => {
  const plain = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const short = plain === '' ? 'person' : plain.slice(0, ID_MOST).replace(/-+$/, '');
  const numbers = Array.from({ length: taken.length + 1 }, (_, place) =>
    place === 0 ? short : `${short}-${place + 1}`,
  );
  return numbers.find(id => !taken.includes(id)) ?? short;
};
const ID_MOST = 30;
