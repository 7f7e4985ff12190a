import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { InstrumentView } from '#core/views';
import { Fact, Facts, PadKey, useHouseTime, useIsOnline } from '../kit/index.ts';
import { askInstruments } from '../promotions/instrument/elsewhere.ts';
import styles from './detail.module.css';
import { Why } from './prize.tsx';
import { ReviewSheet } from './review-sheet.tsx';
import { useAct } from './use-act.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { usePieceState } from './words.ts';

type PieceProps = { readonly piece: InstrumentView };

/** A coupon or chip: redeemed for the player-dealer who took it, or a voucher exchanged for it. */
export const Piece = ({ piece }: PieceProps) => {
  const t = useTranslations('cage');
  const state = usePieceState();
  const isOnline = useIsOnline();
  return (
    <article className={styles.opened}>
      <header className={styles.head}>
        <h2>{piece.id}</h2>
        <p className={styles.worth}>{formatAmount(piece.face)}</p>
        <p className={styles.state} data-state={piece.where.type} role="status">
          {state(piece)}
        </p>
      </header>
      <PieceFacts piece={piece} />
      {isOnline ? <NextStep piece={piece} /> : <p className={styles.refused}>{t('offline')}</p>}
    </article>
  );
};

const PieceFacts = ({ piece }: { piece: InstrumentView }) => {
  const t = useTranslations('cage');
  const { moment } = useHouseTime();
  return (
    <Facts>
      <Fact label={t('chips.kind')}>{t(`chips.kinds.${piece.kind}`)}</Fact>
      <Fact label={t('prize.activity')} lang="en">
        {piece.name}
      </Fact>
      <Fact label={t('chips.holder')}>{piece.holder}</Fact>
      {piece.expires !== undefined && <Fact label={t('chips.expires')}>{moment(piece.expires)}</Fact>}
    </Facts>
  );
};

const NextStep = ({ piece }: PieceProps) => {
  switch (piece.where.type) {
    case 'owed':
      return <Redeem piece={piece} to={piece.where.to} />;
    case 'voucher':
      return <Swap piece={piece} />;
    default:
      return null;
  }
};

const Redeem = ({ piece, to }: PieceProps & { readonly to: string }) => {
  const t = useTranslations('cage');
  const [isOpen, setOpen] = useState(false);
  useShortcuts({ pay: () => setOpen(true) });
  const amount = formatAmount(piece.face);
  return (
    <div className={styles.keys}>
      <PadKey tone="main" onPress={() => setOpen(true)} note="P">
        {t('chips.redeem')}
      </PadKey>
      {isOpen && (
        <ReviewSheet
          title={t('chips.redeeming')}
          action={t('chips.redeemKey', { amount, name: to })}
          command={askInstruments(piece, { type: 'RedeemAtCage', id: piece.id })}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          <Fact label={t('chips.numbers')}>{piece.id}</Fact>
          <Fact label={t('prize.winner')}>{to}</Fact>
          <Fact label={t('prize.gives')} isMain>
            {amount}
          </Fact>
          <Fact label={t('prize.activity')} lang="en">
            {piece.name}
          </Fact>
        </ReviewSheet>
      )}
    </div>
  );
};

const Swap = ({ piece }: PieceProps) => {
  const t = useTranslations('cage.chips');
  const { act, isPending, why } = useAct();
  const swap = () => void act(askInstruments(piece, { type: 'SwapVoucher', id: piece.id }));
  useShortcuts({ pay: swap });
  return (
    <div className={styles.keys}>
      <PadKey tone="main" isPending={isPending} onPress={swap} note="P">
        {t('swap')}
      </PadKey>
      <Why words={why} />
    </div>
  );
};
