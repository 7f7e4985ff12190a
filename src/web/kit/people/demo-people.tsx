import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import { roleWord, type StaffRole } from '#core/people';
import { ActKey } from '../keys/act-key.tsx';
import { useSaid } from '../page/said-words.tsx';
import { useList } from '../page/use-list.ts';
import styles from './demo-people.module.css';
import type { BadgeAndPin } from './sign-on-draft.ts';

type DemoPerson = BadgeAndPin & { readonly name: string; readonly roles: readonly StaffRole[] };

/** In a demonstration everybody's badge and PIN are public: one tap signs on. OPH-8 */
export const DemoPeople = ({ onGiven }: { readonly onGiven: (given: BadgeAndPin) => Promise<Refusal | undefined> }) => {
  const t = useTranslations('kit.signOn');
  const said = useSaid();
  const list = useList();
  const [people, setPeople] = useState<readonly DemoPerson[]>([]);
  const [why, setWhy] = useState('');
  useEffect(() => {
    void fetch('/api/v1/demo')
      .then(answer => (answer.ok ? answer.json() : { people: [] }))
      .then((demo: { readonly people: readonly DemoPerson[] }) => setPeople(demo.people));
  }, []);
  const give = async ({ badge, pin }: DemoPerson) => setWhy((await onGiven({ badge, pin }))?.message ?? '');
  return (
    <section className={styles.people} aria-label={t('demo')}>
      <h2>{t('demo')}</h2>
      <div className={styles.keys}>
        {people.map(person => (
          <ActKey
            key={person.badge}
            note={list(person.roles.map(role => said(roleWord(role))))}
            onPress={() => void give(person)}
          >
            {person.name}
          </ActKey>
        ))}
      </div>
      <p className={styles.why} role="alert">
        {why}
      </p>
    </section>
  );
};
