import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandIn } from '#core/house';
import type { CardRow, DeskView, PromotionView } from '#core/views';
import {
  ActKey,
  Check,
  Choose,
  Fact,
  Facts,
  Field,
  Keys,
  Refused,
  Section,
  Sheet,
  Soft,
  useHouseTime,
  useStation,
  useView,
} from '../../kit/index.ts';
import detail from '../parts/detail.module.css';
import { runPromotion, useAct } from '../parts/hooks.ts';
import styles from '../parts/parts.module.css';
import { Fields } from '../parts/parts.tsx';
import { Recorded } from '../parts/recorded.tsx';
import { enrolmentOf, sittingDown } from './command.ts';
import { redemptionOf } from './elsewhere.ts';

type Desk = Extract<DeskView, { type: 'tracking' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

/** Club cards: who is enrolled, where they play, what they have earned and what it is redeemed for. TRK-1 to TRK-7 */
export const TrackingPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('panels.tracking');
  const [asked, setAsked] = useState('');
  const [opened, setOpened] = useState<string>();
  const found = desk.cards.filter(({ player }) => player.toLowerCase().includes(asked.trim().toLowerCase()));
  const card = desk.cards.find(({ player }) => player === opened);
  return (
    <>
      <Facts>
        <Fact label={t('cards')}>{t('counted', { count: desk.count })}</Fact>
        {desk.creditsPerSwipe > 0 && <Fact label={t('perSwipe')}>{desk.creditsPerSwipe}</Fact>}
        {Object.entries(desk.prizes).map(([prize, credits]) => (
          <Fact key={prize} label={prize} lang="en">
            {t('credits', { count: credits })}
          </Fact>
        ))}
      </Facts>
      <Enrol promotion={promotion.promotion} />
      <Section title={t('cards')}>
        <Field label={t('find')} value={asked} onChange={setAsked} />
        {found.length === 0 ? <Soft>{t('nobody')}</Soft> : <Cards rows={found} onOpen={setOpened} />}
        {desk.count > desk.cards.length && <Soft>{t('more', { count: desk.cards.length })}</Soft>}
      </Section>
      {card !== undefined && (
        <CardSheet promotion={promotion} desk={desk} card={card} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
};

const Enrol = ({ promotion }: { promotion: string }) => {
  const t = useTranslations('panels.tracking');
  const { act, isPending, why } = useAct();
  const [player, setPlayer] = useState('');
  const enrol = async () => {
    if ((await act(runPromotion(promotion, 'tracking', enrolmentOf(player)))) !== undefined) setPlayer('');
  };
  return (
    <Section title={t('enrol')}>
      <Fields>
        <Field label={t('card')} value={player} onChange={setPlayer} />
        <ActKey isPending={isPending} isOff={player.trim() === ''} onPress={() => void enrol()}>
          {t('enrolKey')}
        </ActKey>
      </Fields>
      <Refused why={why} />
    </Section>
  );
};

type CardsProps = { readonly rows: readonly CardRow[]; readonly onOpen: (player: string) => void };

const Cards = ({ rows, onOpen }: CardsProps) => {
  const t = useTranslations('panels.tracking');
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('card')}</th>
          <th scope="col">{t('plays')}</th>
          <th scope="col">{t('hours')}</th>
          <th scope="col">{t('points')}</th>
          <th scope="col">{t('tickets')}</th>
          <th scope="col">{t('creditsHead')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ player, seat, hours, points, tickets, credits }) => (
          <tr key={player}>
            <td>
              <ActKey onPress={() => onOpen(player)}>{player}</ActKey>
            </td>
            <td>{seat === undefined ? '–' : t(seat.counts ? 'at' : 'atNotCounted', { table: seat.table })}</td>
            <td>{hours}</td>
            <td>{points}</td>
            <td>{tickets}</td>
            <td>{credits}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

type CardSheetProps = PanelProps & { readonly card: CardRow; readonly onClose: () => void };

/** One card: it sits down, is swiped, leaves, and redeems what it has earned. */
const CardSheet = ({ promotion, desk, card, onClose }: CardSheetProps) => {
  const t = useTranslations('panels.tracking');
  const { when } = useHouseTime();
  const acting = useAct();
  const { player, seat } = card;
  const ask = (command: CommandIn<'tracking'>) =>
    void acting.act(runPromotion(promotion.promotion, 'tracking', command));
  return (
    <Sheet title={player} isOpen onClose={onClose}>
      <div className={detail.sheet}>
        <Facts>
          <Fact label={t('hours')}>{card.hours}</Fact>
          <Fact label={t('points')}>{card.points}</Fact>
          <Fact label={t('creditsHead')}>{card.credits}</Fact>
          {seat !== undefined && (
            <Fact label={t('plays')}>
              {t(seat.counts ? 'at' : 'atNotCounted', { table: seat.table })} · {when(seat.since)}
            </Fact>
          )}
        </Facts>
        {seat === undefined ? (
          <SitDown player={player} onSit={ask} isPending={acting.isPending} />
        ) : (
          <Keys>
            <ActKey tone="main" isPending={acting.isPending} onPress={() => ask({ type: 'SwipeCard', player })}>
              {t('swipe')}
            </ActKey>
            <ActKey onPress={() => ask({ type: 'LeaveTable', player })}>{t('leave')}</ActKey>
          </Keys>
        )}
        <Refused why={acting.why} />
        {Object.keys(desk.prizes).length > 0 && <Redeem promotion={promotion} desk={desk} card={card} />}
      </div>
    </Sheet>
  );
};

type SitProps = {
  readonly player: string;
  readonly isPending: boolean;
  readonly onSit: (command: CommandIn<'tracking'>) => void;
};

const SitDown = ({ player, isPending, onSit }: SitProps) => {
  const t = useTranslations('panels.tracking');
  const { feed } = useStation();
  const open = Object.values(useView(feed, 'seating') ?? {}).filter(({ isOpen }) => isOpen);
  const [number, setNumber] = useState('');
  const at = open.find(({ table }) => String(table) === number) ?? open[0];
  if (at === undefined) return <Soft>{t('noTables')}</Soft>;
  const { table } = at;
  return (
    <Fields>
      <Choose
        label={t('table')}
        value={String(table)}
        options={open.map(one => [String(one.table), `${one.table}: ${one.game}`] as const)}
        onChange={setNumber}
      />
      <ActKey isPending={isPending} onPress={() => onSit(sittingDown(player, table))}>
        {t('sit', { table })}
      </ActKey>
    </Fields>
  );
};

type RedeemProps = PanelProps & { readonly card: CardRow };

const Redeem = ({ promotion: { promotion, name }, desk: { prizes }, card: { player } }: RedeemProps) => {
  const t = useTranslations('panels.tracking');
  const acting = useAct();
  const [chosen, setChosen] = useState(Object.keys(prizes)[0]!);
  const [showsId, setShowsId] = useState(false);
  return (
    <>
      <Choose
        label={t('prize')}
        lang="en"
        value={chosen}
        options={Object.entries(prizes).map(([prize, credits]) => [prize, `${prize} = ${credits}`] as const)}
        onChange={setChosen}
      />
      <Check label={t('showsId')} isOn={showsId} onChange={setShowsId} />
      <Recorded
        acting={acting}
        command={redemptionOf(promotion, { player, prize: chosen, showsId })}
        label={t('redeemKey', { what: chosen })}
        tone="plain"
        title={t('redeem')}
        action={t('redeem')}
      >
        <Fact label={t('card')}>{player}</Fact>
        <Fact label={t('fund')} lang="en">
          {name}
        </Fact>
      </Recorded>
    </>
  );
};
