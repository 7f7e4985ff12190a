import { useTranslations } from 'use-intl';
import { ActKey, type Column, Icon, Keys, Table } from '../kit/index.ts';
import type { LevelDraft } from './design.ts';
import styles from './designer.module.css';

type LevelTableProps = {
  readonly levels: readonly LevelDraft[];
  readonly onLevels: (levels: readonly LevelDraft[]) => void;
};

/** What is written in a line, its head, and its name for readers; a break has minutes only. */
const CELLS = [
  ['minutes', 'minutes', 'minutesOf'],
  ['smallBlind', 'small', 'smallOf'],
  ['bigBlind', 'big', 'bigOf'],
  ['ante', 'ante', 'anteOf'],
] as const;

/** The posted lines, each of them open to change. */
export const LevelTable = ({ levels, onLevels }: LevelTableProps) => {
  const t = useTranslations('tournament.design');
  const change = (at: number, part: Partial<LevelDraft>) =>
    onLevels(levels.map((level, place) => (place === at ? { ...level, ...part } : level)));
  const last = levels.findLast(({ isBreak }) => !isBreak);
  const numberOf = (at: number): number => levels.slice(0, at + 1).filter(({ isBreak }) => !isBreak).length;
  return (
    <>
      <div className={styles.scroll}>
        <Table
          className={styles.levels}
          caption={t('levels')}
          rows={levels}
          keyOf={(_, at) => at}
          markOf={({ isBreak }) => ({ 'data-break': isBreak || undefined })}
          columns={[
            [t('level'), ({ isBreak }, at) => (isBreak ? t('break') : numberOf(at)), 'name'],
            ...CELLS.map(
              ([field, head, label]): Column<LevelDraft> => [
                t(head),
                (level, at) =>
                  (field === 'minutes' || !level.isBreak) && (
                    <input
                      type="text"
                      inputMode="numeric"
                      aria-label={t(label, { line: at + 1 })}
                      value={level[field]}
                      autoComplete="off"
                      onChange={({ target }) => change(at, { [field]: target.value })}
                    />
                  ),
              ],
            ),
            [
              <span key="remove" className="unseen">
                {t('remove')}
              </span>,
              (_, at) => (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={t('removeLine', { line: at + 1 })}
                  onClick={() => onLevels(levels.filter((_level, place) => place !== at))}
                >
                  <Icon name="clear" />
                </button>
              ),
            ],
          ]}
        />
      </div>
      <Keys>
        <ActKey onPress={() => onLevels([...levels, last ?? FIRST])}>{t('addLevel')}</ActKey>
        <ActKey onPress={() => onLevels([...levels, BREAK])}>{t('addBreak')}</ActKey>
      </Keys>
    </>
  );
};

const FIRST: LevelDraft = { isBreak: false, minutes: '20', smallBlind: '25', bigBlind: '50', ante: '' };
const BREAK: LevelDraft = { isBreak: true, minutes: '15', smallBlind: '', bigBlind: '', ante: '' };
