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
  TwoPeople,
  useHouseTime,
  useStation,
  useView,
} from '../../kit/index.ts';
import detail from '../parts/detail.module.css';
import { running, useAct } from '../parts/hooks.ts';
import styles from '../parts/parts.module.css';
import { Fields } from '../parts/parts.tsx';

type Desk = Extract<DeskView, { type: 'tracking' }>;
type PanelProps = { readonly promotion: PromotionView; readonly desk: Desk };

const PLAYER = { role: 'player', isPlayerDealer: false, isBackline: false, isSeated: true } as const;

/** Club cards: who is enrolled, where they play, what they have earned and what it is redeemed for. TRK-1 to TRK-7 */
export const TrackingPanel = ({ promotion, desk }: PanelProps) => {
  const t = useTranslations('promotions.tracking');
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
  const t = useTranslations('promotions.tracking');
  const { act, isPending, why } = useAct();
  const [player, setPlayer] = useState('');
  const enrol = async () => {
    const command: CommandIn<'tracking'> = { type: 'EnrolPlayer', player: player.trim(), person: PLAYER };
    if ((await act(running(promotion, 'tracking', command))) !== undefined) setPlayer('');
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
  const t = useTranslations('promotions.tracking');
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
const CardSheet = ({ promotion: { promotion, name }, desk, card, onClose }: CardSheetProps) => {
  const t = useTranslations('promotions.tracking');
  const { when } = useHouseTime();
  const acting = useAct();
  const { player, seat } = card;
  const ask = (command: CommandIn<'tracking'>) => void acting.act(running(promotion, 'tracking', command));
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
        {Object.keys(desk.prizes).length > 0 && <Redeem desk={desk} card={card} acting={acting} onRedeem={ask} />}
        <Refused why={acting.why} />
      </div>
      <TwoPeople acting={acting} title={t('redeem')} action={t('redeem')}>
        <Fact label={t('card')}>{player}</Fact>
        <Fact label={t('fund')} lang="en">
          {name}
        </Fact>
      </TwoPeople>
    </Sheet>
  );
};

type SitProps = {
  readonly player: string;
  readonly isPending: boolean;
  readonly onSit: (command: CommandIn<'tracking'>) => void;
};

const SitDown = ({ player, isPending, onSit }: SitProps) => {
  const t = useTranslations('promotions.tracking');
  const { feed } = useStation();
  const open = Object.values(useView(feed, 'seating') ?? {}).filter(({ isOpen }) => isOpen);
  const [number, setNumber] = useState('');
  const at = open.find(({ table }) => String(table) === number) ?? open[0];
  if (at === undefined) return <Soft>{t('noTables')}</Soft>;
  const { table, game, isLive, isTournament } = at;
  return (
    <Fields>
      <Choose
        label={t('table')}
        value={String(table)}
        options={open.map(one => [String(one.table), `${one.table}: ${one.game}`] as const)}
        onChange={setNumber}
      />
      <ActKey
        isPending={isPending}
        onPress={() => onSit({ type: 'SitDown', player, table, game, isLive, isTournament })}
      >
        {t('sit', { table })}
      </ActKey>
    </Fields>
  );
};

type RedeemProps = {
  readonly desk: Desk;
  readonly card: CardRow;
  readonly acting: ReturnType<typeof useAct>;
  readonly onRedeem: (command: CommandIn<'tracking'>) => void;
};

const Redeem = ({ desk: { prizes }, card: { player }, acting, onRedeem }: RedeemProps) => {
  const t = useTranslations('promotions.tracking');
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
      <Keys>
        <ActKey
          isPending={acting.isPending}
          onPress={() => onRedeem({ type: 'RedeemCredits', player, prize: chosen, showsId })}
        >
          {t('redeemKey', { what: chosen })}
        </ActKey>
      </Keys>
    </>
  );
};
