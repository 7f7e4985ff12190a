import { useTranslations } from 'use-intl';
import type { HouseCommand } from '#core/house';
import type { FeeMark, SeatView, TableParts } from '#core/views';
import { PadKey } from '../kit/index.ts';
import type { SeatState } from './lamp.ts';
import { LampSign } from './lamp-sign.tsx';
import { Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';
import { useSeatWords } from './use-seat-words.ts';

export type SeatPanelProps = {
  readonly desk: Desk;
  readonly state: SeatState;
  readonly bank: number | undefined;
  readonly onBank: (bank: number | undefined) => void;
  readonly onBack: () => void;
};

/** A seat between two rounds: who sits there, whose fee lies there, who holds the bank. */
export const SeatPanel = (props: SeatPanelProps) => {
  const { desk, state, onBack } = props;
  const t = useTranslations('keypad');
  const { who, word } = useSeatWords(state);
  return (
    <Panel
      title={t('seat', { seat: state.seat })}
      onBack={onBack}
      refusal={desk.refusal('SeatPlayer', 'LeaveSeat', 'LightSeat', 'ClearSeat')}
      about={
        <>
          <LampSign lamp={state.lamp} />
          <p>{word}</p>
          <p>{who}</p>
        </>
      }
    >
      <Keys>{state.places.length === 0 ? sitKeys(props, t) : placeKeys(props, t)}</Keys>
    </Panel>
  );
};

type Words = ReturnType<typeof useTranslations<'keypad'>>;

const SITTING = ['player', 'proposition-player', 'employee-off-duty'] as const;

const sitKeys = ({ desk, state: { seat } }: SeatPanelProps, t: Words) => {
  const { isLive } = desk.parts.summary;
  // At a no-purchase-necessary table the dealer plays the empty seats.
  const roles = isLive ? SITTING : ([...SITTING, 'house'] as const);
  return roles.map(role => {
    const seated = { seat, position: 1, player: { type: 'anonymous' }, role } as const;
    const command: HouseCommand = { type: 'SeatPlayer', table: desk.table, seated };
    return (
      <PadKey
        key={role}
        note={t('seatPanel.sitsDown')}
        isPending={desk.isSent(command)}
        onPress={() => desk.send(command)}
      >
        {t(`roles.${role}`)}
      </PadKey>
    );
  });
};

const placeKeys = ({ desk, state, bank, onBank }: SeatPanelProps, t: Words) => {
  const { seat, places } = state;
  const { table, parts } = desk;
  const isIdle = parts.round.type === 'idle';
  const isBank = bank === seat;
  const next = Math.max(...places.map(({ position }) => position)) + 1;
  const behind = { seat, position: next, player: { type: 'anonymous' }, role: 'backline' } as const;
  const addBackline: HouseCommand = { type: 'SeatPlayer', table, seated: behind };
  return [
    ...(isIdle ? places.flatMap(place => feeKeys(desk, place, t)) : []),
    ...(isIdle && !parts.summary.isForPot
      ? [
          <PadKey key="bank" isOn={isBank} onPress={() => onBank(isBank ? undefined : seat)}>
            {t('seatPanel.bank')}
          </PadKey>,
        ]
      : []),
    ...places.map(({ position }) => {
      const leave: HouseCommand = { type: 'LeaveSeat', table, seat, position };
      const note = position === 1 ? {} : { note: t('backline', { position }) };
      return (
        <PadKey
          key={`leave.${position}`}
          tone="danger"
          {...note}
          isPending={desk.isSent(leave)}
          onPress={() => desk.send(leave)}
        >
          {t('seatPanel.leaves')}
        </PadKey>
      );
    }),
    ...(parts.summary.isForPot
      ? []
      : [
          <PadKey key="backline" isPending={desk.isSent(addBackline)} onPress={() => desk.send(addBackline)}>
            {t('seatPanel.addBackline')}
          </PadKey>,
        ]),
  ];
};

/** A fee that the sensor does not see is marked by the dealer who sees it, and one that was taken away is cleared. */
const feeKeys = ({ table, parts, isSent, send }: Desk, place: SeatView, t: Words) =>
  marksAt(parts, place).map(({ activity, name, space }) => {
    const lit = { seat: place.seat, position: place.position, activity, space } as const;
    const isLit = place.lit.some(mark => mark.activity === activity && mark.space === space);
    const command: HouseCommand = isLit ? { type: 'ClearSeat', table, lit } : { type: 'LightSeat', table, lit };
    const where = place.position === 1 ? name : `${t('backline', { position: place.position })} · ${name}`;
    return (
      <PadKey
        key={`${place.position}.${activity}.${space}`}
        isOn={isLit}
        isPending={isSent(command)}
        note={<span lang="en">{where}</span>}
        onPress={() => send(command)}
      >
        {isLit ? t('seatPanel.marked') : t('seatPanel.mark')}
      </PadKey>
    );
  });

type NamedMark = FeeMark & { readonly name: string };

/** One space for every activity whose fee is left to the player, and whatever else lies there. */
const marksAt = ({ activities, summary }: TableParts, { lit }: SeatView): readonly NamedMark[] => {
  const optional = summary.isLive ? activities.filter(({ isFeeOptional }) => isFeeOptional) : [];
  const own = optional.map(({ activity, name }) => ({ activity, name, space: 'player' as const }));
  const others = lit.filter(mark => !own.some(one => one.activity === mark.activity && one.space === mark.space));
  const nameOf = (id: string) => activities.find(({ activity }) => activity === id)?.name ?? id;
  return [...own, ...others.map(mark => ({ ...mark, name: nameOf(mark.activity) }))];
};
