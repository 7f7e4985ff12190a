import { useTranslations } from 'use-intl';
import { type Card, rankFour } from '#core/cards';
import { namedWager, type SeatState } from '#core/games/table';
import { type Cents, minus, NOTHING, times } from '#core/money';
import { saidIn } from '#core/words';
import { SaidWords, useSaid } from '../../kit/index.ts';
import { Cards } from '../felt/cards.tsx';
import layout from '../felt/layout.module.css';
import { signed } from '../felt/signed.ts';
import { Spot, type SpotResult } from '../felt/spot.tsx';
import {
  isBetting,
  isOver,
  lookAt,
  netAt,
  OWN_SEAT,
  ownEntries,
  type PokerAction,
  type PokerPlay,
  type PokerPractice,
} from './model.ts';

type OnFelt = { readonly practice: PokerPractice; readonly play: PokerPlay };

/** The dealer, the neighbors and the player with their cards. */
export const Hands = ({ practice, play }: OnFelt) => {
  const t = useTranslations('practice');
  const { round } = play;
  const look = round && lookAt(practice, round);
  const seats = round?.seats ?? [];
  const order = (place: number) => (nth: number) => nth * (seats.length + 1) + place;
  const turned = isOver(play);
  const own = look?.seats.find(({ seat }) => seat === OWN_SEAT)?.cards ?? [];
  return (
    <>
      <div className={layout.dealer}>
        <Plate name={t('dealer')} hand={turned ? round?.dealer : undefined} />
        <Cards
          label={t('dealersCards')}
          cards={look?.dealer ?? []}
          places={practice.game.dealerCards}
          lit={turned ? rankFour(round!.dealer).used : undefined}
          comesAt={turned ? undefined : order(seats.length)}
        />
        {play.drawn !== undefined &&
          (play.bets['handBonusOnPlayer'] ?? play.bets['handBonusOnDealer']) !== undefined && (
            <p className={layout.drawn}>
              {t('magicCard')} <SaidWords of={saidIn({ words: shownCard(play.drawn.magicCard) })} />
              {' · '}
              {play.drawn.luckySeat === 'dealer'
                ? t('luckyDealer')
                : t('luckySeat', { seat: `${play.drawn.luckySeat}` })}
            </p>
          )}
      </div>
      <Neighbors practice={practice} play={play} />
      <div className={layout.own}>
        <Cards
          label={t('yourCards')}
          size="large"
          places={5}
          cards={own}
          comesAt={order(seats.findIndex(({ seat }) => seat === OWN_SEAT))}
          lit={turned && own[0] !== undefined ? rankFour(own as readonly Card[]).used : undefined}
        />
        <Plate name={t('you')} hand={own.length === 5 ? (own as readonly Card[]) : undefined} />
      </div>
    </>
  );
};

const OTHERS = [1, 2, 4, 5] as const;

/** The simulated players; they play for the best. */
const Neighbors = ({ practice, play }: OnFelt) => {
  const t = useTranslations('practice');
  const seats = play.round?.seats ?? [];
  const look = play.round && lookAt(practice, play.round);
  return (
    <ul className={layout.neighbors} aria-label={t('neighbors')}>
      {OTHERS.map(seat => {
        const at = seats.find(one => one.seat === seat);
        const place = seats.findIndex(one => one.seat === seat);
        const cards = look?.seats.find(one => one.seat === seat)?.cards ?? [];
        const isShown = cards[0] !== undefined;
        return (
          <li key={seat} className={layout.neighbor}>
            <Cards
              label={t('cardsOf', { seat: `${seat}` })}
              size="small"
              places={5}
              cards={cards}
              isGone={at?.decision === 'fold' && !isShown}
              comesAt={isShown ? undefined : nth => nth * (seats.length + 1) + place}
            />
            <span className={layout.seat}>{t('seat', { seat: `${seat}` })}</span>
            <NeighborSays at={at} play={play} />
          </li>
        );
      })}
    </ul>
  );
};

const shownCard = (card: Card): string => card.replace('s', '♠').replace('h', '♥').replace('d', '♦').replace('c', '♣');

