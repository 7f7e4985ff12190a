import { useTranslations } from 'use-intl';
import { type Cents, formatAmountShort } from '#core/money';
import { CHIPS } from '../score.ts';
import { carrying } from './carry.ts';
import styles from './chips.module.css';

/** A chip of the rack, from above. */
export const Chip = ({ amount }: { amount: Cents }) => (
  <span className={styles.chip} data-worth={worthOf(amount)} aria-hidden="true">
    <span className={styles.worth}>{formatAmountShort(amount)}</span>
  </span>
);

const worthOf = (amount: Cents): number => CHIPS.findLast(chip => amount >= chip) ?? CHIPS[0]!;

/** The chips on a bet: as few as make the amount, four of them to be seen, and the amount in words. */
export const Stack = ({ amount }: { amount: Cents }) => {
  const chips = chipsFor(amount).slice(0, 4);
  return (
    <span className={styles.stack} aria-hidden="true">
      {chips.map((chip, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips of a stack have places and nothing else.
        <span key={place} className={styles.chip} data-worth={chip} />
      ))}
    </span>
  );
};

const chipsFor = (amount: Cents): readonly Cents[] => {
  const chip = CHIPS.findLast(each => each <= amount);
  return chip === undefined ? [] : [chip, ...chipsFor((amount - chip) as Cents)]; // A difference of two amounts.
};

type RackProps = {
  readonly chosen: Cents;
  readonly onChoose: (chip: Cents) => void;
  /** Dropped on a place to bet. */
  readonly onDrop: (wager: string, chip: Cents) => void;
};

/** The player's rack: tap a chip and then a bet, or carry the chip there. */
export const Rack = ({ chosen, onChoose, onDrop }: RackProps) => {
  const t = useTranslations('practice');
  const carry = carrying(onDrop);
  return (
    <fieldset className={styles.rack}>
      <legend className="unseen">{t('chips')}</legend>
      {CHIPS.map(chip => (
        <label key={chip} className={styles.slot} onPointerDown={event => carry(event, chip)}>
          <input type="radio" name="chip" checked={chip === chosen} onChange={() => onChoose(chip)} />
          <Chip amount={chip} />
          <span className="unseen">{t('chip', { amount: formatAmountShort(chip) })}</span>
        </label>
      ))}
    </fieldset>
  );
};
