import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import {
  ActKey,
  Area,
  Check,
  FactList,
  Field,
  Keys,
  MemberField,
  Refused,
  Section,
  Soft,
  Table,
  useKept,
} from '../../kit/index.ts';
import type { DeskOf, PanelProps } from '../panel.ts';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { OrderCard } from '../parts/order-card.tsx';
import parts from '../parts/parts.module.css';
import { Recorded } from '../parts/recorded.tsx';
import { chipsIn, countOf, type HolderRow, handOver, keysOf, newHolder } from './command.ts';

type CarProps = PanelProps<'car-giveaway'>;

/** What follows the drawing of a car: keys in envelopes, or two tables and a final one. CAR-1 to CAR-6 */
export const CarPanel = ({ promotion, desk }: CarProps) =>
  desk.stage.type === 'keys' ? (
    <KeyStage promotion={promotion} desk={desk} />
  ) : (
    <TableStage promotion={promotion} desk={desk} />
  );

const KeyStage = ({ promotion, desk }: CarProps) => {
  const t = useTranslations('panels.car-giveaway');
  const { keys, passes, stage } = desk;
  return (
    <>
      <FactList
        of={[
          [t('prize'), stage.type === 'keys' && stage.prize, 'en'],
          [t('passes'), passes.join(', ') || t('noPasses')],
        ]}
      />
      {keys === undefined ? (
        <KeysForm promotion={promotion} desk={desk} />
      ) : (
        <FactList
          title={t('done')}
          of={[
            [t('winner'), keys.winner],
            [t('order'), keys.order.join(', ')],
            [t('tries'), keys.tries],
            [t('out'), keys.out.join(', ')],
          ]}
        />
      )}
    </>
  );
};

type KeysDraft = { readonly rows: readonly HolderRow[]; readonly starting: string };

/** Holders are verified, draw a card, choose an envelope; two people see the key that starts the car. LOT-7 */
const KeysForm = ({ promotion: { promotion }, desk }: CarProps) => {
  const t = useTranslations('panels.car-giveaway');
  const first = { rows: desk.passes.map(newHolder), starting: '' };
  const [draft, setDraft] = useKept<KeysDraft>(`promotions-keys-${promotion}`, first);
  const { starting } = draft;
  const known = draft.rows.map(({ player }) => player);
  const rows = [...draft.rows, ...desk.passes.filter(player => !known.includes(player)).map(newHolder)];
  const change = (place: number, part: Partial<HolderRow>) =>
    setDraft({ ...draft, rows: rows.map((row, at) => (at === place ? { ...row, ...part } : row)) });
  const isWritten = starting.trim() !== '';
  return (
    <Section title={t('keys')}>
      {rows.length === 0 && <Soft>{t('nobody')}</Soft>}
      {rows.length > 0 && <Holders rows={rows} onRow={change} />}
      <Keys>
        <ActKey onPress={() => setDraft({ ...draft, rows: [...rows, newHolder('')] })}>{t('oneMore')}</ActKey>
      </Keys>
      <Field
        label={t('starting')}
        type="number"
        value={starting}
        onChange={text => setDraft({ ...draft, starting: text })}
      />
      <Recorded
        command={isWritten ? runPromotion(promotion, 'car-giveaway', keysOf(rows, starting)) : undefined}
        isForeseen
        label={t('record')}
        title={t('keys')}
        action={t('recordAction', { number: starting })}
        facts={[
          ...rows.map(({ player, card, envelope }) => [player, `${card} · ${envelope}`] as const),
          [t('starting'), starting],
        ]}
      />
    </Section>
  );
};

type HoldersProps = {
  readonly rows: readonly HolderRow[];
  readonly onRow: (place: number, part: Partial<HolderRow>) => void;
};

const SHOWN = ['isPresent', 'showsId', 'showsPass'] as const;

/** A holder is a line of the list; names are still being typed. */
const Holders = ({ rows, onRow }: HoldersProps) => {
  const t = useTranslations('panels.car-giveaway');
  return (
    <Table
      className={parts.table}
      rows={rows}
      keyOf={(_, place) => place}
      columns={[
        [
          t('holder'),
          ({ player }, place) => (
            <MemberField
              label={t('holderAt', { number: String(place + 1) })}
              isUnlabelled
              value={player}
              onChange={named => onRow(place, { player: named })}
            />
          ),
        ],
        [
          t('verified'),
          (row, place) => (
            <Keys>
              {SHOWN.map(what => (
                <Check key={what} label={t(what)} isOn={row[what]} onChange={isOn => onRow(place, { [what]: isOn })} />
              ))}
            </Keys>
          ),
        ],
        [
          t('card'),
          ({ player, card }, place) => (
            <OrderCard
              label={t('cardOf', { name: player })}
              count={10}
              value={card}
              onChange={drawn => onRow(place, { card: drawn })}
            />
          ),
        ],
        [
          t('envelope'),
          ({ player, envelope }, place) => (
            <input
              type="number"
              aria-label={t('envelopeOf', { name: player })}
              value={envelope}
              onChange={event => onRow(place, { envelope: event.target.value })}
            />
          ),
        ],
      ]}
    />
  );
};

