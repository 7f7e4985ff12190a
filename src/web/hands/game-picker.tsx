import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './game-picker.module.css';
import { GAMES, type GameId, GROUPS } from './games.ts';

type GamePickerProps = { readonly chosen: GameId; readonly onChoose: (id: GameId) => void };

export const GamePicker = ({ chosen, onChoose }: GamePickerProps) => {
  const t = useTranslations('hands.game');
  const chosenLabel = useRef<HTMLLabelElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another game is chosen, it is brought into view.
  useEffect(() => {
    // In braces: some browsers answer with a promise, and what an effect answers is its clean-up.
    chosenLabel.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen]);
  return (
    <fieldset className={`${styles.picker} no-print`}>
      <legend className="unseen">{t('label')}</legend>
      {GROUPS.map(group => (
        <div key={group} className={styles.group}>
          <span className={styles.name}>{t(`groups.${group}`)}</span>
          {GAMES.filter(game => game.group === group).map(({ id }) => (
            <label key={id} ref={id === chosen ? chosenLabel : undefined} className={styles.game}>
              <input
                type="radio"
                name="game"
                className={styles.radio}
                value={id}
                checked={id === chosen}
                onChange={() => onChoose(id)}
              />
              <span className={styles.face}>{t(`names.${id}`)}</span>
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
};
