import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import type { DeskView, PromotionView } from '#core/views';
import { Fact, Facts, Field, Section, Soft, useKept, useStation, useView } from '../../kit/index.ts';
import { runPromotion, useAct, usePreview, useUnreadable } from '../parts/hooks.ts';
import { numbersIn } from '../parts/lines.ts';
import { Fields } from '../parts/parts.tsx';
import { Recorded } from '../parts/recorded.tsx';
import { EMPTY_HAND, type HandDraft, pokerTables, type SplashDraft, splashOf } from './command.ts';

type Desk = Extract<DeskView, { type: 'splash-pot' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** Poker tables are drawn, and something is put into their next pots. SPL-1 to SPL-5 */
export const SplashPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.splash-pot');
  const { feed } = useStation();
  const seating = useView(feed, 'seating');
  if (seating === undefined) return null;
  const tables = Object.values(seating);
  return (
    <>
      <Facts>
        <Fact label={t('goesIn')} lang="en">
          {splashWords(desk.splash)}
        </Fact>
        <Fact label={t('drawn')}>{desk.drawings}</Fact>
        <Fact label={t('tokens')}>
          {pokerTables(tables)
            .map(({ table }) => table)
            .join(', ') || t('none')}
        </Fact>
      </Facts>
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

const splashWords = (splash: Desk['splash']): string => {
  if (splash === undefined) return '–';
  return splash.type === 'money' ? formatAmount(splash.amount) : splash.item;
};

const SplashForm = ({ promotion: { promotion, name }, desk }: PanelProps) => {
  const t = useTranslations('panels.splash-pot');
  const acting = useAct();
  const first = { draws: '', count: String(desk.count ?? 1), hands: {} };
  const [draft, setDraft] = useKept<SplashDraft>(`promotions-splash-${promotion}-${desk.drawings}`, first);
  const read = splashOf(draft);
  const command = read.ok ? runPromotion(promotion, 'splash-pot', read.value) : undefined;
  const foreseen = usePreview(draft.draws.trim() === '' ? undefined : command);
  const drawn = [...new Set(numbersIn(draft.draws))];
  const change = (table: number, part: Partial<HandDraft>) =>
    setDraft({ ...draft, hands: { ...draft.hands, [table]: { ...EMPTY_HAND, ...draft.hands[table], ...part } } });
  return (
    <>
      <DrawnTables draft={draft} onDraft={setDraft} />
      {drawn.map(table => (
        <NextHand
          key={table}
          table={table}
          hand={draft.hands[String(table)] ?? EMPTY_HAND}
          onChange={part => change(table, part)}
        />
      ))}
      <Recorded
        acting={acting}
        command={command}
        foreseen={foreseen}
        unreadable={useUnreadable(read)}
        label={t('record')}
        title={t('title')}
        action={t('recordAction', { what: splashWords(desk.splash), tables: draft.draws })}
      >
        <Fact label={t('draws')}>{draft.draws}</Fact>
        {drawn.map(table => (
          <HandFact key={table} table={table} hand={draft.hands[String(table)] ?? EMPTY_HAND} />
        ))}
        <Fact label={t('fund')} lang="en">
          {name}
        </Fact>
      </Recorded>
    </>
  );
};

const DrawnTables = ({ draft, onDraft }: { draft: SplashDraft; onDraft: (draft: SplashDraft) => void }) => {
  const t = useTranslations('panels.splash-pot');
  const { draws, count } = draft;
  return (
    <Fields>
      <Field label={t('draws')} value={draws} onChange={text => onDraft({ ...draft, draws: text })} how="7, 12" />
      <Field label={t('count')} type="number" value={count} onChange={text => onDraft({ ...draft, count: text })} />
    </Fields>
  );
};

const HandFact = ({ table, hand: { pot, winners } }: Omit<NextHandProps, 'onChange'>) => {
  const t = useTranslations('panels.splash-pot');
  return <Fact label={t('nextHand', { table })}>{`${pot} · ${winners}`}</Fact>;
};

type NextHandProps = {
  readonly table: number;
  readonly hand: HandDraft;
  readonly onChange: (part: Partial<HandDraft>) => void;
};

const NextHand = ({ table, hand, onChange }: NextHandProps) => {
  const t = useTranslations('panels.splash-pot');
  return (
    <Section title={t('nextHand', { table })}>
      <Fields>
        <Field label={t('pot')} value={hand.pot} onChange={pot => onChange({ pot })} />
        <Field label={t('winners')} value={hand.winners} onChange={winners => onChange({ winners })} how="3" />
      </Fields>
    </Section>
  );
};

const Last = ({ last: { splashed, passed, payouts } }: { last: NonNullable<Desk['last']> }) => {
  const t = useTranslations('panels.splash-pot');
  return (
    <Section title={t('last')}>
      <Facts>
        <Fact label={t('splashed')}>{splashed.join(', ') || t('none')}</Fact>
        {passed.map(({ table, why }) => (
          <Fact key={`${table} ${why}`} label={t('passed', { table })}>
            {t(`why.${why}`)}
          </Fact>
        ))}
        {payouts.map(({ table, seat, amount, item }) => (
          <Fact key={`${table}/${seat}`} label={t('tableSeat', { table, seat })}>
            {formatAmount(amount)}
            {item !== undefined && <span lang="en"> + {item}</span>}
          </Fact>
        ))}
      </Facts>
    </Section>
  );
};
