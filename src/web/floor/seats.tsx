import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Role } from '#core/rulebook';
import type { SeatView } from '#core/views';
import { askCommand, leaveCommand, placeKey, prizesAsked, ROLES_AT, seatsAt, sitCommand } from '#entry';
import { Choose, Field, SEATS_MAX } from '../kit/index.ts';
import { usePlaceName } from './about-seat.tsx';
import styles from './table-sheet.module.css';
import type { AtTable } from './use-at-table.ts';

/** A table that nobody has opened yet. */
const NOT_OPENED = { seats: 9 };

/** Who sits where: a tap seats the named player, or a guest; another tap frees the seat. */
export const Seats = (at: AtTable) => {
  const { table, summary, seats, press } = at;
  const t = useTranslations('floor.tables');
  const roleName = useTranslations('kit.roles');
  const kit = useTranslations('kit');
  const [member, setMember] = useState('');
  const [role, setRole] = useState<Role>('player');
  const [wanted, setWanted] = useState<number>();
  const most = seatsAt(summary ?? NOT_OPENED, seats, wanted);
  const roles: readonly Role[] = [
    ...ROLES_AT({ isLive: summary?.isLive ?? true }),
    ...(summary?.isForPot === false ? (['backline'] as const) : []),
  ];
  const sitDown = (seat: number): void => {
    press(sitCommand({ table, seats, seat, role, member }));
    setMember('');
    setRole('player');
  };
  const tap = (seat: number, taken: SeatView | undefined): void =>
    taken === undefined || role === 'backline' ? sitDown(seat) : press(leaveCommand(table, taken));
  return (
    <section className={styles.part}>
      <h3>{t('seats')}</h3>
      <div className={styles.sits}>
        <Field label={t('member')} value={member} onChange={setMember} />
        <Choose
          label={t('role')}
          value={role}
          options={roles.map(one => [one, one === 'player' ? kit('guest') : roleName(one)])}
          onChange={setRole}
        />
      </div>
      <ol className={styles.seats}>
        {Array.from({ length: most }, (_, place) => {
          const seat = place + 1;
          const taken = seats.find(one => one.seat === seat && one.position === 1);
          return (
            <li key={seat}>
              <SeatButton seat={seat} taken={taken} onTap={() => tap(seat, taken)} />
            </li>
          );
        })}
        {most < SEATS_MAX && (
          <li>
            <button type="button" className={styles.seat} onClick={() => setWanted(most + 1)}>
              <strong aria-hidden="true">+</strong>
              <span>{t('moreSeats')}</span>
            </button>
          </li>
        )}
      </ol>
      <Behind {...at} />
      <PrizesAsked {...at} />
    </section>
  );
};

type SeatButtonProps = { readonly seat: number; readonly taken: SeatView | undefined; readonly onTap: () => void };

const SeatButton = ({ seat, taken, onTap }: SeatButtonProps) => {
  const t = useTranslations('floor.tables');
  const nameOf = useWho();
  return (
    <button type="button" className={styles.seat} data-taken={taken !== undefined || undefined} onClick={onTap}>
      <strong>{seat}</strong>
      <span>{taken === undefined ? t('empty') : nameOf(taken)}</span>
      <span className="unseen">{taken === undefined ? t('sitDown') : t('stand')}</span>
    </button>
  );
};

/** A member by the card, anybody else by what they are here. */
const useWho = (): ((place: SeatView) => string) => {
  const kit = useTranslations('kit');
  return ({ player, role }) => {
    const part = role === 'player' ? undefined : kit(`roles.${role}`);
    if (player.type === 'anonymous') return part ?? kit('guest');
    return part === undefined ? player.id : `${player.id} · ${part}`;
  };
};

/** Those who bet on another player's hand; a tap frees the place. */
const Behind = ({ table, seats, press }: AtTable) => {
  const t = useTranslations('floor.tables');
  const behind = seats.filter(({ position }) => position > 1);
  const nameOf = usePlaceName();
  if (behind.length === 0) return null;
  return (
    <ul className={styles.seats}>
      {behind.map(place => (
        <li key={placeKey(place)}>
          <button type="button" className={styles.seat} data-taken onClick={() => press(leaveCommand(table, place))}>
            <strong>{nameOf(place)}</strong>
            <span className="unseen">{t('stand')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
};

/** At a no-purchase-necessary table: which prize each player has asked for. In a round it is too late. */
const PrizesAsked = ({ table, round, seats, activities, press }: AtTable) => {
  const t = useTranslations('floor');
  const nameOf = usePlaceName();
  const players = seats.filter(({ role }) => role !== 'house');
  return prizesAsked(activities).map(({ activity, name, hands }) => (
    <fieldset key={activity} className={styles.asked}>
      <legend>
        {t('tables.playsFor')} <span lang="en">{name}</span>
      </legend>
      {players.map(place => {
        const asked = place.asked?.find(one => one.activity === activity)?.row ?? '';
        return (
          <Choose
            key={placeKey(place)}
            label={t('seat', { seat: nameOf(place) })}
            value={asked}
            isOff={round?.type === 'on'}
            options={[['', t('tables.noPrize')], ...hands.map(({ row, label }) => [row, label] as const)]}
            onChange={row => press(askCommand(table, place, activity, row === '' ? asked : row))}
          />
        );
      })}
    </fieldset>
  ));
};
