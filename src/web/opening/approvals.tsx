import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { OpeningState } from '#api';
import { ActKey, Check, Choose, Field, Keys, Refused, Soft, useFetched } from '../kit/index.ts';
import { act } from './ask.ts';
import { entered } from './house-form.tsx';
import styles from './opening.module.css';
import type { StepProps } from './step.ts';

type Approval = OpeningState['approvals'][number];

/** Which approvals of the book are this house's: only these can be offered. RBK-18 */
export const Approvals = ({ state, onState, onNext }: StepProps) => {
  const t = useTranslations('opening.approvals');
  const { draft, jurisdictions } = state;
  const [jurisdiction, setJurisdiction] = useState(draft.jurisdiction ?? jurisdictions[0]?.key ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(draft.approvals));
  const [sought, setSought] = useState('');
  const { fetched, why } = useFetched();
  const here = state.approvals.filter(one => one.jurisdiction === jurisdiction);
  const found = here.filter(one => isFound(one, sought));
  const houses = [...new Set(found.map(({ house }) => house))];
  const choose = (ids: readonly string[], isOn: boolean) => {
    const others = [...chosen].filter(id => !ids.includes(id));
    setChosen(new Set(isOn ? [...others, ...ids] : others));
  };
  const send = async () => {
    const approvals = here.map(({ id }) => id).filter(id => chosen.has(id));
    const next = await fetched(
      act('draft', { ...entered({ ...draft, jurisdiction }), ...(approvals.length > 0 && { approvals }) }),
    );
    if (next === undefined) return;
    onState(next);
    onNext();
  };
  return (
    <div className={styles.form}>
      <p>{t('how')}</p>
      <Choose
        label={t('jurisdiction')}
        value={jurisdiction}
        options={jurisdictions.map(({ key, name }) => [key, name] as const)}
        onChange={setJurisdiction}
      />
      <Field label={t('search')} type="search" value={sought} onChange={setSought} how="bad beat" />
      <p role="status">{t('count', { count: chosen.size, max: here.length })}</p>
      {houses.map(house => (
        <OfHouse
          key={house}
          house={house}
          approvals={found.filter(one => one.house === house)}
          chosen={chosen}
          onChoose={choose}
        />
      ))}
      {found.length === 0 && <Soft>{t('noneFound')}</Soft>}
      <Refused why={why} />
      <Keys>
        <ActKey tone="main" onPress={() => void send()}>
          {t('save')}
        </ActKey>
      </Keys>
    </div>
  );
};

type OfHouseProps = {
  readonly house: string;
  readonly approvals: readonly Approval[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (ids: readonly string[], isOn: boolean) => void;
};

const OfHouse = ({ house, approvals, chosen, onChoose }: OfHouseProps) => {
  const t = useTranslations('opening.approvals');
  const ids = approvals.map(({ id }) => id);
  const areAll = ids.every(id => chosen.has(id));
  return (
    <section className={styles.houses} aria-label={house}>
      <h3 lang="en">{house}</h3>
      <Keys>
        <ActKey onPress={() => onChoose(ids, !areAll)}>
          {areAll ? t('none', { count: ids.length }) : t('all', { count: ids.length })}
        </ActKey>
      </Keys>
      <div className={styles.ticks}>
        {approvals.map(({ id, name, regulatorId }) => (
          <Check
            key={id}
            lang="en"
            label={regulatorId === undefined ? name : `${name} (${regulatorId})`}
            isOn={chosen.has(id)}
            onChange={isOn => onChoose([id], isOn)}
          />
        ))}
      </div>
    </section>
  );
};

const isFound = ({ name, id, house }: Approval, sought: string): boolean =>
  sought
    .toLowerCase()
    .split(/\s+/)
    .every(word => `${name} ${id} ${house}`.toLowerCase().includes(word));
