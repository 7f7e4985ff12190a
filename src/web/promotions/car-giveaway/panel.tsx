import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { DeskView, PromotionView } from '#core/views';
import { ActKey, Area, Check, Fact, Facts, Field, Keys, Section, Soft, useKept } from '../../kit/index.ts';
import { runPromotion, useAct, usePreview } from '../parts/hooks.ts';
import { ORDER_CARDS } from '../parts/order-cards.ts';
import styles from '../parts/parts.module.css';
import { Recorded } from '../parts/recorded.tsx';
import { chipsIn, countOf, type HolderRow, keysOf, newHolder } from './command.ts';

type Desk = Extract<DeskView, { type: 'car-giveaway' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** What follows the drawing of a car: keys in envelopes, or two tables and a final one. CAR-1 to CAR-6 */
export const CarPanel = ({ promotion, desk }: PanelProps) =>
  desk.stage.type === 'keys' ? (
    <KeyStage promotion={promotion} desk={desk} />
  ) : (
    <TableStage promotion={promotion} desk={desk} />
  );

const KeyStage = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.car-giveaway');
  const { keys, passes, stage } = desk;
  return (
    <>
      <Facts>
        <Fact label={t('prize')} lang="en">
          {stage.type === 'keys' ? stage.prize : ''}
        </Fact>
        <Fact label={t('passes')}>{passes.length === 0 ? t('noPasses') : passes.join(', ')}</Fact>
      </Facts>
      {keys === undefined ? (
        <KeysForm promotion={promotion} desk={desk} />
      ) : (
        <Section title={t('done')}>
          <Facts>
            <Fact label={t('winner')}>{keys.winner}</Fact>
            <Fact label={t('order')}>{keys.order.join(', ')}</Fact>
            <Fact label={t('tries')}>{keys.tries}</Fact>
            {keys.out.length > 0 && <Fact label={t('out')}>{keys.out.join(', ')}</Fact>}
          </Facts>
        </Section>
      )}
    </>
  );
};

type KeysDraft = { readonly rows: readonly HolderRow[]; readonly starting: string };

/** Holders are verified, draw a card, choose an envelope; two people see the key that starts the car. LOT-7 */
const KeysForm = ({ promotion: { promotion }, desk }: PanelProps) => {
  const t = useTranslations('panels.car-giveaway');
  const acting = useAct();
  const first = { rows: desk.passes.map(newHolder), starting: '' };
  const [draft, setDraft] = useKept<KeysDraft>(`promotions-keys-${promotion}`, first);
  const known = draft.rows.map(({ player }) => player);
  const rows = [...draft.rows, ...desk.passes.filter(player => !known.includes(player)).map(newHolder)];
  const command = runPromotion(promotion, 'car-giveaway', keysOf(rows, draft.starting));
  const isWritten = draft.starting.trim() !== '';
  const foreseen = usePreview(isWritten ? command : undefined);
  const change = (place: number, part: Partial<HolderRow>) =>
    setDraft({ ...draft, rows: rows.map((row, at) => (at === place ? { ...row, ...part } : row)) });
  return (
    <Section title={t('keys')}>
      {rows.length === 0 && <Soft>{t('nobody')}</Soft>}
      {rows.length > 0 && <Holders rows={rows} onChange={change} />}
      <Keys>
        <ActKey onPress={() => setDraft({ ...draft, rows: [...rows, newHolder('')] })}>{t('oneMore')}</ActKey>
      </Keys>
      <Field
        label={t('starting')}
        type="number"
        value={draft.starting}
        onChange={starting => setDraft({ ...draft, starting })}
      />
      <Recorded
        acting={acting}
        command={command}
        foreseen={foreseen}
        label={t('record')}
        title={t('keys')}
        action={t('recordAction', { number: draft.starting })}
      >
        {rows.map(({ player, card, envelope }) => (
          <Fact key={player} label={player}>
            {`${card} · ${envelope}`}
          </Fact>
        ))}
        <Fact label={t('starting')}>{draft.starting}</Fact>
      </Recorded>
    </Section>
  );
};

type HoldersProps = {
  readonly rows: readonly HolderRow[];
  readonly onChange: (place: number, part: Partial<HolderRow>) => void;
};

const SHOWN = ['isPresent', 'showsId', 'showsPass'] as const;

const Holders = ({ rows, onChange }: HoldersProps) => {
  const t = useTranslations('panels.car-giveaway');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('holder')}</th>
          <th scope="col">{t('verified')}</th>
          <th scope="col">{t('card')}</th>
          <th scope="col">{t('envelope')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a holder is a line of the list; names are still being typed.
          <Holder key={place} row={row} number={place + 1} onChange={part => onChange(place, part)} />
        ))}
      </tbody>
    </table>
  );
};

