import { useTranslations } from 'use-intl';
import type { InstrumentType } from '#core/mechanisms/instrument/terms';
import { type Cents, formatAmount } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import { Barcode, DemoPaper, useHouseTime, useStation } from '../../kit/index.ts';
import styles from '../parts/paper.module.css';

/** What a sheet of coupons is printed from. */
export type Printed = {
  readonly name: string;
  readonly ids: readonly string[];
  readonly kind: InstrumentType;
  readonly face: Cents;
  readonly expires?: string;
  /** By which its rules are found. */
  readonly approval?: string;
  readonly games?: readonly string[];
  readonly from?: string;
  readonly fee?: Cents;
};

/** Only for the printer: while it is there, the page itself does not print. */
export const CouponPaper = ({ printed }: { printed: Printed }) => (
  <div className={styles.paper} aria-hidden="true" data-coupons>
    {printed.ids.map(id => (
      <Coupon key={id} id={id} printed={printed} />
    ))}
  </div>
);

const Coupon = ({ id, printed }: { id: string; printed: Printed }) => {
  const { name, approval, kind, face, games = [], from, expires, fee } = printed;
  const t = useTranslations('panels.instrument');
  const coupon = useTranslations('kit.coupons');
  const { moment } = useHouseTime();
  const { me } = useStation();
  return (
    <article className={styles.coupon}>
      <p>{me.house?.name}</p>
      <p lang="en">{name}</p>
      {approval !== undefined && <p>{t('approval', { id: approval })}</p>}
      <p className={styles.face}>
        {formatAmount(face)} <small>{coupon(kind)}</small>
      </p>
      <Barcode text={id} className={styles.bars} />
      <p className={styles.number}>{id}</p>
      {games.length > 0 && <p>{t('forGames', { games: games.map(nameOfGame).join(', ') })}</p>}
      {from !== undefined && <p>{t('validFrom', { at: moment(from) })}</p>}
      {expires !== undefined && <p>{t('validUntil', { at: moment(expires) })}</p>}
      {fee !== undefined && <p>{fee === 0 ? t('noFee') : t('useFee', { amount: formatAmount(fee) })}</p>}
      <p>{t('terms')}</p>
      <DemoPaper />
    </article>
  );
};
