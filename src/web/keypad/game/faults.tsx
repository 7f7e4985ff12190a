import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '#core/cards';
import type { GameAtTable } from '#core/house';
import { irregularityCommand, isStillInShoe } from '#entry';
import { CardPad, PadKey, useCardName, useSaid } from '../../kit/index.ts';
import { asks, Keys, Panel } from '../panel.tsx';
import type { Desk } from '../use-desk.ts';
import styles from './game.module.css';

type FaultsProps = {
  readonly desk: Desk;
  readonly game: GameAtTable;
  readonly onBack: () => void;
  /** It was recorded: back to the felt, where the coach says what to do. */
  readonly onDone: () => void;
};

/** Irregularities and misdeals that can be found now: each a key, and what to do about it before it is recorded. */
export const GameFaults = ({ desk, game, onBack, onDone }: FaultsProps) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  const [chosen, setChosen] = useState<string>();
  const fault = game.irregularities.find(({ irregularity }) => irregularity === chosen);
  if (fault === undefined) {
    return (
      <Panel title={t('tablePanel.irregular')} onBack={onBack}>
        <Keys
          isWide
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
  return <Fault desk={desk} game={game} fault={fault} onBack={() => setChosen(undefined)} onDone={onDone} />;
};

type FaultProps = FaultsProps & { readonly fault: GameAtTable['irregularities'][number] };

/** What to do about it, and the key that records it; a card found face up is tapped first. */
const Fault = ({ desk, game, fault, onBack, onDone }: FaultProps) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  const nameOf = useCardName();
  const [cards, setCards] = useState<readonly Card[]>([]);
  const command = irregularityCommand(desk.table, fault.irregularity, cards[0]);
  const { isPending, onPress } = asks(desk, command);
  const isWaiting = fault.asksCard && cards.length === 0;
  return (
    <Panel
      title={t('tablePanel.irregular')}
      onBack={onBack}
      refusal={desk.refusal('PlayRound')}
      about={
        isWaiting ? (
          <p>{t('game.faceUp')}</p>
        ) : (
          <p>
            {say(fault.what)}
            {cards[0] !== undefined && `: ${nameOf(cards[0])}`} <cite>{fault.clause}</cite>
          </p>
        )
      }
    >
      {isWaiting ? (
        <div className={styles.pad}>
          <CardPad
            label={say(fault.what)}
            cards={cards}
            max={1}
            left={card => (isStillInShoe(game, card) ? 1 : 0)}
            onChange={setCards}
          />
        </div>
      ) : (
        <div className={styles.step}>
          <p className={styles.line}>{say(fault.say)}</p>
          <div className={styles.row}>
            <PadKey
              tone={fault.voids ? 'danger' : 'main'}
              isPending={isPending === true}
              onPress={() => {
                onPress();
                onDone();
              }}
            >
              {t('game.record')}
            </PadKey>
          </div>
        </div>
      )}
    </Panel>
  );
};
