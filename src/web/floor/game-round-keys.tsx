import { useTranslations } from 'use-intl';
import type { GameAtTable } from '#core/house';
import {
  againCommand,
  coinInCommand,
  finishCommand,
  gameKey,
  recutCommand,
  revealCommand,
  verifyCardsCommand,
} from '#entry';
import { ActKey, SaidWords } from '../kit/index.ts';
import styles from './table-sheet.module.css';
import type { AtTable } from './use-at-table.ts';

type KeysProps = Pick<AtTable, 'table' | 'press' | 'isPending'> & { readonly game: GameAtTable };

/** For when the table's own pad is dead: what is one press there. Cards and decisions are entered at a keypad. */
export const GameRoundKeys = ({ table, game, press, isPending }: KeysProps) => {
  const t = useTranslations('floor.game');
  const key = gameKey(game);
  const commands = {
    again: againCommand(table, game),
    'coin-in': coinInCommand(table),
    reveal: revealCommand(table),
    finish: finishCommand(table),
  } as const;
  return (
    <section className={styles.part}>
      {game.notReady !== undefined && (
        <p>
          <SaidWords of={game.notReady} />
        </p>
      )}
      {key === 'again' || key === 'coin-in' || key === 'reveal' || key === 'finish' ? (
        <ActKey tone="main" isPending={isPending} onPress={() => press(commands[key])}>
          {t(`keys.${key}`)}
        </ActKey>
      ) : (
        key !== undefined && <p>{t('atKeypad')}</p>
      )}
      {game.cards?.step === 'verify' && (
        <ActKey tone="main" isPending={isPending} onPress={() => press(verifyCardsCommand(table))}>
          {t('verifyCards')}
        </ActKey>
      )}
      {game.cards !== undefined && game.cards.step === undefined && !game.cards.inPlay && (
        <ActKey isPending={isPending} onPress={() => press(recutCommand(table))}>
          {t('recut')}
        </ActKey>
      )}
    </section>
  );
};
