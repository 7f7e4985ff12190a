import { Fragment } from 'react';
import type { Suit } from '#core/cards';
import styles from './card-words.module.css';
import { SuitSign } from './suit-sign.tsx';

const SUIT_BY_SIGN: Readonly<Record<string, Suit>> = { '♣': 'c', '♦': 'd', '♥': 'h', '♠': 's' };

/** A sentence whose suit signs are drawn by us; readers and copies still get the signs themselves. */
export const CardWords = ({ children }: { children: string }) =>
  children.split(/([♣♦♥♠])/).map((part, place) => {
    const suit = SUIT_BY_SIGN[part];
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places.
    if (suit === undefined) return <Fragment key={place}>{part}</Fragment>;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places.
      <Fragment key={place}>
        <SuitSign suit={suit} className={styles.sign} />
        <span className="unseen">{part}</span>
      </Fragment>
    );
  });
