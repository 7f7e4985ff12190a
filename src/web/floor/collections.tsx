import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { CollectionsHere } from '#core/views';
import { collectionCommand, EMPTY_COLLECTION } from '#entry';
import { ActKey, Choose, Field, useHouseTime } from '../kit/index.ts';
import { BackOut, Tick } from './parts.tsx';
import styles from './table-sheet.module.css';
import type { AtTable } from './use-at-table.ts';

/** Collections that are paid from years that people at this table have won. */
export const Collections = (at: AtTable) => {
  const t = useTranslations('floor.collections');
  return (
    <section className={styles.part}>
      <h3>{t('title')}</h3>
      {at.collections.map(won => (
        <Won key={won.award} at={at} won={won} />
      ))}
    </section>
  );
};

type WonProps = { readonly at: AtTable; readonly won: CollectionsHere };

const Won = ({ at: { table, seats, isPending, press }, won }: WonProps) => {
  const t = useTranslations('floor.collections');
  const { moment } = useHouseTime();
  const [draft, setDraft] = useState(EMPTY_COLLECTION);
  const command = collectionCommand(table, won, draft);
  const pay = (): void => {
    if (command !== undefined) press(command);
    setDraft(EMPTY_COLLECTION);
  };
  const words = { award: String(won.award), left: formatAmount(won.left), until: moment(won.until) };
  return (
    <fieldset className={styles.game} aria-label={t('left', words)}>
      <p>
        {won.player} · {t('left', words)}
      </p>
      {won.seat === undefined && (
        <Choose
          label={t('seat')}
          value={String(draft.seat ?? '')}
          options={[['', '–'], ...seats.map(({ seat }) => [String(seat), String(seat)] as const)]}
          onChange={seat => setDraft({ ...draft, seat: Number(seat) })}
        />
      )}
      <Field
        label={t('amount')}
        isNumber
        isShort
        value={draft.amount}
        onChange={amount => setDraft({ ...draft, amount })}
      />
      {won.seat === undefined && (
        <Tick isOn={draft.isIdShown} onChange={isIdShown => setDraft({ ...draft, isIdShown })}>
          {t('idSeen')}
        </Tick>
      )}
      <ActKey tone="main" isPending={isPending} isOff={command === undefined} onPress={pay}>
        {t('pay')}
      </ActKey>
      <Newest won={won} />
    </fieldset>
  );
};

/** The newest collections; one that was entered by mistake is backed out by two people. */
const Newest = ({ won: { award, newest } }: { readonly won: CollectionsHere }) => {
  const t = useTranslations('floor.collections');
  const [number, setNumber] = useState<number>();
  const backing = newest.find(one => one.number === number);
  if (backing !== undefined) {
    return (
      <BackOut
        title={t('backOut')}
        usual={(['mistake', 'amount'] as const).map(one => t(`reasons.${one}`))}
        action={t('backOut')}
        command={reason => ({ type: 'BackOutCollection', award, number: backing.number, reason })}
        review={t('backOutReview', { amount: formatAmount(backing.amount), award: String(award) })}
        onClose={() => setNumber(undefined)}
      />
    );
  }
  return newest.toReversed().map(one => (
    <ActKey key={one.number} tone="danger" onPress={() => setNumber(one.number)}>
      {t('paid', { seat: String(one.seat), table: String(one.table), amount: formatAmount(one.amount) })}
      {' · '}
      {t('backOut')}
    </ActKey>
  ));
};
