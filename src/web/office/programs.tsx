import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SCOPES, type Scope, scopeWord } from '#core/people';
import { ActKey, Check, FactList, Field, Form, Keys, Soft, useList, useSaid } from '../kit/index.ts';
import styles from './office.module.css';
import { BesideSheet } from './parts.tsx';

type Keyed = { readonly station: string; readonly key: string };

/** A program gets a key of its own from two people, who say what it may do. MCH-16 */
export const AddProgram = ({ onAdded }: { readonly onAdded: () => void }) => {
  const t = useTranslations('office.stations.program');
  const said = useSaid();
  const list = useList();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [isAsking, setAsking] = useState(false);
  const [given, setGiven] = useState<Keyed>();
  const isReady = /^[a-z0-9][a-z0-9-]{0,39}$/.test(name) && scopes.length > 0;
  const ask = () => isReady && setAsking(true);
  return (
    <Form className={styles.form} onSend={ask}>
      <h3>{t('offer')}</h3>
      <Field label={t('name')} value={name} onChange={setName} how={t('nameHow')} />
      <fieldset className={styles.ticks}>
        <legend>{t('scopes')}</legend>
        {SCOPES.map(scope => (
          <Check
            key={scope}
            label={said(scopeWord(scope))}
            isOn={scopes.includes(scope)}
            onChange={isOn => setScopes(SCOPES.filter(one => (one === scope ? isOn : scopes.includes(one))))}
          />
        ))}
      </fieldset>
      <Keys>
        <ActKey tone="main" isOff={!isReady} onPress={ask}>
          {t('add')}
        </ActKey>
      </Keys>
      {given !== undefined && <Given of={given} />}
      {isAsking && (
        <BesideSheet
          title={t('offer')}
          path="/services"
          body={{ station: name, scopes }}
          onClose={() => setAsking(false)}
          onDone={answer => {
            setGiven(answer as Keyed); // As the contract of the address says.
            setAsking(false);
            onAdded();
          }}
        >
          <FactList
            of={[
              [t('name'), name],
              [t('scopes'), list(scopes.map(scope => said(scopeWord(scope))))],
            ]}
          />
        </BesideSheet>
      )}
    </Form>
  );
};

/** It is shown once: the house keeps a hash of it. */
const Given = ({ of: { station, key } }: { readonly of: Keyed }) => {
  const t = useTranslations('office.stations.program');
  return (
    <div role="status">
      <h4>{t('key', { station })}</h4>
      <p className={styles.key} translate="no">
        {station}.{key}
      </p>
      <Soft>{t('keyHow')}</Soft>
    </div>
  );
};
