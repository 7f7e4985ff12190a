import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type Cents, formatAmount } from '#core/money';
import type { Pieces } from '#core/state';
import {
  COUNTED_BY,
  type CountedBy,
  type CountFields,
  countedIn,
  DENOMINATIONS,
  fieldOf,
  PIECE_KINDS,
  type PieceKind,
  piecesIn,
  readPieces,
} from '#core/views/on-screen';
import { Amount } from '../form/amount.tsx';
import { Choice } from '../form/choice.tsx';
import { Body, Refused } from '../form/desk-parts.tsx';
import { FactList } from '../form/fact-list.tsx';
import { useKept } from '../form/use-kept.ts';
import { PadKey } from '../keys/pad-key.tsx';
import { Sheet } from '../page/sheet.tsx';
import styles from './count-sheet.module.css';

export type Counted = { readonly counted: Cents; readonly pieces: Pieces };

type CountSheetProps = {
  readonly title: string;
  /** Under which the count outlives a reload. */
  readonly keptAs: string;
  readonly action: string;
  readonly how?: ReactNode;
  readonly why?: string | undefined;
  readonly isPending?: boolean;
  /** Sent or gone on with: the next count begins with nothing, once this says that it is done. */
  readonly onCounted: (counted: Counted) => Promise<boolean> | boolean;
  readonly onClose: () => void;
};

/** A count sheet: piece by piece, chips apart from cash, with running totals and nothing of what should be there. */
export const CountSheet = ({
  title,
  keptAs,
  action,
  how,
  why = '',
  isPending = false,
  onCounted,
  onClose,
}: CountSheetProps) => {
  const t = useTranslations('kit.count');
  const [by, setBy] = useKept<CountedBy>(`${keptAs}-by`, 'count');
  const [fields, setFields] = useKept<CountFields>(keptAs, {});
  const counted = countedIn(fields, by);
  const go = async () => {
    if (await onCounted({ counted, pieces: piecesIn(fields, by) })) setFields({});
  };
  const isWrong = PIECE_KINDS.some(kind =>
    DENOMINATIONS[kind].some(one => readPieces(fields[fieldOf(kind, one)] ?? '', one, by) === 'wrong'),
  );
  return (
    <Sheet title={title} isOpen isWide onClose={onClose}>
      <Body>
        {how}
        <Choice label={t('by')} value={by} options={COUNTED_BY.map(one => [one, t(`bys.${one}`)])} onChange={setBy} />
        <div className={styles.kinds}>
          {PIECE_KINDS.map(kind => (
            <Kind key={kind} kind={kind} fields={fields} by={by} onChange={setFields} />
          ))}
        </div>
        <div className={styles.foot}>
          <FactList of={[[t('counted'), <Amount key="counted" of={counted} />, 'main']]} />
          <Refused why={isWrong ? t('wrong') : why} />
          <PadKey tone="main" isOff={isWrong} isPending={isPending} onPress={() => void go()}>
            {action}
          </PadKey>
        </div>
      </Body>
    </Sheet>
  );
};

type KindProps = {
  readonly kind: PieceKind;
  readonly fields: CountFields;
  readonly by: CountedBy;
  readonly onChange: (fields: CountFields) => void;
};

const Kind = ({ kind, fields, by, onChange }: KindProps) => {
  const t = useTranslations('kit.count');
  return (
    <fieldset className={styles.kind}>
      <legend>{t(`kinds.${kind}`)}</legend>
      {DENOMINATIONS[kind].map(one => {
        const name = fieldOf(kind, one);
        const text = fields[name] ?? '';
        const read = readPieces(text, one, by);
        return (
          <label key={name} className={styles.line}>
            <span>{formatAmount(one)}</span>
            <input
              type="text"
              inputMode={by === 'count' ? 'numeric' : 'decimal'}
              autoComplete="off"
              value={text}
              aria-label={t('piece', { kind, worth: formatAmount(one) })}
              aria-invalid={read === 'wrong'}
              onChange={change => onChange({ ...fields, [name]: change.target.value })}
            />
            <span className={styles.worth}>{read === 'wrong' || read === 0 ? '' : formatAmount(read)}</span>
          </label>
        );
      })}
      <p className={styles.total}>
        <span>{t('total')}</span> <Amount of={countedIn(fields, by, [kind])} />
      </p>
    </fieldset>
  );
};
