import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { minus, plus } from '#core/money';
import type { CageRow } from '#core/views/on-screen';
import {
  Amount,
  type Column,
  type Counted,
  CountSheet,
  FactList,
  PadKey,
  Table,
  useHouseTime,
  useNameOf,
  VarianceLine,
} from '../kit/index.ts';
import styles from './detail.module.css';
import { CloseSheet, HandOverSheet, MoveSheet, OpenSheet } from './drawer-sheets.tsx';
import { useAct } from './use-act.ts';
import type { DrawerHere } from './use-drawer.ts';

/** What went over this window, and its drawer: opened, counted, handed over and closed. CSH-2, CSH-3 */
export const Shift = (here: DrawerHere) => {
  const t = useTranslations('cage.shift');
  const { moment } = useHouseTime();
  const { shift, person, drawer, window, setCounting } = here;
  // Blind only as long as it is counted here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with what is open.
  useEffect(() => () => setCounting(false), []);
  if (shift === undefined) return null;
  return (
    <article className={styles.opened}>
      <header className={styles.head}>
        <h2>{drawer === undefined ? t('title', { name: person.name }) : t('drawerOf', { window })}</h2>
        <p>{t('since', { at: moment(shift.since) })}</p>
      </header>
      <Drawer {...here} />
      {!here.isCounting && <Movements rows={shift.rows} />}
      <div className={`${styles.keys} no-print`}>
        <PadKey onPress={() => print()}>{t('print')}</PadKey>
      </div>
    </article>
  );
};

const Drawer = (here: DrawerHere) => {
  const t = useTranslations('cage.drawer');
  const nameOf = useNameOf();
  const { isKept, drawer, person, isCounting } = here;
  if (!isKept)
    return (
      <>
        <p>{t('noVault')}</p>
        <Sums {...here} />
      </>
    );
  if (drawer === undefined)
    return (
      <>
        <Closed />
        <Sums {...here} />
      </>
    );
  const isOwn = drawer.holder === person.id || person.roles.includes('supervisor');
  return (
    <>
      {drawer.holder !== person.id && (
        <p className={styles.refused}>{t('ofAnother', { name: nameOf(drawer.holder) })}</p>
      )}
      {!isCounting && <Sums {...here} />}
      {isOwn && <DrawerKeys {...here} drawer={drawer} />}
    </>
  );
};

const Sums = ({ totals, drawer, holds }: DrawerHere) => {
  const t = useTranslations('cage');
  const nameOf = useNameOf();
  if (totals === undefined) return null;
  const { paidOut, takenIn, byCheck } = totals;
  const fills =
    drawer === undefined || holds === undefined ? undefined : minus(plus(holds, paidOut), plus(drawer.float, takenIn));
  return (
    <FactList
      of={[
        drawer && [t('drawer.holder'), nameOf(drawer.holder)],
        drawer && [t('drawer.float'), <Amount key="float" of={drawer.float} />],
        fills !== undefined && fills !== 0 && [t('drawer.fills'), <Amount key="fills" of={fills} />],
        [t('shift.paidOut'), <Amount key="paid" of={paidOut} />],
        [t('shift.takenIn'), <Amount key="taken" of={takenIn} />],
        [t('shift.byCheck'), <Amount key="check" of={byCheck} />],
        holds !== undefined && [t('shift.expected'), <Amount key="expected" of={holds} />, 'main'],
      ]}
    />
  );
};

const Closed = () => {
  const t = useTranslations('cage.drawer');
  const [isOpening, setOpening] = useState(false);
  return (
    <>
      <p className={styles.refused}>{t('closedHow')}</p>
      <div className={`${styles.keys} no-print`}>
        <PadKey tone="main" onPress={() => setOpening(true)}>
          {t('open')}
        </PadKey>
      </div>
      {isOpening && <OpenSheet onClose={() => setOpening(false)} />}
    </>
  );
};

type OwnDrawer = DrawerHere & { readonly drawer: NonNullable<DrawerHere['drawer']> };
type Doing = 'move' | 'hand-over' | 'close';

/** A count that still holds leads to the next cashier or to the vault. */
const DrawerKeys = ({ drawer, isCounting, setCounting }: OwnDrawer) => {
  const t = useTranslations('cage');
  const { time } = useHouseTime();
  const [doing, setDoing] = useState<Doing>();
  const { act, isPending, why } = useAct();
  const { count } = drawer;
  const end = () => setDoing(undefined);
  const record = async (counted: Counted): Promise<boolean> => {
    const done = await act({ type: 'CountDrawer', ...counted });
    if (done !== undefined) setCounting(false);
    return done !== undefined;
  };
  return (
    <>
      {count !== undefined && (
        <>
          <FactList
            of={[[t('drawer.counted', { at: time(count.at) }), <Amount key="counted" of={count.counted} />, 'main']]}
          />
          <VarianceLine of={count.variance} />
        </>
      )}
      <div className={`${styles.keys} no-print`}>
        <PadKey tone={count === undefined ? 'main' : 'plain'} onPress={() => setCounting(true)}>
          {t('shift.count')}
        </PadKey>
        <PadKey onPress={() => setDoing('move')}>{t('drawer.move')}</PadKey>
        {count !== undefined && (
          <>
            <PadKey tone="main" onPress={() => setDoing('hand-over')}>
              {t('drawer.handOver')}
            </PadKey>
            <PadKey onPress={() => setDoing('close')}>{t('drawer.close')}</PadKey>
          </>
        )}
      </div>
      {count === undefined && <p className={styles.nothing}>{t('drawer.countFirst')}</p>}
      {isCounting && (
        <CountSheet
          title={t('count.title')}
          keptAs="cage-counted"
          how={<p>{t('count.blind')}</p>}
          action={t('count.record')}
          why={why}
          isPending={isPending}
          onCounted={record}
          onClose={() => setCounting(false)}
        />
      )}
      {doing === 'move' && <MoveSheet onClose={end} />}
      {count !== undefined && doing === 'hand-over' && <HandOverSheet count={count} onClose={end} />}
      {count !== undefined && doing === 'close' && <CloseSheet count={count} onClose={end} />}
    </>
  );
};

const MOVED = ['paidOut', 'takenIn', 'byCheck'] as const;

const Movements = ({ rows }: { rows: readonly CageRow[] }) => {
  const t = useTranslations('cage.shift');
  const { time } = useHouseTime();
  if (rows.length === 0) return <p className={styles.nothing}>{t('nothing')}</p>;
  return (
    <Table
      className={styles.table}
      rows={rows}
      keyOf={(_, place) => place}
      columns={[
        [t('when'), ({ at }) => time(at)],
        [t('what'), ({ what, number }) => t(`whats.${what}`, { number })],
        ...MOVED.map(
          (moved): Column<CageRow> => [t(moved), row => (row[moved] === 0 ? '' : <Amount of={row[moved]} />)],
        ),
      ]}
    />
  );
};
