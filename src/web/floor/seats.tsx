import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field } from '../kit/index.ts';
import styles from './table-sheet.module.css';
import type { AtTable } from './use-at-table.ts';

const SEATS_SHOWN = 10;

/** Who sits where: a tap seats the named player, or a guest; another tap frees the seat. */
export const Seats = ({ table, seats, press }: AtTable) => {
  const t = useTranslations('floor.tables');
  const [member, setMember] = useState('');
  const most = Math.max(SEATS_SHOWN, ...seats.map(({ seat }) => seat));
  const sitDown = (seat: number): void => {
    const id = member.trim();
    const player = id === '' ? ({ type: 'anonymous' } as const) : ({ type: 'member', id } as const);
    press({ type: 'SeatPlayer', table, seated: { seat, position: 1, player, role: 'player' } });
    setMember('');
  };
  return (
    <section className={styles.part}>
      <h3>{t('seats')}</h3>
      <Field label={t('member')} value={member} onChange={setMember} />
      <ol className={styles.seats}>
        {Array.from({ length: most }, (_, place) => {
          const seat = place + 1;
          const taken = seats.find(one => one.seat === seat && one.position === 1);
          const who = taken?.player.type === 'member' ? taken.player.id : t('guest');
          return (
            <li key={seat}>
              <button
                type="button"
                className={styles.seat}
                data-taken={taken !== undefined || undefined}
                onClick={() =>
                  taken === undefined ? sitDown(seat) : press({ type: 'LeaveSeat', table, seat, position: 1 })
                }
              >
                <strong>{seat}</strong>
                <span>{taken === undefined ? t('empty') : who}</span>
                <span className="unseen">{taken === undefined ? t('sitDown') : t('stand')}</span>
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
};
