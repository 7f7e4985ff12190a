import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { nameOfGame } from '#core/qualifying';
import type { SeatingView } from '#core/views';
import { ActKey, FactList, Field, Keys, Section, Soft, useKept, useStation, useView } from '../../kit/index.ts';
import type { DeskOf, MechanismPanel, PanelProps } from '../panel.ts';
import { runPromotion, useUnreadable } from '../parts/hooks.ts';
import { numbersIn } from '../parts/lines.ts';
import { Fields } from '../parts/parts.tsx';
import { Recorded } from '../parts/recorded.tsx';
import {
  EMPTY_HAND,
  FORM,
  type HandDraft,
  type OpenField,
  pokerTables,
  type SplashDraft,
  splashOf,
  withDraw,
  withToken,
} from './command.ts';
import type { texts } from './texts/en.ts';

type Desk = DeskOf<'splash-pot'>;
type SplashProps = PanelProps<'splash-pot'>;

/** Poker tables are drawn, and something is put into their next pots. SPL-1 to SPL-5 */
const SplashPanel = ({ promotion, desk }: SplashProps) => {
  const t = useTranslations('panels.splash-pot');
  const { feed } = useStation();
  const seating = useView(feed, 'seating');
  if (seating === undefined) return null;
  const tables = Object.values(seating);
  const tokens = withToken(tables, desk.tokens);
  return (
    <>
      <FactList
        of={[
          [t('goesIn'), splashWords(desk.splash), 'en'],
          [t('drawn'), desk.drawings],
          [t('tokens'), tokens.join(', ') || t('none')],
        ]}
      />
      <Section title={t('title')}>
        {desk.splash === undefined ? (
          <Soft>{t('nothingPosted')}</Soft>
        ) : (
          <SplashForm key={desk.drawings} promotion={promotion} desk={desk} tables={pokerTables(tables)} />
        )}
      </Section>
      {desk.last !== undefined && <Last last={desk.last} />}
    </>
  );
};

/** Something is put into the next pots of drawn poker tables. */
export const splashPot: MechanismPanel<'splash-pot', typeof texts, OpenField> = {
  mechanism: 'splash-pot',
  panel: SplashPanel,
  openForm: FORM,
};

const splashWords = (splash: Desk['splash']): string => {
  if (splash === undefined) return '–';
  return splash.type === 'money' ? formatAmount(splash.amount) : splash.item;
};

type FormProps = SplashProps & { readonly tables: readonly SeatingView[] };

const SplashForm = ({ promotion: { promotion, name }, desk, tables }: FormProps) => {
  const t = useTranslations('panels.splash-pot');
  const first = { draws: '', count: String(desk.count ?? 1), hands: {} };
  const [draft, setDraft] = useKept<SplashDraft>(`promotions-splash-${promotion}-${desk.drawings}`, first);
  const { draws, count } = draft;
  const read = splashOf(draft);
  const hands = [...new Set(numbersIn(draws))].map(table => ({ table, ...EMPTY_HAND, ...draft.hands[String(table)] }));
  const change = ({ table, pot, winners }: (typeof hands)[number], part: Partial<HandDraft>) =>
    setDraft({ ...draft, hands: { ...draft.hands, [table]: { pot, winners, ...part } } });
  return (
    <>
      <Draws tables={tables} draws={draws} onDraw={table => setDraft({ ...draft, draws: withDraw(draws, table) })} />
      <Fields>
        <Field label={t('count')} type="number" value={count} onChange={text => setDraft({ ...draft, count: text })} />
      </Fields>
      {hands.map(hand => (
        <Section key={hand.table} title={t('nextHand', { table: String(hand.table) })}>
          <Fields>
            <Field label={t('pot')} value={hand.pot} onChange={pot => change(hand, { pot })} />
            <Field label={t('winners')} value={hand.winners} onChange={winners => change(hand, { winners })} how="3" />
          </Fields>
        </Section>
      ))}
      <Recorded
        command={read.ok && draws.trim() !== '' ? runPromotion(promotion, 'splash-pot', read.value) : undefined}
        isForeseen
        unreadable={useUnreadable(read)}
        label={t('record')}
        title={t('title')}
        action={t('recordAction', { what: splashWords(desk.splash), tables: draws })}
        facts={[
          [t('draws'), draws],
          ...hands.map(
            ({ table, pot, winners }) => [t('nextHand', { table: String(table) }), `${pot} · ${winners}`] as const,
          ),
          [t('fund'), name, 'en'],
        ]}
      />
    </>
  );
};

type DrawsProps = {
  readonly tables: readonly SeatingView[];
  readonly draws: string;
  readonly onDraw: (table: number) => void;
};

/** Each token is tapped as it comes out: its place in the order is on its key. */
const Draws = ({ tables, draws, onDraw }: DrawsProps) => {
  const t = useTranslations('panels.splash-pot');
  const drawn = numbersIn(draws);
  return (
    <Section title={t('draws')}>
      <Keys>
        {tables.map(({ table, game }) => {
          const place = drawn.indexOf(table);
          return (
            <ActKey key={table} isOn={place >= 0} onPress={() => onDraw(table)}>
              {t(place >= 0 ? 'drawnAs' : 'token', {
                table: String(table),
                number: String(place + 1),
                what: nameOfGame(game),
              })}
            </ActKey>
          );
        })}
      </Keys>
    </Section>
  );
};

const Last = ({ last: { splashed, passed, payouts } }: { last: NonNullable<Desk['last']> }) => {
  const t = useTranslations('panels.splash-pot');
  return (
    <FactList
      title={t('last')}
      of={[
        [t('splashed'), splashed.join(', ') || t('none')],
        ...passed.map(({ table, why }) => [t('passed', { table: String(table) }), t(`why.${why}`)] as const),
        ...payouts.map(({ table, seat, amount, item }) => {
          const what = (
            <>
              {formatAmount(amount)}
              {item !== undefined && <span lang="en"> + {item}</span>}
            </>
          );
          return [t('tableSeat', { table: String(table), seat: String(seat) }), what] as const;
        }),
      ]}
    />
  );
};
