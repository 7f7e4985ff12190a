import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { DeskView, PromotionView, SeatingView } from '#core/views';
import {
  Area,
  Check,
  Choose,
  Fact,
  Facts,
  Field,
  Section,
  Soft,
  useKept,
  useStation,
  useView,
} from '../../kit/index.ts';
import { runPromotion, useAct, usePreview } from '../parts/hooks.ts';
import { ORDER_CARDS } from '../parts/order-cards.ts';
import styles from '../parts/parts.module.css';
import { Fields } from '../parts/parts.tsx';
import { Recorded } from '../parts/recorded.tsx';
import { drawnAmong, drawTableOf, EMPTY_DRAW, seatKey, type TableDraft } from './command.ts';

type Desk = Extract<DeskView, { type: 'table-drawing' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** A table is drawn by ball and wins chips, a thing for everybody, or a spin. TBD-1 to TBD-7 */
export const TableDrawPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.table-drawing');
  const { feed } = useStation();
  const seating = useView(feed, 'seating');
  if (seating === undefined) return null;
  const tables = Object.values(seating);
  const inPlay = tables.filter(({ isOpen, seats }) => isOpen && seats.length > 0);
  return (
    <>
      <Facts>
        <Fact label={t('gives')}>{t(`given.${desk.gives.type}`)}</Fact>
        <Fact label={t('drawn')}>{desk.draws}</Fact>
        <Fact label={t('inPlay')}>{inPlay.map(({ table }) => table).join(', ') || t('none')}</Fact>
      </Facts>
      <Section title={t('title')}>
        {/* A drawing begins with an empty sheet. */}
        <DrawForm key={desk.draws} promotion={promotion} desk={desk} tables={tables} />
      </Section>
      {desk.last !== undefined && <Last last={desk.last} />}
    </>
  );
};

type FormProps = PanelProps & { readonly tables: readonly SeatingView[] };

const DrawForm = ({ promotion: { promotion, name }, desk, tables }: FormProps) => {
  const t = useTranslations('panels.table-drawing');
  const acting = useAct();
  const [draft, setDraft] = useKept<TableDraft>(`promotions-table-${promotion}-${desk.draws}`, EMPTY_DRAW);
  const change = (part: Partial<TableDraft>) => setDraft({ ...draft, ...part });
  const command = runPromotion(promotion, 'table-drawing', drawTableOf(draft));
  const drawn = drawnAmong(tables, draft.balls);
  const isItemOpen = drawn !== undefined && desk.gives.type === 'item' && draft.item === '';
  const foreseen = usePreview(draft.balls.trim() === '' || isItemOpen ? undefined : command);
  return (
    <>
      <Field label={t('balls')} value={draft.balls} onChange={balls => change({ balls })} how="12, 7" />
      {drawn !== undefined && <AtTable desk={desk} drawn={drawn} draft={draft} onChange={change} />}
      <Recorded
        acting={acting}
        command={command}
        foreseen={foreseen}
        label={t('record')}
        title={t('title')}
        action={t('recordAction', { what: draft.balls })}
      >
        <Fact label={t('balls')}>{draft.balls}</Fact>
        {drawn !== undefined && <Fact label={t('table')}>{drawn.table}</Fact>}
        {draft.item !== '' && (
          <Fact label={t('item')} lang="en">
            {draft.item}
          </Fact>
        )}
        {draft.seatCards !== '' && <Fact label={t('seatCards')}>{draft.seatCards}</Fact>}
        {draft.stops !== '' && <Fact label={t('stops')}>{draft.stops}</Fact>}
        <Fact label={t('fund')} lang="en">
          {name}
        </Fact>
      </Recorded>
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
  return (
    <Section title={t('atTable', { table: drawn.table })}>
      <Fields>
        {desk.gives.type === 'item' && (
          <Choose
            label={t('item')}
            lang="en"
            value={draft.item}
            options={[['', '–'], ...desk.items.map(item => [item, item] as const)]}
            onChange={item => change({ item })}
          />
        )}
        {desk.gives.type === 'chips' && !drawn.hasPot && (
          <Field
            label={t('seatCards')}
            note={`1 – ${desk.gives.seats}`}
            value={draft.seatCards}
            onChange={seatCards => change({ seatCards })}
            how="4, 2"
          />
        )}
        {desk.gives.type === 'spin' && (
          <Area label={t('stops')} value={draft.stops} rows={6} onChange={stops => change({ stops })} how="As" />
        )}
      </Fields>
      {desk.gives.type === 'chips' && drawn.hasPot ? (
        <Soft>{t('intoPot')}</Soft>
      ) : (
        <Seats desk={desk} drawn={drawn} draft={draft} onChange={change} />
      )}
    </Section>
  );
};

const Seats = ({ desk, drawn: { table, seats }, draft, onChange: change }: AtTableProps) => {
  const t = useTranslations('panels.table-drawing');
  const toggle = (key: string, isOn: boolean) =>
    change({ ids: isOn ? [...draft.ids, key] : draft.ids.filter(id => id !== key) });
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('seat')}</th>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('id')}</th>
          {desk.gives.type === 'spin' && <th scope="col">{t('card')}</th>}
        </tr>
      </thead>
      <tbody>
        {seats.map(({ seat, member, isDealtIn }) => (
          <tr key={seat}>
            <td>{seat}</td>
            <td>
              {member ?? '–'} {!isDealtIn && t('notDealtIn')}
            </td>
            <td>
              <Check
                label={t('showsId', { seat })}
                isOn={draft.ids.includes(seatKey(table, seat))}
                onChange={isOn => toggle(seatKey(table, seat), isOn)}
              />
            </td>
            {desk.gives.type === 'spin' && (
              <td>
                <select
                  aria-label={t('cardAt', { seat })}
                  value={draft.spinCards[String(seat)] ?? ''}
                  onChange={event => change({ spinCards: { ...draft.spinCards, [String(seat)]: event.target.value } })}
                >
                  <option value="">–</option>
                  {ORDER_CARDS.slice(0, 9).map(card => (
                    <option key={card} value={card}>
                      {card}
                    </option>
                  ))}
                </select>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Last = ({ last }: { last: NonNullable<Desk['last']> }) => {
  const t = useTranslations('panels.table-drawing');
  return (
    <Section title={t('last')}>
      <Facts>
        <Fact label={t('table')}>{last.table ?? t('noTable')}</Fact>
        {last.heldOut.length > 0 && <Fact label={t('heldOut')}>{last.heldOut.join(', ')}</Fact>}
        {last.spinner !== undefined && <Fact label={t('spinner')}>{last.spinner}</Fact>}
        {last.hand !== undefined && (
          <Fact label={t('hand')} lang="en">
            {last.hand.words}: {formatAmount(last.hand.amount)}
          </Fact>
        )}
        {last.awards.map(award => {
          const where = award.type === 'pot' ? t('pot') : t('seatNumber', { seat: award.seat });
          const what = award.type === 'item' ? award.item : formatAmount(award.amount);
          return (
            <Fact key={`${where} ${what}`} label={where} lang={award.type === 'item' ? 'en' : undefined}>
              {what}
            </Fact>
          );
        })}
        {last.forfeited.length > 0 && <Fact label={t('forfeited')}>{last.forfeited.join(', ')}</Fact>}
      </Facts>
    </Section>
  );
};
