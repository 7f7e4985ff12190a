import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { SeatingView } from '#core/views';
import { saidIn } from '#core/words';
import {
  ActKey,
  Area,
  Check,
  Choose,
  type Column,
  FactList,
  type FactRow,
  Field,
  Keys,
  MemberField,
  Refused,
  SaidWords,
  Section,
  Soft,
  Table,
  useHouseTime,
  useKept,
  useStation,
  useView,
} from '../../kit/index.ts';
import type { DeskOf, PanelProps } from '../panel.ts';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { OrderCard } from '../parts/order-card.tsx';
import parts from '../parts/parts.module.css';
import { Fields } from '../parts/parts.tsx';
import { Recorded } from '../parts/recorded.tsx';
import { ballOf, drawnAmong, drawTableOf, EMPTY_DRAW, seatKey, type TableDraft } from './command.ts';

type Desk = DeskOf<'table-drawing'>;
type TableDrawProps = PanelProps<'table-drawing'>;

/** A table is drawn by ball and wins chips, a thing for everybody, or a spin. TBD-1 to TBD-7 */
export const TableDrawPanel = ({ promotion, desk }: TableDrawProps) => {
  const t = useTranslations('panels.table-drawing');
  const { feed } = useStation();
  const seating = useView(feed, 'seating');
  if (seating === undefined) return null;
  const tables = Object.values(seating);
  const inPlay = tables.filter(({ isOpen, seats }) => isOpen && seats.length > 0);
  return (
    <>
      <FactList
        of={[
          [t('gives'), t(`given.${desk.gives.type}`)],
          [t('drawn'), desk.draws],
          [t('inPlay'), inPlay.map(({ table }) => table).join(', ') || t('none')],
        ]}
      />
      <Section title={t('title')}>
        {/* A drawing begins with an empty sheet. */}
        <DrawForm key={desk.draws} promotion={promotion} desk={desk} tables={tables} />
      </Section>
      {desk.last !== undefined && <Last last={desk.last} />}
    </>
  );
};

type FormProps = TableDrawProps & { readonly tables: readonly SeatingView[] };

const DrawForm = ({ promotion: { promotion, name }, desk, tables }: FormProps) => {
  const t = useTranslations('panels.table-drawing');
  const [written, setDraft] = useKept<TableDraft>(`promotions-table-${promotion}-${desk.draws}`, EMPTY_DRAW);
  const kept = { ...EMPTY_DRAW, ...written }; // A sheet that was begun before the house was updated lacks what is new.
  const isSpin = desk.gives.type === 'spin';
  const draft = isSpin ? { ...kept, balls: desk.balls.map(({ ball }) => ball).join(', ') } : kept;
  const change = (part: Partial<TableDraft>) => setDraft({ ...draft, ...part });
  const { balls, item, seatCards, stops } = draft;
  const drawn = drawnAmong(tables, balls);
  const isItemOpen = drawn !== undefined && desk.gives.type === 'item' && item === '';
  const isWritten = balls.trim() !== '' && !isItemOpen;
  return (
    <>
      {isSpin ? (
        <Balls promotion={promotion} desk={desk} />
      ) : (
        <Field label={t('balls')} value={balls} onChange={text => change({ balls: text })} how="12, 7" />
      )}
      {drawn !== undefined && <AtTable desk={desk} drawn={drawn} draft={draft} onChange={change} />}
      <Recorded
        command={isWritten ? runPromotion(promotion, 'table-drawing', drawTableOf(draft)) : undefined}
        isForeseen
        label={t('record')}
        title={t('title')}
        action={t('recordAction', { what: balls })}
        facts={[
          [t('balls'), balls],
          [t('table'), drawn?.table],
          [t('item'), item, 'en'],
          [t('seatCards'), seatCards],
          [t('stops'), stops],
          [t('fund'), name, 'en'],
        ]}
      />
    </>
  );
};

/** Each ball is recorded as it comes out: who was dealt in before is known by that moment. TBD-9 */
const Balls = ({ promotion, desk: { balls } }: { promotion: string; desk: Desk }) => {
  const t = useTranslations('panels.table-drawing');
  const { when } = useHouseTime();
  const { act, isPending, why } = useAct();
  const [ball, setBall] = useState('');
  const out = async () => {
    const command = ballOf(ball);
    if (command === undefined) return;
    if ((await act(runPromotion(promotion, 'table-drawing', command))) !== undefined) setBall('');
  };
  const clear = () => void act(runPromotion(promotion, 'table-drawing', { type: 'ClearBalls' }));
  return (
    <>
      <Fields>
        <Field label={t('ball')} type="number" value={ball} onChange={setBall} how="12" />
        <ActKey tone="main" isPending={isPending} isOff={ball.trim() === ''} onPress={() => void out()}>
          {t('ballOut')}
        </ActKey>
      </Fields>
      {balls.length > 0 && (
        <>
          <FactList
            title={t('balls')}
            of={balls.map(one => [
              `${one.ball} · ${when(one.at)}`,
              t('dealtBefore', { seats: one.dealt.join(', ') || '–', count: one.spread }),
            ])}
          />
          <Keys>
            <ActKey onPress={clear}>{t('clearBalls')}</ActKey>
          </Keys>
        </>
      )}
      <Refused why={why} />
    </>
  );
};

