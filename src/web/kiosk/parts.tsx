import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FactList, type FactRow } from '../kit/index.ts';
import styles from './parts.module.css';
import type { Said } from './words.ts';

/** The refusal, where the finger was; its space is kept, so that nothing moves. */
export const Refused = ({ said }: { said: Said | undefined }) => (
  <p className={styles.refused} role="alert" lang={said?.lang}>
    {said?.words}
  </p>
);

type Promoted = {
  readonly promotion: string;
  /** As it is posted. */
  readonly name: string;
  readonly noPurchase?: readonly string[];
};

type CardsProps<One extends Promoted> = {
  readonly of: readonly One[];
  /** Said where there are none. */
  readonly none: string;
  /** Where a promotion has several. */
  readonly keyOf?: (one: One) => string | number;
  readonly children: (one: One) => ReactNode;
};

/** One promotion a card, and how it is entered without a purchase. */
export const Cards = <One extends Promoted>({ of, none, keyOf = promotionOf, children }: CardsProps<One>) =>
  of.length === 0 ? (
    <Nothing>{none}</Nothing>
  ) : (
    <ul className={styles.list}>
      {of.map(one => (
        <li key={keyOf(one)} className={styles.card}>
          <h2 className={styles.name} lang="en">
            {one.name}
          </h2>
          {children(one)}
          <Free rules={one.noPurchase ?? []} />
        </li>
      ))}
    </ul>
  );

const promotionOf = ({ promotion }: Promoted): string => promotion;

export const Facts = ({ of }: { of: readonly FactRow[] }) => <FactList className={styles.facts} of={of} />;

export const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>;

/** The way in that costs nothing, in the words of the approval. */
const Free = ({ rules }: { rules: readonly string[] }) => {
  const t = useTranslations('kiosk');
  if (rules.length === 0) return null;
  return (
    <p className={styles.free}>
      <strong>{t('free')}.</strong> <span lang="en">{rules.join(' ')}</span>
    </p>
  );
};
