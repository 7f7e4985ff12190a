import { useTranslations } from 'use-intl';
import { pokerGameNamed } from '#core/games';
import { type PayBoard, saidOdds } from '#core/games/table';
import { formatAmountShort } from '#core/money';
import type { Said } from '#core/words';
import { useBetName, useSaid } from '../kit/index.ts';
import styles from './games.module.css';

/** The pay tables of a game as they would hang at its tables. */
export const PayBoards = ({ game, schedules }: { game: string; schedules: Readonly<Record<string, unknown>> }) => {
  const t = useTranslations('office.games');
  const say = useSaid();
  const nameOf = useBetName();
  const rules = pokerGameNamed(game)?.rulesFor(schedules);
  const boards = rules?.ok === true ? rules.value.payBoards : [];
  return (
    <div className={styles.boards}>
      {boards.map(board => (
        <Board
          key={`${board.wager} ${board.players ?? ''}`}
          board={board}
          title={
            board.players === undefined
              ? nameOf(board.wager)
              : t('forPlayers', { name: nameOf(board.wager), players: board.players })
          }
          envy={t('envy')}
          say={say}
        />
      ))}
    </div>
  );
};

type BoardProps = {
  readonly board: PayBoard;
  readonly title: string;
  readonly envy: string;
  readonly say: (said: Said) => string;
};

/** One pay table, with the envy bonus where it has one. */
export const Board = ({ board: { rows, envy = [], clause }, title, envy: envyTitle, say }: BoardProps) => (
  <table className={styles.board}>
    <caption>
      {title} <cite>{clause}</cite>
    </caption>
    <tbody>
      {rows.map(({ hand, pays }) => (
        <tr key={hand.message}>
          <th scope="row">{say(hand)}</th>
          <td>{say(saidOdds(pays))}</td>
        </tr>
      ))}
    </tbody>
    {envy.length > 0 && (
      <tbody>
        <tr>
          <th scope="rowgroup" colSpan={2} className={styles.envy}>
            {envyTitle}
          </th>
        </tr>
        {envy.map(({ hand, pays }) => (
          <tr key={hand.message}>
            <th scope="row">{say(hand)}</th>
            <td>
              {pays.map(({ bet, amount }) => `${formatAmountShort(bet)}: ${formatAmountShort(amount)}`).join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    )}
  </table>
);
