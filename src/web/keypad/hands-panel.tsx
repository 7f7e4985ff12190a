import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { formatAmountShort } from '#core/money';
import type { ActivityAtTable, HandButton, MeterView } from '#core/views';
import { useStation, useView } from '../kit/index.ts';
import type { SeatState } from './lamp.ts';
import { LampSign } from './lamp-sign.tsx';
import { asks, Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';
import { useSeatWords } from './use-seat-words.ts';

type HandsPanelProps = { readonly desk: Desk; readonly state: SeatState; readonly onBack: () => void };

/** A seat while a round is on: the hands of the offered charts, with what they pay; pressed again, a call is undone. */
export const HandsPanel = ({ desk, state, onBack }: HandsPanelProps) => {
  const t = useTranslations('keypad');
  const { who, word } = useSeatWords(state);
  const callable = desk.parts.activities.filter(({ isInRound, hands }) => isInRound && hands.length > 0);
  const [chosen, setChosen] = useState<string>();
  const only = callable.length === 1 ? callable[0] : undefined;
  const activity = only ?? callable.find(one => one.activity === chosen);
  return (
    <Panel
      title={t('seat', { seat: String(state.seat) })}
      onBack={() => (only === undefined && chosen !== undefined ? setChosen(undefined) : onBack())}
      refusal={desk.refusal('CallHand')}
      about={
        <>
          <LampSign lamp={state.lamp} />
          <p>{word}</p>
          <p>{who}</p>
          {activity !== undefined && <p lang="en">{activity.name}</p>}
          {callable.length === 0 && <p>{t('hands.none')}</p>}
        </>
      }
    >
      {activity === undefined ? (
        <Keys
          key="activities"
          rows={callable.map(one => ({
            id: one.activity,
            label: <span lang="en">{one.name}</span>,
            isOn: isCalledIn(desk, state, one),
            note: feeNote(t, state, one),
            onPress: () => {
              desk.dismiss();
              setChosen(one.activity);
            },
          }))}
        />
      ) : (
        <Hands key={activity.activity} desk={desk} state={state} activity={activity} />
      )}
    </Panel>
  );
};

const isCalledIn = ({ parts: { calls } }: Desk, { seat }: SeatState, { activity }: ActivityAtTable): boolean =>
  calls.some(call => call.seat === seat && call.activity === activity);

const hasFee = ({ places }: SeatState, { activity }: ActivityAtTable): boolean =>
  places.some(({ inRound }) => inRound?.fees.some(fee => fee.activity === activity));

/** An activity without a fee has nothing lying there. */
const feeNote = (t: Words, state: SeatState, one: ActivityAtTable): string => {
  if (!one.hasFee) return t('hands.noFee');
  return hasFee(state, one) || !one.isFeeOptional ? t('hands.hasBet') : t('hands.noBet');
};

type HandsProps = { readonly desk: Desk; readonly state: SeatState; readonly activity: ActivityAtTable };

const Hands = ({ desk, state: { seat }, activity: { activity, hands } }: HandsProps) => {
  const t = useTranslations('keypad');
  const { feed } = useStation();
  const meters = useView(feed, 'meters')?.[activity]?.pools ?? [];
  const { table, parts } = desk;
  return (
    <Keys
      rows={hands.map(({ row, label, pays }) => {
        const call = parts.calls.find(one => one.seat === seat && one.activity === activity && one.row === row);
        const worth = call?.lock === undefined ? prizeWords(t, pays, meters) : formatAmountShort(call.lock.amount);
        return {
          id: row,
          label: <span lang="en">{unbroken(label)}</span>,
          isOn: call !== undefined,
          note: call === undefined ? worth : `${worth} · ${t('hands.called')}`,
          ...asks(desk, { type: 'CallHand', table, seat, activity, row }),
        };
      })}
    />
  );
};

type Words = ReturnType<typeof useTranslations<'keypad'>>;

/** What the chart posts for a hand; of a meter what its sign shows. */
const prizeWords = (t: Words, pays: HandButton['pays'], meters: readonly MeterView[]): string => {
  switch (pays.type) {
    case 'money':
      return formatAmountShort(pays.amount);
    case 'meter': {
      const shown = meters.find(({ pool }) => pool === pays.pool)?.amount;
      if (shown === undefined) return t('hands.bySheet');
      const amount = formatAmountShort(shown);
      return pays.percent === 100 ? amount : t('hands.percent', { percent: pays.percent, amount });
    }
    case 'tickets':
      return t('hands.tickets', { count: pays.count });
    case 'points':
      return t('hands.points', { count: pays.count });
    case 'other':
      return t('hands.bySheet');
  }
};

/** `A-K-Q-J-10` stays on one line: the hyphens between ranks are joined to them. */
const unbroken = (label: string): string =>
  label.replaceAll(/(?<=\b(?:[AKQJ2-9]|10))-(?=[AKQJ2-9]|10)/g, '\u2060-\u2060');
