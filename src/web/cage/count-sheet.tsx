import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Cents, formatAmount } from '#core/money';
import {
  agreementOf,
  COUNTED_BY,
  type CountedBy,
  countedIn,
  DENOMINATIONS,
  type Drawer,
  readPieces,
} from '#core/views/on-screen';
import { Amount, Body, Choice, FactList, PadKey, Sheet, useKept } from '../kit/index.ts';
import styles from './sheets.module.css';

type CountSheetProps = { readonly drawer: Drawer; readonly onClose: () => void };

/** Blind count: the expected total shows after the count. */
export const CountSheet = ({ drawer, onClose }: CountSheetProps) => {
  const t = useTranslations('cage.count');
  const [by, setBy] = useKept<CountedBy>('cage-counted-by', 'count');
  const [fields, setFields] = useKept<Readonly<Record<string, string>>>('cage-counted', {});
  const [isCompared, setCompared] = useState(false);
  const counted = countedIn(fields, by);
  const close = () => {
    setFields({}); // The next count begins with nothing.
    onClose();
  };
  return (
    <Sheet title={t('title')} isOpen onClose={close}>
      <Body>
        {isCompared ? (
          <Compared counted={counted} drawer={drawer} />
        ) : (
          <>
            <p>{t('blind')}</p>
            <Choice
              label={t('by')}
              value={by}
              options={COUNTED_BY.map(one => [one, t(`bys.${one}`)])}
              onChange={setBy}
            />
            <Pieces fields={fields} by={by} onChange={setFields} />
            <FactList of={[[t('counted'), <Amount key="counted" of={counted} />]]} />
          </>
        )}
        <PadKey tone={isCompared ? 'plain' : 'main'} onPress={() => setCompared(!isCompared)}>
          {isCompared ? t('again') : t('compare')}
        </PadKey>
      </Body>
    </Sheet>
  );
};

type PiecesProps = {
  readonly fields: Readonly<Record<string, string>>;
  readonly by: CountedBy;
  readonly onChange: (fields: Readonly<Record<string, string>>) => void;
};

const Pieces = ({ fields, by, onChange }: PiecesProps) => (
  <div className={styles.pieces}>
    {DENOMINATIONS.map(one => {
      const text = fields[String(one)] ?? '';
      return (
        <label key={one} className={styles.piece}>
          <span>{formatAmount(one)}</span>
          <input
            type="text"
            inputMode={by === 'count' ? 'numeric' : 'decimal'}
            autoComplete="off"
            value={text}
            aria-invalid={readPieces(text, one, by) === 'wrong'}
            onChange={change => onChange({ ...fields, [String(one)]: change.target.value })}
          />
        </label>
      );
    })}
  </div>
);

const Compared = ({ counted, drawer }: { counted: Cents; drawer: Drawer }) => {
  const t = useTranslations('cage');
  const agreement = agreementOf(counted, drawer);
  const isEven = agreement.type === 'even';
  return (
    <>
      <FactList
        of={[
          [t('count.counted'), <Amount key="counted" of={counted} />],
          [t('shift.expected'), <Amount key="expected" of={drawer.expected} />],
        ]}
      />
      <p className={styles.difference} role="status" data-even={isEven || undefined}>
        {isEven ? t('count.even') : t(`count.${agreement.type}`, { amount: formatAmount(agreement.amount) })}
      </p>
    </>
  );
};