/** Chips after the last hand decide: first at the tables, then at the final one. CAR-4, CAR-5 */
const TableStage = ({ promotion, desk }: CarProps) => {
  const t = useTranslations('panels.car-giveaway');
  const { first, final, passes } = desk;
  const won = final && (
    <>
      {final.winner}: <span lang="en">{final.topPrize}</span>
    </>
  );
  return (
    <>
      <FactList
        of={[
          [t('passes'), passes.join(', ') || t('noPasses')],
          [t('advance'), first?.advance.join(', ')],
          [t('winner'), won],
        ]}
      />
      {first !== undefined && <Paid title={t('firstPrizes')} prizes={first.prizes} />}
      {final !== undefined && <Paid title={t('finalPrizes')} prizes={final.prizes} />}
      {first === undefined && <CountForm promotion={promotion} desk={desk} stage="first" />}
      {first !== undefined && final === undefined && <CountForm promotion={promotion} desk={desk} stage="final" />}
    </>
  );
};

type Prizes = NonNullable<DeskOf<'car-giveaway'>['first']>['prizes'];

const Paid = ({ title, prizes }: { title: string; prizes: Prizes }) => (
  <FactList title={title} of={Object.entries(prizes).map(([player, amount]) => [player, formatAmount(amount)])} />
);

type CountProps = CarProps & { readonly stage: 'first' | 'final' };

const CountForm = ({ promotion: { promotion, name }, desk, stage }: CountProps) => {
  const t = useTranslations('panels.car-giveaway');
  const count = stage === 'first' && desk.stage.type === 'tables' ? desk.stage.tables : 1;
  const [texts, setTexts] = useKept<readonly string[]>(`promotions-${stage}-${promotion}`, []);
  const tables = Array.from({ length: count }, (_, place) => [...chipsIn(texts[place] ?? '')]);
  const isWritten = tables.every(table => table.length > 0);
  const change = (place: number, text: string) =>
    setTexts(tables.map((_, at) => (at === place ? text : (texts[at] ?? ''))));
  return (
    <Section title={t(stage)}>
      {tables.map((_, place) => (
        <Area
          // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place.
          key={place}
          label={stage === 'first' ? t('chipsAt', { table: String(place + 1) }) : t('chipsFinal')}
          value={texts[place] ?? ''}
          onChange={text => change(place, text)}
          how="Ana 4200"
          rows={6}
        />
      ))}
      <Hands promotion={promotion} desk={desk} stage={stage} count={count} />
      <Recorded
        command={isWritten ? runPromotion(promotion, 'car-giveaway', countOf(stage, tables)) : undefined}
        isForeseen
        label={t(`${stage}Action`)}
        title={t(stage)}
        facts={[
          ...tables.flat().map(({ player, chips }) => [player, t('chips', { count: chips })] as const),
          [t('fund'), name, 'en'],
        ]}
      />
    </Section>
  );
};

type HandsProps = Pick<CountProps, 'desk' | 'stage'> & { readonly promotion: string; readonly count: number };

/** Each hand that is over is counted at its table: chips count after the last one. CAR-8 */
const Hands = ({ promotion, desk: { stage: terms, hands }, stage, count }: HandsProps) => {
  const t = useTranslations('panels.car-giveaway');
  const { act, isPending, why } = useAct();
  const most = terms.type === 'tables' ? (stage === 'first' ? terms.hands : terms.finalHands) : undefined;
  if (most === undefined) return null;
  const playedAt = (place: number): number => (stage === 'first' ? hands?.first[place] : hands?.final) ?? 0;
  return (
    <>
      <Keys>
        {Array.from({ length: count }, (_, place) => (
          <ActKey
            // biome-ignore lint/suspicious/noArrayIndexKey: a table is its place.
            key={place}
            isPending={isPending}
            isOff={playedAt(place) >= most}
            onPress={() => void act(runPromotion(promotion, 'car-giveaway', handOver(place + 1)))}
          >
            {t('handOver', { table: String(place + 1), played: playedAt(place), hands: most })}
          </ActKey>
        ))}
      </Keys>
      <Refused why={why} />
    </>
  );
};
