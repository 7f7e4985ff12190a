import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import { ActKey, Field, Form, Keys, MemberField, Refused } from '../../kit/index.ts';
import { useAct } from '../parts/hooks.ts';
import { type StepUpCommand, stepUpOf } from './stepping.ts';
import styles from './wheel.module.css';

/** The next winner comes to the wheel; by a prize of another activity where its number is named. WHL-8 */
export const StepUp = ({ commandOf }: { commandOf: (stepUp: StepUpCommand) => HouseCommand }) => {
  const t = useTranslations('promotions.spin');
  const { act, isPending, why } = useAct();
  const [player, setPlayer] = useState('');
  const [award, setAward] = useState('');
  const stepUp = () => act(commandOf(stepUpOf(player, award)));
  return (
    <div className={styles.form}>
      {/* Enter in the only field of a form sends it. */}
      <Form onSend={() => void stepUp()}>
        <MemberField label={t('next')} value={player} onChange={setPlayer} />
      </Form>
      <details className={styles.more}>
        <summary>{t('byAward')}</summary>
        <Field label={t('award')} type="number" value={award} onChange={setAward} />
      </details>
      <Keys>
        <ActKey tone="main" isPending={isPending} isOff={player.trim() === ''} onPress={() => void stepUp()}>
          {t('stepUp')}
        </ActKey>
      </Keys>
      <Refused why={why} />
    </div>
  );
};
