import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { FactList, Field, Section, Soft, useKept, useStation, useView } from '../../kit/index.ts';
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
  const tokens = pokerTables(Object.values(seating)).map(({ table }) => table);
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
          <SplashForm key={desk.drawings} promotion={promotion} desk={desk} />
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

const SplashForm = ({ promotion: { promotion, name }, desk }: SplashProps) => {
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
      <Fields>
        <Field label={t('draws')} value={draws} onChange={text => setDraft({ ...draft, draws: text })} how="7, 12" />
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
