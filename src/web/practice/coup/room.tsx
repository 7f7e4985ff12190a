import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { toNumber } from '#core/base';
import { baccaratTotal, DECK, type NaturalCard } from '#core/cards';
import { dollars, formatAmountShort, NOTHING, total } from '#core/money';
import { ofThisDevice, randomBelow, useKept, useSaid, useShortcuts } from '../../kit/index.ts';
import { Cards } from '../felt/cards.tsx';
import { Rack } from '../felt/chips.tsx';
import { Coach, useMoment, type Worth } from '../felt/coach.tsx';
import layout from '../felt/layout.module.css';
import { signed } from '../felt/signed.ts';
import { Spot, type SpotResult } from '../felt/spot.tsx';
import { Action, Actions, Bank, Felt, type Mode, Rail, TableHead } from '../felt/table.tsx';
import { type CoupGame, coupGame } from '../games.ts';
import { type Wish, wishOf } from '../shortcuts.ts';
import { play as sounds } from '../sounds.ts';
import { Training } from '../training/training.tsx';
import { coupLesson } from './lesson.ts';
import { advise, begin, type CoupAction, type CoupPlay, LINES, type Line, reduce } from './model.ts';

const ID = 'baccarat';

/** The baccarat table, once its game has come. */
export const CoupRoom = ({ onHelp }: { onHelp: () => void }) => {
  const [game, setGame] = useState<CoupGame>();
  const [mode, setMode] = useKept<Mode>('practice-mode', 'play', ofThisDevice);
  const starting = useTranslations('kit')('starting');
  useEffect(() => void coupGame().then(setGame), []);
  return (
    <>
      <TableHead id={ID} mode={mode} onMode={setMode} />
      {game === undefined ? (
        <p role="status">{starting}</p>
      ) : mode === 'training' ? (
        <Training id={ID} deal={() => coupLesson(game, randomBelow)} onHelp={onHelp} />
      ) : (
        <CoupTable game={game} onHelp={onHelp} />
      )}
    </>
  );
};

const CoupTable = ({ game, onHelp }: { game: CoupGame; onHelp: () => void }) => {
  const t = useTranslations('practice');
  const [play, keep] = useKept<CoupPlay>(`practice-1-${ID}`, begin(), ofThisDevice);
  const [moment, setMoment] = useMoment();
  const send = (action: CoupAction) => {
    const next = reduce(game, play, action);
    keep(next);
    sounds(action.type === 'deal' ? 'card' : 'chip');
  };
  const { settled } = play;
  const isBetting = settled === undefined;
  const goOn = () => send(isBetting ? { type: 'deal', shoe: shoeFor() } : { type: 'next' });
  const wayOf = (wish: Wish): (() => void) | undefined => {
    if (wish === 'go-on') return goOn;
    if (wish === 'help') return onHelp;
    return wish === 'clear' && isBetting ? () => send({ type: 'clear' }) : undefined;
  };
  useShortcuts(wishOf, wayOf);
  const worths = moment === 'off' ? undefined : worthsOf(game, play, line => t(`coup.${line}`));
  return (
    <div className={layout.room}>
      <div className={layout.play}>
        <Felt label={t(`games.${ID}`)}>
          <p className={layout.drawn}>{t('coup.shoe')}</p>
          <Sides play={play} />
          <Spots play={play} send={send} />
          <Status play={play} />
        </Felt>
        <CoupRail play={play} send={send} goOn={goOn} />
        <p className={layout.worth}>{t('noValue')}</p>
      </div>
      <Coach
        moment={moment}
        onMoment={setMoment}
        worths={worths}
        verdict={moment === 'off' ? undefined : t('coup.worth', { amount: formatAmountShort(UNIT) })}
        score={play.score}
      >
        {settled !== undefined && <Paid play={play} />}
      </Coach>
    </div>
  );
};

type RailProps = {
  readonly play: CoupPlay;
  readonly send: (action: CoupAction) => void;
  readonly goOn: () => void;
};

