import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { InstrumentView } from '#core/views';
import { FactList, useHouseTime } from '../kit/index.ts';
import { askInstruments } from '../promotions/instrument/elsewhere.ts';
import { NextKeys, Opened, PressKey, ReviewKey } from './parts.tsx';
import { usePayee, usePieceState } from './words.ts';

type PieceProps = { readonly piece: InstrumentView };

/** A coupon or chip: redeemed for the player-dealer who took it, or a voucher exchanged for it. */
export const Piece = ({ piece }: PieceProps) => {
  const t = useTranslations('cage');
  const coupon = useTranslations('kit.coupons');
  const stateOf = usePieceState();
  const { moment } = useHouseTime();
  const { id, face, where, kind, name, holder, expires } = piece;
  return (
    <Opened title={id} worth={formatAmount(face)} state={[where.type, stateOf(piece)]}>
      <FactList
        of={[
          [t('chips.kind'), coupon(kind)],
          [t('prize.activity'), name, 'en'],
          [t('chips.holder'), holder],
          expires !== undefined && [t('chips.expires'), moment(expires)],
        ]}
      />
      <NextKeys>
        {where.type === 'owed' && <Redeem piece={piece} to={where.to} />}
        {where.type === 'voucher' && (
          <PressKey word={t('chips.swap')} letter="pay" command={askInstruments(piece, { type: 'SwapVoucher', id })} />
        )}
      </NextKeys>
    </Opened>
  );
};

const Redeem = ({ piece, to }: PieceProps & { readonly to: string }) => {
  const t = useTranslations('cage');
  const name = usePayee()(to);
  const amount = formatAmount(piece.face);
  return (
    <ReviewKey
      word={t('chips.redeem')}
      title={t('chips.redeeming')}
      action={t('chips.redeemKey', { amount, name })}
      command={askInstruments(piece, { type: 'RedeemAtCage', id: piece.id })}
      facts={[
        [t('chips.numbers'), piece.id],
        [t('prize.winner'), name],
        [t('prize.gives'), amount, 'main'],
        [t('prize.activity'), piece.name, 'en'],
      ]}
    />
  );
};
