import { useTranslations } from 'use-intl';
import type { InstrumentType } from '#core/mechanisms/instrument/terms';
import { type Cents, formatAmount } from '#core/money';
import { Barcode, PaperDemoMark, useHouseTime } from '../../kit/index.ts';
import styles from '../parts/paper.module.css';

/** What a sheet of coupons is printed from. */
export type Printed = {
  readonly name: string;
  readonly ids: readonly string[];
  readonly kind: InstrumentType;
  readonly face: Cents;
  readonly expires?: string;
};

/** Only for the printer: while it is there, the page itself does not print. */
export const CouponPaper = ({ printed }: { printed: Printed }) => (
  <div className={styles.paper} aria-hidden="true" data-coupons>
    {printed.ids.map(id => (
      <Coupon key={id} id={id} printed={printed} />
    ))}
  </div>
);

const Coupon = ({ id, printed: { name, kind, face, expires } }: { id: string; printed: Printed }) => {
  const t = useTranslations('panels.instrument');
  const { when } = useHouseTime();
  return (
    <article className={styles.coupon}>
      <p lang="en">{name}</p>
      <p className={styles.face}>
        {formatAmount(face)} <small>{t(`kinds.${kind}`)}</small>
      </p>
      <Barcode text={id} className={styles.bars} />
      <p className={styles.number}>{id}</p>
      {expires !== undefined && <p>{t('validUntil', { at: when(expires) })}</p>}
      <PaperDemoMark />
    </article>
  );
};
