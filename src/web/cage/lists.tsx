import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { AwardView, InstrumentView } from '#core/views';
import { Amount, FoundRow, Icon } from '../kit/index.ts';
import { hasInstruments } from '../promotions/instrument/elsewhere.ts';
import { type Chosen, type Known, settledIn, waitingIn } from './find.ts';
import styles from './finder.module.css';
import type { CagePlace } from './places.ts';
import { usePieceState, usePrizeWords } from './words.ts';

type ListProps = {
  readonly known: Known;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
};

export const ListOf = ({ place, ...list }: ListProps & { readonly place: CagePlace }) => {
  switch (place) {
    case 'prizes':
      return <Prizes {...list} />;
    case 'trays':
      return <Trays {...list} />;
    case 'chips':
      return <Chips {...list} />;
    case 'shift':
      return null;
  }
};

const Prizes = (list: ListProps) => {
  const t = useTranslations('cage.list');
  const { awards } = list.known;
  const rowOf = ({ award }: AwardView) => <Row key={award} one={{ type: 'award', award }} {...list} />;
  const [waiting, settled] = [waitingIn(awards), settledIn(awards)];
  return (
    <>
      <Group title={t('waiting')} nothing={t('noPrizes')}>
        {waiting.map(rowOf)}
      </Group>
      {settled.length > 0 && <Group title={t('settled')}>{settled.map(rowOf)}</Group>}
    </>
  );
};

const Trays = (list: ListProps) => {
  const t = useTranslations('cage');
  return (
    <Group title={t('places.trays')} nothing={t('list.noTrays')}>
      {Object.values(list.known.trays).map(({ table }) => (
        <Row key={table} one={{ type: 'tray', table }} {...list} />
      ))}
    </Group>
  );
};

const Chips = (list: ListProps) => {
  const t = useTranslations('cage.list');
  const { promotions, instruments } = list.known;
  const offered = Object.values(promotions).filter(hasInstruments);
  const owed = Object.entries(instruments).filter(([, { where }]) => where.type === 'owed');
  return (
    <>
      <Group title={t('toSell')} nothing={t('noChips')}>
        {offered.map(({ promotion }) => (
          <Row key={promotion} one={{ type: 'promotion', promotion }} {...list} />
        ))}
      </Group>
      {owed.length > 0 && (
        <Group title={t('owed')}>
          {owed.map(([key]) => (
            <Row key={key} one={{ type: 'piece', key }} {...list} />
          ))}
        </Group>
      )}
    </>
  );
};

type GroupProps = { readonly title: string; readonly nothing?: string; readonly children: readonly ReactNode[] };

const Group = ({ title, nothing, children }: GroupProps) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    {children.length === 0 ? <p className={styles.nothing}>{nothing}</p> : <ul className={styles.rows}>{children}</ul>}
  </section>
);

type RowProps = ListProps & { readonly one: Chosen };

export const Row = ({ one, known, chosen, onChoose }: RowProps) => (
  <FoundRow isChosen={JSON.stringify(one) === JSON.stringify(chosen)} onChoose={() => onChoose(one)}>
    <RowWords one={one} known={known} />
  </FoundRow>
);

const RowWords = ({ one, known }: Pick<RowProps, 'one' | 'known'>) => {
  switch (one.type) {
    case 'award': {
      const award = known.awards[String(one.award)];
      return award && <PrizeRow award={award} />;
    }
    case 'tray':
      return <TrayRow table={one.table} known={known} />;
    case 'promotion':
      return <span lang="en">{known.promotions[one.promotion]?.name}</span>;
    case 'piece': {
      const piece = known.instruments[one.key];
      return piece && <PieceRow piece={piece} />;
    }
    case 'shift':
      return null;
  }
};

const PrizeRow = ({ award }: { award: AwardView }) => {
  const { place, short, worth } = usePrizeWords(award);
  return (
    <>
      <strong>{place}</strong>
      <span className={styles.amount}>{worth}</span>
      <span className={styles.soft} lang="en">
        {award.name}
      </span>
      <span className={styles.state} data-state={award.claim.state}>
        {award.claim.state === 'paid' && <Icon name="check" />}
        {short}
      </span>
    </>
  );
};

const TrayRow = ({ table, known }: { table: number; known: Known }) => {
  const t = useTranslations('cage');
  const tray = known.trays[String(table)];
  return (
    <>
      <strong>{t('where.tray', { table })}</strong>
      <span className={styles.amount}>{tray && <Amount of={tray.amount} />}</span>
      <span className={styles.soft}>{tray && t(tray.owedBy === 'cage' ? 'tray.owed' : 'tray.owes')}</span>
    </>
  );
};

const PieceRow = ({ piece }: { piece: InstrumentView }) => {
  const t = useTranslations('cage.chips');
  const state = usePieceState();
  return (
    <>
      <strong>{piece.id}</strong>
      <span className={styles.amount}>
        <Amount of={piece.face} />
      </span>
      <span className={styles.soft}>{t(`kinds.${piece.kind}`)}</span>
      <span className={styles.state}>{state(piece)}</span>
    </>
  );
};
