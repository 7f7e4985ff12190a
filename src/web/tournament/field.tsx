import { type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmountShort, plus, total } from '#core/money';
import { ActKey, Field, Form, Keys, Soft, Table } from '../kit/index.ts';
import { boughtBy, type EntrantView, findPlayers, inOrder, isIn } from './event.ts';
import styles from './field.module.css';
import { usePrinter } from './papers.tsx';
import { useSeatWords } from './parts.tsx';
import { PenaltyList } from './penalties.tsx';
import { useEvent } from './use-event.tsx';

type FieldPanelProps = {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly onPlayer: (player: string) => void;
};

/** Everybody who has entered, found by name, number or seat. */
export const FieldPanel = ({ search, onPlayer }: FieldPanelProps) => {
  const t = useTranslations('tournament.field');
  const { event } = useEvent();
  const papers = usePrinter();
  const [typed, setTyped] = useState('');
  const { entrants } = event.desk;
  const found = findPlayers(ordered(entrants), typed);
  const [only] = found;
  const seated = inOrder(entrants).flatMap(({ player, seat }) => (seat === undefined ? [] : [{ player, seat }]));
  return (
    <div className={styles.field}>
      <PenaltyList />
      <Form
        className={`${styles.search} no-print`}
        onSend={() => {
          if (only !== undefined && typed.trim() !== '') onPlayer(only.player);
        }}
      >
        <Field label={t('search')} how={t('searchHow')} value={typed} onChange={setTyped} ref={search} />
        <Keys>
          <ActKey isOff={seated.length === 0} onPress={() => papers.printSeats(seated)}>
            {t('printCards', { count: seated.length })}
          </ActKey>
          <ActKey isOff={seated.length === 0} onPress={papers.printSeating}>
            {t('printSeating')}
          </ActKey>
        </Keys>
      </Form>
      {entrants.length === 0 ? <Soft>{t('nobody')}</Soft> : <FieldTable {...{ found, onPlayer }} />}
      {entrants.length > 0 && found.length === 0 && <Soft>{t('notFound')}</Soft>}
    </div>
  );
};

/** Players who are in by seat, then those who are out, the best first. */
const ordered = (entrants: readonly EntrantView[]): readonly EntrantView[] => [
  ...inOrder(entrants),
  ...entrants
    .filter(one => !isIn(one))
    .toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0) || (b.finish?.hand ?? 0) - (a.finish?.hand ?? 0)),
];

type FieldTableProps = { readonly found: readonly EntrantView[]; readonly onPlayer: (player: string) => void };

const FieldTable = ({ found, onPlayer }: FieldTableProps) => {
  const t = useTranslations('tournament.field');
  const seatWords = useSeatWords();
  const bought = useBought();
  const money = useMoney();
  const stateOf = (entrant: EntrantView): string => {
    if (entrant.place !== undefined) return t('place', { place: entrant.place });
    return isIn(entrant) ? t('in') : t('out');
  };
  return (
    <div className={styles.scroll}>
      <Table
        className={styles.table}
        caption={t('title')}
        rows={found}
        keyOf={({ player }) => player}
        markOf={entrant => ({ 'data-out': !isIn(entrant) || undefined })}
        columns={[
          [
            t('player'),
            ({ player }) => (
              <button type="button" onClick={() => onPlayer(player)}>
                {player}
              </button>
            ),
            'name',
          ],
          [t('seat'), entrant => (isIn(entrant) ? seatWords(entrant.seat) : '')],
          [t('state'), stateOf],
          [t('bought'), entrant => bought(entrant).join(', ')],
          [t('money'), ({ player }) => money(player).join(', ')],
        ]}
      />
    </div>
  );
};

/** What a player has besides one paid entry. */
export const useBought = (): ((entrant: EntrantView) => readonly string[]) => {
  const t = useTranslations('tournament.field');
  return entrant => {
    const { rebuys, addOns, reEntries } = boughtBy(entrant);
    return [
      ...(entrant.entry === 'paid' ? [] : [t(`entries.${entrant.entry}`)]),
      ...(rebuys > 0 ? [t('rebuys', { count: rebuys })] : []),
      ...(addOns > 0 ? [t('addOns', { count: addOns })] : []),
      ...(reEntries > 0 ? [t('reEntries', { count: reEntries })] : []),
    ];
  };
};

/** The bounty on a player, what is due to them, and what they were paid. */
const useMoney = (): ((player: string) => readonly string[]) => {
  const t = useTranslations('tournament.field');
  const { due, paid, structure } = useEvent().event.desk;
  return player => {
    const bounty = structure.bounties?.on[player];
    const owed = due.find(one => one.player === player);
    const given = total(paid.filter(one => one.player === player).map(one => plus(one.prize, one.bounties)));
    return [
      ...(bounty === undefined ? [] : [t('bounty', { amount: formatAmountShort(bounty) })]),
      ...(owed === undefined ? [] : [t('due', { amount: formatAmountShort(plus(owed.prize, owed.bounties)) })]),
      ...(given > 0 ? [t('paid', { amount: formatAmountShort(given) })] : []),
    ];
  };
};
