import { Fragment, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Icon, SaidWords } from '../../kit/index.ts';
import type { Proof } from '../draws/proof.ts';
import styles from './parts.module.css';

/** Fields side by side, as many as there is room for. */
export const Fields = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>;

/** Something has come about; it is read out. */
export const ReadOut = ({ children }: { children: ReactNode }) => (
  <p className={styles.said} role="status">
    {children}
  </p>
);

/** What became of the page's own check: it holds, or why it does not. */
export const ProofVerdict = ({ holds, proof }: { holds: string; proof: Pick<Proof, 'isPublished' | 'objection'> }) => {
  const t = useTranslations('promotions.draw');
  const { objection, isPublished } = proof;
  const isWrong = objection !== undefined || !isPublished;
  return (
    <span className={styles.verdict} data-wrong={isWrong || undefined}>
      <Icon name={isWrong ? 'warning' : 'check'} />{' '}
      {objection === undefined ? isWrong ? t('otherHashes') : holds : <SaidWords of={objection} />}
    </span>
  );
};

/** It breaks after each eight, where it must, so that it can be compared by eye; it is copied as it is. */
export const Hash = ({ text }: { text: string }) => (
  <code className={styles.hash}>
    {(text.match(/.{1,8}/g) ?? []).map((eight, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: known by its place.
      <Fragment key={place}>
        {place > 0 && <wbr />}
        {eight}
      </Fragment>
    ))}
  </code>
);
