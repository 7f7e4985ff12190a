import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameAtTable } from '#core/house';
import { irregularityCommand } from '#entry';
import { PadKey, useSaid } from '../../kit/index.ts';
import { asks, Keys, Panel } from '../panel.tsx';
import type { Desk } from '../use-desk.ts';
import styles from './game.module.css';

type FaultsProps = { readonly desk: Desk; readonly game: GameAtTable; readonly onBack: () => void };

/** Irregularities and misdeals that can be found now: each a key, and what to do about it before it is recorded. */
export const GameFaults = ({ desk, game, onBack }: FaultsProps) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  const [chosen, setChosen] = useState<string>();
  const fault = game.irregularities.find(({ irregularity }) => irregularity === chosen);
  if (fault === undefined) {
    return (
      <Panel title={t('tablePanel.irregular')} onBack={onBack}>
        <Keys
          rows={game.irregularities.map(({ irregularity, what, voids }) => ({
            id: irregularity,
            label: say(what),
            tone: voids ? 'danger' : 'plain',
            ...(voids ? { note: t('game.voids') } : {}),
            onPress: () => setChosen(irregularity),
          }))}
        />
      </Panel>
    );
  }
  return (
    <Panel
      title={t('tablePanel.irregular')}
      onBack={() => setChosen(undefined)}
      refusal={desk.refusal('PlayRound')}
      about={<cite>{fault.clause}</cite>}
    >
      <div className={styles.step}>
        <p className={styles.line}>{say(fault.what)}</p>
        <p>{say(fault.say)}</p>
        <div className={styles.row}>
          <PadKey
            tone={fault.voids ? 'danger' : 'main'}
            {...asks(desk, irregularityCommand(desk.table, fault.irregularity))}
          >
            {t('game.record')}
          </PadKey>
        </div>
      </div>
    </Panel>
  );
};
