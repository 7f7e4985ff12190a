import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmount } from '#core/money';
import { gameOf } from '#core/qualifying';
import type { FeeMark, SeatView, TableParts } from '#core/views';
import { leaveCommand, prizesAsked, ROLES_AT, sitCommand } from '#entry';
import { useHouseTime } from '../kit/index.ts';
import { AskPanel } from './ask-panel.tsx';
import { CollectionPanel } from './collection-panel.tsx';
import { CouponPanel } from './coupon-panel.tsx';
import type { SeatState } from './lamp.ts';
import { LampSign } from './lamp-sign.tsx';
import { asks, type KeyRow, Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';
import { useRoleName, useSeatWords } from './use-seat-words.ts';

export type SeatPanelProps = {
  readonly desk: Desk;
  readonly state: SeatState;
  readonly bank: number | undefined;
  readonly onBank: (bank: number | undefined) => void;
  readonly onBack: () => void;
};

/** Who is asked for which activity's prize. */
type Ask = { readonly position: number; readonly activity: string };

/** A seat between two rounds: who sits there, whose fee is there, who holds the bank. */
export const SeatPanel = (props: SeatPanelProps) => {
  const { desk, state, bank, onBack } = props;
  const t = useTranslations('keypad');
  const roleName = useRoleName();
  const { moment } = useHouseTime();
  const { who, word } = useSeatWords(state);
  const [ask, setAsk] = useState<Ask>();
  const [isCoupon, setCoupon] = useState(false);
  const [collecting, setCollecting] = useState<number>();
  const asking = ask && state.places.find(({ position }) => position === ask.position);
  if (ask !== undefined && asking !== undefined) {
    return <AskPanel desk={desk} place={asking} activity={ask.activity} onBack={() => setAsk(undefined)} />;
  }
  const collections = desk.parts.collections.filter(won => won.seat === state.seat);
  const won = collections.find(({ award }) => award === collecting);
  if (won !== undefined) return <CollectionPanel {...{ desk, won }} onBack={() => setCollecting(undefined)} />;
  if (isCoupon) return <CouponPanel {...{ desk, bank, seat: state.seat }} onBack={() => setCoupon(false)} />;
  const coupons = desk.parts.played.length > 0 && {
    id: 'coupons',
    label: t('coupons.title'),
    onPress: () => setCoupon(true),
  };
  const canHold = desk.parts.round.type === 'idle' && desk.parts.game === 'none' && state.places.length > 0;
  const collects = collections.map(one => ({
    id: `collection.${one.award}`,
    label: t('collections.title'),
    note: t('collections.note', { left: formatAmount(one.left), until: moment(one.until) }),
    onPress: () => setCollecting(one.award),
  }));
  return (
    <Panel
      title={t('seat', { seat: String(state.seat) })}
      onBack={onBack}
      refusal={desk.refusal('SeatPlayer', 'LeaveSeat', 'SitOut', 'LightSeat', 'ClearSeat', 'AskForPrize')}
      about={
        <>
          <LampSign lamp={state.lamp} />
          <p>{word}</p>
          <p>{who}</p>
          {canHold && <p>{t(desk.parts.summary.isForPot ? 'seatPanel.holdOut' : 'seatPanel.holdBank')}</p>}
        </>
      }
    >
      <Keys
        rows={
          state.places.length === 0
            ? sitKeys(props, t, roleName)
            : [...placeKeys(props, t, setAsk), coupons, ...collects]
        }
      />
    </Panel>
  );
};

type Words = ReturnType<typeof useTranslations<'keypad'>>;

type RoleName = ReturnType<typeof useRoleName>;

const sitKeys = ({ desk, state: { seat } }: SeatPanelProps, t: Words, roleName: RoleName): readonly KeyRow[] =>
  ROLES_AT(desk.parts.summary).map(role => {
    const command = sitCommand({ table: desk.table, seats: desk.parts.seats, seat, role });
    return { id: role, label: roleName(role), note: t('seatPanel.sitsDown'), ...asks(desk, command) };
  });

type OnAsk = (ask: Ask) => void;

const placeKeys = (
  { desk, state, bank, onBank }: SeatPanelProps,
  t: Words,
  onAsk: OnAsk,
): readonly (KeyRow | false)[] => {
  const { seat, places } = state;
  const { table, parts } = desk;
  const isIdle = parts.round.type === 'idle';
  const isBank = bank === seat;
  const sitsOut = places.some(place => place.sitsOut === true);
  return [
    ...(isIdle && !sitsOut ? places.flatMap(place => feeKeys(desk, place, t)) : []),
    ...(isIdle && !sitsOut ? places.flatMap(place => askKeys(desk, place, t, onAsk)) : []),
    isIdle &&
      !parts.summary.isForPot && {
        id: 'bank',
        label: t('seatPanel.bank'),
        isOn: isBank,
        onPress: () => onBank(isBank ? undefined : seat),
      },
    {
      id: 'out',
      label: t('seatPanel.sitsOut'),
      isOn: sitsOut,
      note: sitsOut ? t('seatPanel.dealIn') : t('seatPanel.sitsOutNote'),
      ...asks(desk, { type: 'SitOut', table, seat, isOut: !sitsOut }),
    },
    ...places.map(
      (place): KeyRow => ({
        id: `leave.${place.position}`,
        label: t('seatPanel.leaves'),
        tone: 'danger',
        note: place.position === 1 ? undefined : t('backline', { position: place.position }),
        ...asks(desk, leaveCommand(table, place)),
      }),
    ),
    hasBackline(parts) && {
      id: 'backline',
      label: t('seatPanel.addBackline'),
      ...asks(desk, sitCommand({ table, seats: parts.seats, seat, role: 'backline' })),
    },
  ];
};

/** At a no-purchase-necessary table: for which prize somebody plays, asked before the deal. */
const askKeys = ({ parts }: Desk, place: SeatView, t: Words, onAsk: OnAsk): readonly KeyRow[] =>
  place.role === 'house'
    ? []
    : prizesAsked(parts.activities).map(({ activity, name, hands }) => {
        const row = place.asked?.find(one => one.activity === activity)?.row;
        const asked = hands.find(hand => hand.row === row)?.label;
        return {
          id: `ask.${place.position}.${activity}`,
          label: t('seatPanel.playsFor'),
          isOn: asked !== undefined,
          note: <span lang="en">{asked ?? name}</span>,
          onPress: () => onAsk({ position: place.position, activity }),
        };
      });
/** Others may bet on a player's hand in this game. */
const hasBackline = ({ summary: { game, isForPot } }: TableParts): boolean => gameOf(game)?.backline ?? !isForPot;

/** A fee that the sensor does not see is marked by the dealer who sees it, and one that was taken away is cleared. */
const feeKeys = (desk: Desk, place: SeatView, t: Words): readonly KeyRow[] =>
  marksAt(desk.parts, place).map(({ activity, name, space }) => {
    const { seat, position } = place;
    const isLit = place.lit.some(mark => mark.activity === activity && mark.space === space);
    const at = space === 'player' ? name : `${name} · ${t('seatPanel.onBank')}`;
    const where = position === 1 ? at : `${t('backline', { position })} · ${at}`;
    const type = isLit ? 'ClearSeat' : 'LightSeat';
    return {
      id: `${position}.${activity}.${space}`,
      label: isLit ? t('seatPanel.marked') : t('seatPanel.mark'),
      isOn: isLit,
      note: <span lang="en">{where}</span>,
      ...asks(desk, { type, table: desk.table, lit: { seat, position, activity, space } }),
    };
  });

type NamedMark = FeeMark & { readonly name: string };

/** The spaces of every activity with an optional fee, and others in use. */
const marksAt = ({ activities, summary }: TableParts, { lit }: SeatView): readonly NamedMark[] => {
  const optional = summary.isLive ? activities.filter(({ isFeeOptional }) => isFeeOptional) : [];
  const own = optional.flatMap(({ activity, name, spaces }) => spaces.map(space => ({ activity, name, space })));
  const others = lit.filter(mark => !own.some(one => one.activity === mark.activity && one.space === mark.space));
  const nameOf = (id: string) => activities.find(({ activity }) => activity === id)?.name ?? id;
  return [...own, ...others.map(mark => ({ ...mark, name: nameOf(mark.activity) }))];
};
