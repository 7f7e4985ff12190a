import { useTranslations } from 'use-intl';
import { type LinkNotice, LinkStatement, useSaid } from '../kit/index.ts';
import styles from './coach-bar.module.css';
import { coachWords, isUrgent } from './coach-words.ts';
import type { Desk } from './use-desk.ts';
import { useRejected } from './use-rejected.ts';

const LINES_MAX = 2;

type CoachBarProps = { readonly desk: Desk; readonly notice: LinkNotice | undefined };

/** What the dealer does next: what is urgent line by line, else one hint; above it what a lost connection means. */
export const CoachBar = ({ desk, notice }: CoachBarProps) => {
  const { coach, awards, calls, summary, game } = desk.parts;
  const t = useTranslations('keypad');
  const kit = useTranslations('kit');
  const say = useSaid();
  const rejected = useRejected(desk);
  const urgent = coach.filter(isUrgent);
  // A prize that is still to be paid doesn't hide what comes next in the round.
  const ofGame = game === 'none' ? [] : game.coach.slice(0, 1);
  const lines = urgent.length > 0 || ofGame.length > 0 ? urgent : coach.slice(0, 1);
  const isLost = notice?.type === 'long-lost';
  const room = LINES_MAX - ofGame.length - (isLost ? 1 : 0) - (rejected === undefined ? 0 : 1);
  const shown = lines.slice(0, Math.max(room, 0));
  const left = lines.length - shown.length;
  return (
    <div
      className={styles.bar}
      role="status"
      data-urgent={urgent.length > 0 || undefined}
      data-rejected={rejected !== undefined || undefined}
    >
      {isLost && <LinkStatement notice={notice} />}
      {summary.state === 'closed' && <p>{t('coach.closed')}</p>}
      {rejected !== undefined && <p>{t('coach.rejected', { seat: String(rejected.seat) })}</p>}
      {ofGame.map(line => (
        <p key={line.message}>{say(line)}</p>
      ))}
      {shown.map((line, index) => (
        <p key={`${line.type}.${'award' in line ? line.award : index}`}>
          {coachWords(t, kit, say, line, { awards, calls })}
          {left > 0 && index === shown.length - 1 && (
            <span className={styles.left}>{t('coach.more', { count: left })}</span>
          )}
        </p>
      ))}
    </div>
  );
};
