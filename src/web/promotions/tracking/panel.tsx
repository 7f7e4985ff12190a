import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandIn } from '#core/house';
import type { CardRow } from '#core/views';
import {
  ActKey,
  Check,
  Choose,
  FactList,
  Field,
  Keys,
  MemberField,
  Refused,
  Section,
  Sheet,
  Soft,
  Table,
  useHouseTime,
  useStation,
  useView,
} from '../../kit/index.ts';
import type { PanelProps } from '../panel.ts';
import detail from '../parts/detail.module.css';
import { runPromotion, useAct } from '../parts/hooks.ts';
import parts from '../parts/parts.module.css';
import { Fields } from '../parts/parts.tsx';
import { Recorded } from '../parts/recorded.tsx';
import { enrollmentOf, left, sittingDown, swiped } from './command.ts';
import { redemptionOf } from './elsewhere.ts';

type TrackingProps = PanelProps<'tracking'>;

/** Club cards: who is enrolled, where they play, what they have earned and what it is redeemed for. TRK-1 to TRK-7 */
export const TrackingPanel = ({ promotion, desk }: TrackingProps) => {
  const t = useTranslations('panels.tracking');
  const [asked, setAsked] = useState('');
  const [opened, setOpened] = useState<string>();
  const found = desk.cards.filter(({ player }) => player.toLowerCase().includes(asked.trim().toLowerCase()));
  const card = desk.cards.find(({ player }) => player === opened);
  return (
    <>
      <FactList
        of={[
          [t('cards'), t('counted', { count: desk.count })],
          [t('perSwipe'), desk.creditsPerSwipe > 0 && desk.creditsPerSwipe],
          ...Object.entries(desk.prizes).map(([prize, count]) => [prize, t('credits', { count }), 'name'] as const),
        ]}
      />
      <Enroll promotion={promotion.promotion} />
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

const Enroll = ({ promotion }: { promotion: string }) => {
  const t = useTranslations('panels.tracking');
  const { act, isPending, why } = useAct();
  const [player, setPlayer] = useState('');
  const enroll = async () => {
    if ((await act(runPromotion(promotion, 'tracking', enrollmentOf(player)))) !== undefined) setPlayer('');
  };
  return (
    <Section title={t('enroll')}>
      <Fields>
        <MemberField label={t('card')} value={player} onChange={setPlayer} />
        <ActKey isPending={isPending} isOff={player.trim() === ''} onPress={() => void enroll()}>
          {t('enrollKey')}
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
    <Table
      className={parts.table}
      rows={rows}
      keyOf={({ player }) => player}
      columns={[
        [t('card'), ({ player }) => <ActKey onPress={() => onOpen(player)}>{player}</ActKey>],
        [t('plays'), ({ seat }) => (seat === undefined ? '–' : seatWords(t, seat))],
        [t('hours'), ({ hours }) => hours],
        [t('points'), ({ points }) => points],
        [t('tickets'), ({ tickets }) => tickets],
        [t('creditsHead'), ({ credits }) => credits],
      ]}
    />
  );
};

type Words = ReturnType<typeof useTranslations<'panels.tracking'>>;

const seatWords = (t: Words, { counts, table }: NonNullable<CardRow['seat']>): string =>
  t(counts ? 'at' : 'atNotCounted', { table: String(table) });

type CardSheetProps = TrackingProps & { readonly card: CardRow; readonly onClose: () => void };

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
        <FactList
          of={[
            [t('hours'), card.hours],
            [t('points'), card.points],
            [t('creditsHead'), card.credits],
            [t('plays'), seat && `${seatWords(t, seat)} · ${when(seat.since)}`],
          ]}
        />
        {seat === undefined ? (
          <SitDown player={player} onSit={ask} isPending={acting.isPending} />
        ) : (
          <Keys>
            <ActKey tone="main" isPending={acting.isPending} onPress={() => ask(swiped(player))}>
              {t('swipe')}
            </ActKey>
            <ActKey onPress={() => ask(left(player))}>{t('leave')}</ActKey>
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
        {t('sit', { table: String(table) })}
      </ActKey>
    </Fields>
  );
};

type RedeemProps = TrackingProps & { readonly card: CardRow };

const Redeem = ({ promotion: { promotion, name }, desk: { prizes }, card: { player } }: RedeemProps) => {
  const t = useTranslations('panels.tracking');
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
        command={redemptionOf(promotion, { player, prize: chosen, showsId })}
        label={t('redeemKey', { what: chosen })}
        tone="plain"
        title={t('redeem')}
        action={t('redeem')}
        facts={[
          [t('card'), player],
          [t('fund'), name, 'en'],
        ]}
      />
    </>
  );
};