/** Whose hand it is, and what it is. */
const Plate = ({ name, hand }: { name: string; hand: readonly Card[] | undefined }) => (
  <p className={layout.plate}>
    <strong>{name}</strong>
    {hand !== undefined && (
      <span className={layout.hand}>
        <SaidWords of={saidIn(rankFour(hand))} />
      </span>
    )}
  </p>
);

const NeighborSays = ({ at, play }: { at: SeatState | undefined; play: PokerPlay }) => {
  const t = useTranslations('practice');
  if (isOver(play) && at !== undefined) {
    const net = netAt(play, at.seat);
    return (
      <span className={layout.says} data-result={net > 0 ? 'won' : 'lost'}>
        {signed(net)}
      </span>
    );
  }
  const decision = at?.decision;
  if (decision === undefined) return <span className={layout.says} />;
  return <span className={layout.says}>{decision === 'fold' ? t('folded') : t('played')}</span>;
};

/** The places for chips, and what became of each bet. */
export const Layout = ({ practice, play, send }: OnFelt & { send: (action: PokerAction) => void }) => {
  const t = useTranslations('practice');
  const { bets, choice } = play;
  const isOpen = isBetting(play);
  const results = resultsOf(play);
  const played = choice === undefined || choice === 0 ? NOTHING : times(bets.ante ?? NOTHING, choice);
  return (
    <div className={layout.spots} data-many={practice.game.bets.length > 4 || undefined}>
      {practice.game.bets.map(wager => (
        <Spot
          key={wager}
          wager={wager}
          name={t(`bets.${wager as BetName}`)}
          amount={bets[wager] ?? NOTHING}
          isMain={wager === 'ante' || wager === 'superBonus'}
          isOpen={isOpen}
          result={results.get(wager)}
          onBet={() => send({ type: 'bet', wager })}
          onTakeBack={() => send({ type: 'take-back', wager })}
        />
      ))}
      <Spot
        wager="play"
        name={t('bets.play')}
        amount={played}
        isMain
        isOpen={false}
        result={results.get('play')}
        onBet={() => undefined}
        onTakeBack={() => undefined}
      />
    </div>
  );
};

type BetName =
  | 'ante'
  | 'superBonus'
  | 'queensUp'
  | 'fourCardProgressive'
  | 'fiveCardProgressive'
  | 'handBonusOnPlayer'
  | 'handBonusOnDealer'
  | 'coverAll'
  | 'acesUp'
  | 'progressive';

/** By wager: what it won beside the stake, or that it was returned or lost. */
const resultsOf = (play: PokerPlay): ReadonlyMap<string, SpotResult> =>
  new Map(
    ownEntries(play).flatMap(({ wager, stake, returned }) => {
      if (stake === 0) return [];
      const amount: Cents = returned > stake ? minus(returned, stake) : stake;
      return [[wager, { kind: returned > stake ? 'won' : returned === stake ? 'pushed' : 'lost', amount }] as const];
    }),
  );

/** Every own bet in a sentence, with its clause, in the order in which the dealer settles. */
export const Outcome = ({ practice, play }: OnFelt) => {
  const t = useTranslations('practice');
  const say = useSaid();
  const settlement = play.round!.settlement!;
  const sentences = practice.game.explain(settlement);
  const rows = settlement.entries.flatMap((entry, at) =>
    entry.seat === OWN_SEAT ? [{ entry, said: sentences[at]! }] : [],
  );
  return (
    <section className={layout.outcome} aria-label={t('outcome')}>
      <h4>{t('outcome')}</h4>
      <ul>
        {rows.map(({ entry, said }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries stand in the order of settlement.
          <li key={at} data-wager-settled={entry.wager}>
            <span className={layout.wager}>{wordsOf(say, entry.wager)}</span>
            <span className={layout.amount}>{signed(entry.returned - entry.stake)}</span>
            <span className={layout.why}>{say(said)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const wordsOf = (say: ReturnType<typeof useSaid>, wager: string): string => {
  const named = namedWager(wager);
  return typeof named === 'object' && 'message' in named ? say(named) : wager;
};