type AtTableProps = {
  readonly desk: Desk;
  readonly drawn: SeatingView;
  readonly draft: TableDraft;
  readonly onChange: (part: Partial<TableDraft>) => void;
};

/** What is asked at the drawn table, by what it wins. */
const AtTable = ({ desk, drawn, draft, onChange: change }: AtTableProps) => {
  const t = useTranslations('panels.table-drawing');
  const { gives } = desk;
  return (
    <Section title={t('atTable', { table: String(drawn.table) })}>
      <Fields>
        {gives.type === 'item' && (
          <Choose
            label={t('item')}
            lang="en"
            value={draft.item}
            options={[['', '–'], ...desk.items.map(item => [item, item] as const)]}
            onChange={item => change({ item })}
          />
        )}
        {gives.type === 'chips' && !drawn.hasPot && (
          <Field
            label={t('seatCards')}
            note={`1 – ${gives.seats}`}
            value={draft.seatCards}
            onChange={seatCards => change({ seatCards })}
            how="4, 2"
          />
        )}
        {gives.type === 'spin' && (
          <Area label={t('stops')} value={draft.stops} rows={6} onChange={stops => change({ stops })} how="As" />
        )}
      </Fields>
      {gives.type === 'chips' && drawn.hasPot ? (
        <Soft>{t('intoPot')}</Soft>
      ) : (
        <Seats desk={desk} drawn={drawn} draft={draft} onChange={change} />
      )}
    </Section>
  );
};

const Seats = ({ desk, drawn: { table, seats }, draft: { ids, names, spinCards }, onChange: change }: AtTableProps) => {
  const t = useTranslations('panels.table-drawing');
  const ball = desk.balls.findLast(one => one.ball === table);
  const toggle = (key: string, isOn: boolean) => change({ ids: isOn ? [...ids, key] : ids.filter(id => id !== key) });
  const columns: readonly Column<SeatingView['seats'][number]>[] = [
    [t('seat'), ({ seat }) => seat],
    [
      t('player'),
      ({ seat, member, isDealtIn }) => {
        const wasIn = ball?.dealt.includes(seat) ?? isDealtIn;
        const key = seatKey(table, seat);
        return (
          <>
            {member ?? (
              <MemberField
                label={t('nameAt', { seat: String(seat) })}
                value={names[key] ?? ''}
                onChange={name => change({ names: { ...names, [key]: name } })}
              />
            )}{' '}
            {wasIn ? '' : t('notDealtIn')}
          </>
        );
      },
    ],
    [
      t('id'),
      ({ seat }) => (
        <Check
          label={t('showsId', { seat: String(seat) })}
          isOn={ids.includes(seatKey(table, seat))}
          onChange={isOn => toggle(seatKey(table, seat), isOn)}
        />
      ),
    ],
  ];
  const spin: Column<SeatingView['seats'][number]> = [
    t('card'),
    ({ seat }) => (
      <OrderCard
        label={t('cardAt', { seat: String(seat) })}
        count={ball?.spread ?? 9}
        value={spinCards[String(seat)] ?? ''}
        onChange={card => change({ spinCards: { ...spinCards, [String(seat)]: card } })}
      />
    ),
  ];
  return (
    <Table
      className={parts.table}
      columns={desk.gives.type === 'spin' ? [...columns, spin] : columns}
      rows={seats}
      keyOf={({ seat }) => seat}
    />
  );
};

const SpunHand = ({ hand }: { hand: NonNullable<NonNullable<Desk['last']>['hand']> }) => (
  <>
    <SaidWords of={saidIn(hand)} />: {formatAmount(hand.amount)}
  </>
);

const Last = ({ last }: { last: NonNullable<Desk['last']> }) => {
  const t = useTranslations('panels.table-drawing');
  const { hand } = last;
  return (
    <FactList
      title={t('last')}
      of={[
        [t('table'), last.table ?? t('noTable')],
        [t('heldOut'), last.heldOut.join(', ')],
        [t('spinner'), last.spinner],
        [t('hand'), hand && <SpunHand hand={hand} />],
        ...last.awards.map((award): FactRow => {
          const where = award.type === 'pot' ? t('pot') : t('seatNumber', { seat: String(award.seat) });
          return award.type === 'item' ? [where, award.item, 'en'] : [where, formatAmount(award.amount)];
        }),
        [t('forfeited'), last.forfeited.join(', ')],
      ]}
    />
  );
};