type HolderProps = {
  readonly row: HolderRow;
  readonly number: number;
  readonly onChange: (part: Partial<HolderRow>) => void;
};

const Holder = ({ row, number, onChange }: HolderProps) => {
  const t = useTranslations('panels.car-giveaway');
  return (
    <tr>
      <td>
        <input
          type="text"
          aria-label={t('holderAt', { number: String(number) })}
          value={row.player}
          autoComplete="off"
          onChange={event => onChange({ player: event.target.value })}
        />
      </td>
      <td>
        <Keys>
          {SHOWN.map(what => (
            <Check key={what} label={t(what)} isOn={row[what]} onChange={isOn => onChange({ [what]: isOn })} />
          ))}
        </Keys>
      </td>
      <td>
        <select
          aria-label={t('cardOf', { name: row.player })}
          value={row.card}
          onChange={event => onChange({ card: event.target.value })}
        >
          <option value="">–</option>
          {ORDER_CARDS.map(card => (
            <option key={card} value={card}>
              {card === 'T' ? '10' : card}
            </option>
          ))}
        </select>
      </td>
      <td>
        <input
          type="number"
          aria-label={t('envelopeOf', { name: row.player })}
          value={row.envelope}
          onChange={event => onChange({ envelope: event.target.value })}
        />
      </td>
    </tr>
  );
};

/** Chips after the last hand decide: first at the tables, then at the final one. CAR-4, CAR-5 */
const TableStage = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.car-giveaway');
  const { first, final, passes } = desk;
  return (
    <>
      <Facts>
        <Fact label={t('passes')}>{passes.length === 0 ? t('noPasses') : passes.join(', ')}</Fact>
        {first !== undefined && <Fact label={t('advance')}>{first.advance.join(', ')}</Fact>}
        {final !== undefined && (
          <Fact label={t('winner')}>
            {final.winner}: <span lang="en">{final.topPrize}</span>
          </Fact>
        )}
      </Facts>
      {first !== undefined && <Paid title={t('firstPrizes')} prizes={first.prizes} />}
      {final !== undefined && <Paid title={t('finalPrizes')} prizes={final.prizes} />}
      {first === undefined && <CountForm promotion={promotion} desk={desk} stage="first" />}
      {first !== undefined && final === undefined && <CountForm promotion={promotion} desk={desk} stage="final" />}
    </>
  );
};

const Paid = ({ title, prizes }: { title: string; prizes: NonNullable<Desk['first']>['prizes'] }) => (
  <Section title={title}>
    <Facts>
      {Object.entries(prizes).map(([player, amount]) => (
        <Fact key={player} label={player}>
          {formatAmount(amount)}
        </Fact>
      ))}
    </Facts>
  </Section>
);

type CountProps = PanelProps & { readonly stage: 'first' | 'final' };

const CountForm = ({ promotion: { promotion, name }, desk, stage }: CountProps) => {
  const t = useTranslations('panels.car-giveaway');
  const acting = useAct();
  const count = stage === 'first' && desk.stage.type === 'tables' ? desk.stage.tables : 1;
  const [texts, setTexts] = useKept<readonly string[]>(`promotions-${stage}-${promotion}`, []);
  const tables = Array.from({ length: count }, (_, place) => [...chipsIn(texts[place] ?? '')]);
  const command = runPromotion(promotion, 'car-giveaway', countOf(stage, tables));
  const isWritten = tables.every(table => table.length > 0);
  const foreseen = usePreview(isWritten ? command : undefined);
  const change = (place: number, text: string) =>
    setTexts(tables.map((_, at) => (at === place ? text : (texts[at] ?? ''))));
  return (
    <Section title={t(stage)}>
      {tables.map((_, place) => (
        <Area
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place.
          key={place}
          label={stage === 'first' ? t('chipsAt', { table: place + 1 }) : t('chipsFinal')}
          value={texts[place] ?? ''}
          onChange={text => change(place, text)}
          how="ana 4200"
          rows={6}
        />
      ))}
      <Recorded
        acting={acting}
        command={command}
        foreseen={foreseen}
        label={t(`${stage}Action`)}
        title={t(stage)}
        action={t(`${stage}Action`)}
      >
        {tables.flat().map(({ player, chips }) => (
          <Fact key={player} label={player}>
            {t('chips', { count: chips })}
          </Fact>
        ))}
        <Fact label={t('fund')} lang="en">
          {name}
        </Fact>
      </Recorded>
    </Section>
  );
};
