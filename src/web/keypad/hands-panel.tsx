import { useTranslations } from 'use-intl';
import { type Cents, formatAmountShort, partOf, percent } from '#core/money';
import type { ActivityAtTable, HandButton, MeterView } from '#core/views';
import { useSaid, useStation, useView } from '../kit/index.ts';
import { CallKey } from './call-key.tsx';
import type { SeatState } from './lamp.ts';
import { LampSign } from './lamp-sign.tsx';
import { asks, type KeyRow, Keys, Panel } from './panel.tsx';
import type { Desk } from './use-desk.ts';
import { useSeatWords } from './use-seat-words.ts';

type HandsPanelProps = { readonly desk: Desk; readonly state: SeatState; readonly onBack: () => void };

/** A seat while a round is on: the hands of all charts offered, with what they pay; pressed again, a call is undone. */
export const HandsPanel = ({ desk, state, onBack }: HandsPanelProps) => {
  const t = useTranslations('keypad');
  const { who, word } = useSeatWords(state);
  const rowOf = useHandRow(desk, state);
  const callable = callableAt(desk, state);
  const [first] = callable;
  return (
    <Panel
      title={t('seat', { seat: String(state.seat) })}
      onBack={onBack}
      refusal={desk.refusal('CallHand')}
      about={
        <>
          <LampSign lamp={state.lamp} />
          <p>{word}</p>
          <p>{who}</p>
          {first !== undefined && isOnly(callable) && <p lang="en">{first.activity.name}</p>}
          {callable.length === 0 && <p>{t('hands.none')}</p>}
        </>
      }
    >
      <Keys rows={callable.map(rowOf)} />
    </Panel>
  );
};

type Bar = 'no-bet' | 'table' | undefined;
type Callable = { readonly activity: ActivityAtTable; readonly hand: HandButton; readonly bar: Bar };

/** The likely ones first: of each chart the lowest hand, and what cannot win here after all that can. */
const callableAt = ({ parts }: Desk, { seat }: SeatState): readonly Callable[] =>
  parts.activities
    .filter(({ isInRound }) => isInRound)
    .flatMap(activity =>
      activity.hands.toReversed().map((hand): Callable => ({ activity, hand, bar: barOf(activity, seat) })),
    )
    .toSorted((a, b) => Number(a.bar !== undefined) - Number(b.bar !== undefined));

/** What the house knows before anybody calls. */
const barOf = ({ whyNot, unpaid = [] }: ActivityAtTable, seat: number): Bar => {
  if (whyNot !== undefined) return 'table';
  return unpaid.includes(seat) ? 'no-bet' : undefined;
};

const isOnly = (callable: readonly Callable[]): boolean =>
  new Set(callable.map(({ activity }) => activity.activity)).size === 1;

const useHandRow = (desk: Desk, { seat }: SeatState): ((one: Callable) => KeyRow) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  const { feed } = useStation();
  const meters = useView(feed, 'meters') ?? {};
  const { table, parts } = desk;
  const isOneChart = parts.activities.filter(({ isInRound, hands }) => isInRound && hands.length > 0).length === 1;
  return ({ activity, hand: { row, label, pays }, bar }) => {
    const { activity: id, name, isBeaten, holdFrom, whyNot = [] } = activity;
    const call = parts.calls.find(one => one.seat === seat && one.activity === id && one.row === row);
    const pools = meters[id]?.pools ?? [];
    const shown = amountOf(pays, pools);
    const worth = call?.lock === undefined ? prizeWords(t, pays, shown) : formatAmountShort(call.lock.amount);
    const own = isOneChart ? '' : name;
    const reason = bar === 'no-bet' ? t('hands.noBet') : whyNot.map(say).join(', ');
    const said = call !== undefined ? `${worth} · ${t('hands.called')}` : bar === undefined ? worth : reason;
    return {
      id: `${id}.${row}`,
      label: (
        <>
          <span lang="en">{unbroken(label)}</span>
          {isBeaten === true && ` ${t('hands.beaten')}`}
        </>
      ),
      isOn: call !== undefined,
      isOff: call === undefined && bar !== undefined,
      note: (
        <>
          {said}
          {own !== '' && (
            <>
              {' · '}
              <span lang="en">{own}</span>
            </>
          )}
        </>
      ),
      ...(call === undefined && bar === undefined && shown !== undefined && pays.type === 'meter' && shown >= holdFrom
        ? { hold: CallKey }
        : {}),
      ...asks(desk, { type: 'CallHand', table, seat, activity: id, row }),
    };
  };
};

type Words = ReturnType<typeof useTranslations<'keypad'>>;

/** What a hand would be paid in money; of a meter its part of what the sign shows. */
const amountOf = (pays: HandButton['pays'], meters: readonly MeterView[]): Cents | undefined => {
  if (pays.type === 'money') return pays.amount;
  if (pays.type !== 'meter') return undefined;
  const shown = meters.find(({ pool }) => pool === pays.pool)?.amount;
  return shown === undefined ? undefined : partOf(shown, percent(pays.percent));
};

/** What the chart posts for a hand. */
const prizeWords = (t: Words, pays: HandButton['pays'], amount: Cents | undefined): string => {
  switch (pays.type) {
    case 'money':
    case 'meter': {
      if (amount === undefined) return t('hands.bySheet');
      const said = formatAmountShort(amount);
      return pays.type === 'money' || pays.percent === 100
        ? said
        : t('hands.percent', { percent: pays.percent, amount: said });
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
