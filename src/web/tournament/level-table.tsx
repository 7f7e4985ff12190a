import { useTranslations } from 'use-intl';
import { ActKey, Icon, Keys } from '../kit/index.ts';
import type { LevelDraft } from './design.ts';
import styles from './designer.module.css';

type LevelTableProps = {
  readonly levels: readonly LevelDraft[];
  readonly onLevels: (levels: readonly LevelDraft[]) => void;
};

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
        <table className={styles.levels}>
          <caption className="unseen">{t('levels')}</caption>
          <thead>
            <tr>
              {[t('level'), t('minutes'), t('small'), t('big'), t('ante')].map(heading => (
                <th key={heading} scope="col">
                  {heading}
                </th>
              ))}
              <th scope="col">
                <span className="unseen">{t('remove')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.map((level, at) => (
              <LevelRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place only.
                key={at}
                line={at + 1}
                name={level.isBreak ? t('break') : String(numberOf(at))}
                level={level}
                onChange={part => change(at, part)}
                onRemove={() => onLevels(levels.filter((_, place) => place !== at))}
              />
            ))}
          </tbody>
        </table>
      </div>
      <Keys>
        <ActKey onPress={() => onLevels([...levels, last ?? FIRST])}>{t('addLevel')}</ActKey>
        <ActKey onPress={() => onLevels([...levels, BREAK])}>{t('addBreak')}</ActKey>
      </Keys>
    </>
  );
};

type LevelRowProps = {
  readonly line: number;
  readonly name: string;
  readonly level: LevelDraft;
  readonly onChange: (part: Partial<LevelDraft>) => void;
  readonly onRemove: () => void;
};

const CELLS = [
  ['minutes', 'minutesOf'],
  ['smallBlind', 'smallOf'],
  ['bigBlind', 'bigOf'],
  ['ante', 'anteOf'],
] as const;

const LevelRow = ({ line, name, level, onChange, onRemove }: LevelRowProps) => {
  const t = useTranslations('tournament.design');
  return (
    <tr data-break={level.isBreak || undefined}>
      <th scope="row">{name}</th>
      {CELLS.slice(0, level.isBreak ? 1 : undefined).map(([field, label]) => (
        <td key={field}>
          <input
            type="text"
            inputMode="numeric"
            aria-label={t(label, { line })}
            value={level[field]}
            autoComplete="off"
            onChange={change => onChange({ [field]: change.target.value })}
          />
        </td>
      ))}
      {level.isBreak && <td colSpan={CELLS.length - 1} />}
      <td>
        <button type="button" className={styles.remove} aria-label={t('removeLine', { line })} onClick={onRemove}>
          <Icon name="clear" />
        </button>
      </td>
    </tr>
  );
};

const FIRST: LevelDraft = { isBreak: false, minutes: '20', smallBlind: '25', bigBlind: '50', ante: '' };
const BREAK: LevelDraft = { isBreak: true, minutes: '15', smallBlind: '', bigBlind: '', ante: '' };
