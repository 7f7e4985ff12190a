import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, Choose } from '../kit/index.ts';
import styles from './table-sheet.module.css';
import type { AtTable } from './use-at-table.ts';

/** The keys of the table's own pad, for when that is dead: fees, start, call, over. */
export const RoundKeys = (at: AtTable) => (at.round?.type === 'on' ? <OnKeys {...at} /> : <IdleKeys {...at} />);

const IdleKeys = ({ table, seats, activities, isPending, press }: AtTable) => {
  const t = useTranslations('floor');
  const [bank, setBank] = useState('');
  const optional = activities
    .filter(({ isFeeOptional }) => isFeeOptional)
    .flatMap(({ activity, name, spaces }) => spaces.map(space => ({ activity, name, space })));
  const start = (): void => press({ type: 'StartGame', table, ...(bank === '' ? {} : { playerDealer: Number(bank) }) });
  return (
    <section className={styles.part}>
      {optional.length > 0 && <h3>{t('tables.fees')}</h3>}
      {optional.map(({ activity, name, space }) => (
        <div key={`${activity}.${space}`} className={styles.fees}>
          <span>
            <span lang="en">{name}</span>
            {space === 'player-dealer' && ` · ${t('tables.onBank')}`}
          </span>
          {seats.map(({ seat, position, lit }) => {
            const isLit = lit.some(mark => mark.activity === activity && mark.space === space);
            const mark = { seat, position, activity, space } as const;
            return (
              <button
                key={`${seat}.${position}`}
                type="button"
                className={styles.fee}
                aria-label={t('tables.feeOf', { name, seat: String(seat) })}
                aria-pressed={isLit}
                onClick={() => press({ type: isLit ? 'ClearSeat' : 'LightSeat', table, lit: mark })}
              >
                {seat}
              </button>
            );
          })}
        </div>
      ))}
      <SitOutKeys {...{ table, seats, press }} />
      <div className={styles.game}>
        <Choose
          label={t('tables.bank')}
          value={bank}
          options={[
            ['', t('tables.nobody')],
            ...seats.map(({ seat }) => [String(seat), t('seat', { seat: String(seat) })] as const),
          ]}
          onChange={setBank}
        />
        <ActKey tone="main" isPending={isPending} onPress={start}>
          {t('tables.start')}
        </ActKey>
      </div>
    </section>
  );
};

/** Who is not dealt in from the next round on. */
const SitOutKeys = ({ table, seats, press }: Pick<AtTable, 'table' | 'seats' | 'press'>) => {
  const t = useTranslations('floor');
  return (
    <div className={styles.fees}>
      <span>{t('tables.sitsOut')}</span>
      {seats
        .filter(({ position }) => position === 1)
        .map(({ seat, sitsOut = false }) => (
          <button
            key={seat}
            type="button"
            className={styles.fee}
            aria-label={t('tables.feeOf', { name: t('tables.sitsOut'), seat: String(seat) })}
            aria-pressed={sitsOut}
            onClick={() => press({ type: 'SitOut', table, seat, isOut: !sitsOut })}
          >
            {seat}
          </button>
        ))}
    </div>
  );
};

const OnKeys = ({ table, seats, activities, isPending, press }: AtTable) => {
  const t = useTranslations('floor');
  const inRound = seats.filter(({ inRound: part }) => part !== undefined);
  const hands = activities
    .filter(({ isInRound }) => isInRound)
    .flatMap(({ activity, name, hands: own }) =>
      own.map(({ row, label }) => [`${activity} ${row}`, `${name}: ${label}`] as const),
    );
  const [seat, setSeat] = useState(String(inRound[0]?.seat ?? ''));
  const [hand, setHand] = useState(hands[0]?.[0] ?? '');
  const call = (): void => {
    const [activity = '', ...row] = hand.split(' ');
    press({ type: 'CallHand', table, seat: Number(seat), activity, row: row.join(' ') });
  };
  return (
    <section className={styles.part}>
      {hands.length > 0 && (
        <div className={styles.call}>
          <Choose
            label={t('tables.callSeat')}
            value={seat}
            options={inRound.map(one => [String(one.seat), t('seat', { seat: String(one.seat) })])}
            onChange={setSeat}
          />
          <Choose label={t('tables.hand')} lang="en" value={hand} options={hands} onChange={setHand} />
          <ActKey isPending={isPending} onPress={call}>
            {t('tables.callNow')}
          </ActKey>
        </div>
      )}
      <ActKey tone="main" isPending={isPending} onPress={() => press({ type: 'GameOver', table })}>
        {t('tables.over')}
      </ActKey>
    </section>
  );
};
