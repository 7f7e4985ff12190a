import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { GameAtTable } from '#core/house';
import { type Cents, formatAmountShort, NOTHING, total } from '#core/money';
import { betCommand, chipsFor, handButtonCommand } from '#entry';
import { useSaid } from '../../kit/index.ts';
import type { SeatState } from '../lamp.ts';
import { asks, type KeyRow, Keys, Panel } from '../panel.tsx';
import type { Desk } from '../use-desk.ts';

type GameSeatProps = {
  readonly desk: Desk;
  readonly game: GameAtTable;
  readonly state: SeatState;
  readonly onSeating: () => void;
  readonly onBack: () => void;
};

/** A seat at a game that the house settles: its bets before Coin In, its hand buttons after. */
export const GameSeat = (props: GameSeatProps) => {
  const { desk, game, state, onSeating, onBack } = props;
  const t = useTranslations('keypad');
  const [wager, setWager] = useState<string>();
  const bet = game.phase === 'bets' ? game.layout.find(one => one.wager === wager) : undefined;
  const say = useSaid();
  const { seat } = state;
  const seating: KeyRow = { id: 'seating', label: t('game.seating'), onPress: onSeating };
  return (
    <Panel
      title={t('seat', { seat: String(seat) })}
      onBack={() => (bet === undefined ? onBack() : setWager(undefined))}
      refusal={desk.refusal('PlaceBets', 'PlayRound')}
      about={bet === undefined ? <Lies game={game} seat={seat} /> : <p>{say(bet.label)}</p>}
    >
      {bet !== undefined ? (
        <Keys key={bet.wager} rows={chipKeys(desk, seat, bet, liesOn(game, seat, bet.wager), t('game.takeBack'))} />
      ) : game.phase === 'bets' ? (
        <Keys
          key="bets"
          rows={[
            ...game.layout.map(one => {
              const lies = liesOn(game, seat, one.wager);
              return {
                id: one.wager,
                label: say(one.label),
                isOn: lies > NOTHING,
                ...(lies > NOTHING ? { note: formatAmountShort(lies) } : {}),
                onPress: () => setWager(one.wager),
              };
            }),
            seating,
          ]}
        />
      ) : (
        <Buttons desk={desk} game={game} seat={seat} />
      )}
    </Panel>
  );
};

const liesOn = ({ seats }: GameAtTable, seat: number, wager: string): Cents =>
  seats.find(one => one.seat === seat)?.wagers[wager] ?? NOTHING;

const chipKeys = (
  desk: Desk,
  seat: number,
  bet: GameAtTable['layout'][number],
  lies: Cents,
  back: string,
): readonly KeyRow[] => [
  ...chipsFor(bet, lies).map(amount => ({
    id: String(amount),
    label: formatAmountShort(amount),
    ...asks(desk, betCommand(desk.table, seat, bet.wager, amount)),
  })),
  ...(lies === NOTHING
    ? []
    : [
        {
          id: 'back',
          label: back,
          note: formatAmountShort(lies),
          tone: 'danger' as const,
          ...asks(desk, betCommand(desk.table, seat, bet.wager, NOTHING)),
        },
      ]),
];

/** How much is bet at the seat, which its keys say bet by bet, and its hand once it is turned up. */
const Lies = ({ game, seat }: { game: GameAtTable; seat: number }) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  const at = game.seats.find(one => one.seat === seat);
  if (at === undefined) return <p>{t('game.noBets')}</p>;
  const bets = Object.values(at.wagers);
  return (
    <>
      <p>{t('count.betsFor', { count: bets.length, amount: formatAmountShort(total(bets)) })}</p>
      {at.hand !== undefined && <p>{say(at.hand)}</p>}
    </>
  );
};

/** Hand buttons of the bets of this seat: what the cards have shown and what is lit, then the rest bet by bet. */
const Buttons = ({ desk, game, seat }: { desk: Desk; game: GameAtTable; seat: number }) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  const keyOf = useButtonKey(desk, game, seat);
  const [wager, setWager] = useState<string>();
  const offered = game.buttons.filter(button => liesOn(game, seat, button.wager) > NOTHING);
  const wagers = [...new Set(offered.map(button => button.wager))];
  if (wagers.length === 0) return <p>{t('game.noButtons')}</p>;
  const chosen = wagers.length === 1 ? wagers[0] : wager;
  if (chosen !== undefined) {
    const own = offered.filter(button => button.wager === chosen).map(keyOf);
    const back = { id: 'back', label: t('keys.back'), onPress: () => setWager(undefined) };
    return <Keys key={chosen} rows={[...own, wagers.length > 1 && back]} />;
  }
  // What the cards have shown comes first.
  const first = offered.filter(({ wager: of, hand }) =>
    [...game.wins, ...game.keyed].some(one => one.seat === seat && one.wager === of && one.hand === hand),
  );
  const others = wagers.map(of => ({
    id: of,
    label: say(game.layout.find(one => one.wager === of)!.label), // It lies on the layout.
    ...(first.length > 0 && { note: t('game.otherHands') }),
    onPress: () => setWager(of),
  }));
  return <Keys key="first" rows={[...first.map(keyOf), ...others]} />;
};

type Button = GameAtTable['buttons'][number];

/** Pressed again, a lit button goes out. */
const useButtonKey = (desk: Desk, game: GameAtTable, seat: number): ((button: Button) => KeyRow) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  return ({ wager, hand, label, pays }) => {
    const lit = game.keyed.find(one => one.seat === seat && one.wager === wager && one.hand === hand);
    const worth = lit === undefined ? say(pays) : formatAmountShort(lit.amount);
    const bet = game.layout.find(one => one.wager === wager)?.label;
    const note = bet === undefined ? worth : `${say(bet)} · ${worth}`;
    return {
      id: `${wager} ${hand}`,
      label: say(label),
      isOn: lit !== undefined,
      note: lit === undefined || lit.isValidated ? note : `${note} · ${t('game.floorFirst')}`,
      ...asks(desk, handButtonCommand(desk.table, seat, wager, hand)),
    };
  };
};