const CoupRail = ({ play, send, goOn }: RailProps) => {
  const t = useTranslations('practice');
  const isBetting = play.settled === undefined;
  return (
    <Rail>
      <Bank
        amount={play.bank}
        onRefill={play.bank < dollars(10) && isBetting ? () => send({ type: 'refill' }) : undefined}
      />
      {isBetting && (
        <Rack
          chosen={play.chip}
          onChoose={chip => send({ type: 'chip', chip })}
          onDrop={(line, chip) => send({ type: 'bet', line: line as Line, chip })} // The places of this table.
        />
      )}
      <Actions>
        {isBetting && (
          <Action keyName="C" onPress={() => send({ type: 'clear' })}>
            {t('keys.clear')}
          </Action>
        )}
        <Action keyName={t('keys.space')} isMain onPress={goOn}>
          {t(isBetting ? 'keys.deal' : 'keys.next')}
        </Action>
      </Actions>
    </Rail>
  );
};

const UNIT = dollars(10);

const worthsOf = (game: CoupGame, { bets }: CoupPlay, nameOf: (line: Line) => string): readonly Worth[] => {
  const worths = advise(game, UNIT).map(({ line, net }) => ({ line, net: toNumber(net) }));
  const most = Math.max(...worths.map(({ net }) => net));
  return worths.map(({ line, net }) => ({
    choice: line,
    name: nameOf(line),
    net,
    isBest: net === most,
    isChosen: bets[line] !== undefined,
  }));
};

const DECKS = 8;

/** The six cards that a coup can need, each from all eight decks that are left. */
const shoeFor = (): readonly NaturalCard[] => {
  const shoe = Array.from({ length: DECKS }, () => DECK).flat();
  return Array.from({ length: 6 }, () => shoe.splice(randomBelow(shoe.length), 1)[0]!);
};

const Sides = ({ play: { settled } }: { play: CoupPlay }) => {
  const t = useTranslations('practice.coup');
  return (
    <div className={layout.sides}>
      {(['player', 'banker'] as const).map((side, place) => {
        const cards = settled?.[side] ?? [];
        return (
          <div key={side} className={layout.side} data-won={settled?.winner === side || undefined}>
            <p className={layout.plate}>
              <strong>{t(side)}</strong>
              {cards.length > 0 && <span className={layout.total}>{baccaratTotal(cards)}</span>}
            </p>
            <Cards
              label={t('cards', { name: t(side) })}
              size="large"
              places={2}
              cards={cards}
              comesAt={nth => 5 * (2 * nth + place)}
            />
          </div>
        );
      })}
    </div>
  );
};

const Spots = ({ play, send }: { play: CoupPlay; send: (action: CoupAction) => void }) => {
  const t = useTranslations('practice.coup');
  const { bets, settled } = play;
  return (
    <div className={layout.spots}>
      {LINES.map(line => (
        <Spot
          key={line}
          wager={line}
          name={`${t(line)} · ${t(`pays.${line}`)}`}
          amount={bets[line] ?? NOTHING}
          isMain={line !== 'tie'}
          isOpen={settled === undefined}
          result={resultOf(play, line)}
          onBet={() => send({ type: 'bet', line })}
          onTakeBack={() => send({ type: 'take-back', line })}
        />
      ))}
    </div>
  );
};

const resultOf = ({ settled, bets }: CoupPlay, line: Line): SpotResult | undefined => {
  const paid = settled?.paid.find(one => one.line === line);
  if (paid === undefined) return undefined;
  if (paid.net === 0) return { kind: 'pushed', amount: NOTHING };
  return paid.net > 0 ? { kind: 'won', amount: paid.net } : { kind: 'lost', amount: bets[line] ?? NOTHING };
};

const Status = ({ play: { settled, notice } }: { play: CoupPlay }) => {
  const t = useTranslations('practice');
  const say = useSaid();
  const words = () => {
    if (notice !== undefined) return notice === 'broke' ? t('broke') : say(notice);
    if (settled === undefined) return t('status.bet');
    const net = total(settled.paid.map(paid => paid.net));
    return `${t(`coup.wins.${settled.winner}`)} ${signed(net)}`;
  };
  return (
    <p className={layout.status} role="status">
      {words()}
    </p>
  );
};

const Paid = ({ play: { settled } }: { play: CoupPlay }) => {
  const t = useTranslations('practice');
  const say = useSaid();
  return (
    <section className={layout.outcome} aria-label={t('outcome')}>
      <h4>{t('outcome')}</h4>
      <ul>
        {settled!.paid.map(({ line, net, why }) => (
          <li key={line}>
            <span className={layout.wager}>{t(`coup.${line}`)}</span>
            <span className={layout.amount}>{signed(net)}</span>
            <span className={layout.why}>{say(why)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
};
