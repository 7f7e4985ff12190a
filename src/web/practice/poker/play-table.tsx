import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DECK } from '#core/cards';
import { ofThisDevice, randomBelow, shuffle, useKept, useSaid, useShortcuts } from '../../kit/index.ts';
import { Rack } from '../felt/chips.tsx';
import { Coach, useMoment } from '../felt/coach.tsx';
import layout from '../felt/layout.module.css';
import { Action, Actions, Bank, Felt, Meters, Rail } from '../felt/table.tsx';
import type { PokerId } from '../games.ts';
import { type Wish, wishOf } from '../shortcuts.ts';
import { play as sounds } from '../sounds.ts';
import {
  BROKE,
  begin,
  type Drawn,
  isAsked,
  isBetting,
  isOver,
  netAt,
  OWN_SEAT,
  type PokerAction,
  type PokerPlay,
  type PokerPractice,
  reduce,
} from './model.ts';
import { Hands, Layout, Outcome } from './on-felt.tsx';
import { useAdvice } from './use-advice.ts';

type PlayTableProps = { readonly id: PokerId; readonly practice: PokerPractice; readonly onHelp: () => void };

/** One player against the dealer, neighbors beside, the coach at hand. */
export const PlayTable = ({ id, practice, onHelp }: PlayTableProps) => {
  const t = useTranslations('practice');
  const say = useSaid();
  const [play, keep] = useKept<PokerPlay>(`practice-1-${id}`, begin(practice), ofThisDevice);
  const [moment, setMoment] = useMoment();
  const [isHinted, setHinted] = useState(false);
  const send = (action: PokerAction) => {
    const next = reduce(practice, play, action);
    keep(next);
    setHinted(false);
    sounded(play, next);
  };
  const advice = useAdvice(practice, play, moment, isHinted);
  const choices = isAsked(play) ? choicesIn(practice, play) : [];
  const wayOf = waysAt(play, choices, { send, onHint: () => setHinted(true), onHelp });
  useShortcuts(wishOf, wayOf);
  const { notice } = play;
  return (
    <div className={layout.room}>
      <div className={layout.play}>
        <Felt label={t(`games.${id}`)}>
          <Meters meters={metersOf(play).map(([name, amount]) => ({ name: t(`meters.${name}`), amount }))} />
          <Hands practice={practice} play={play} />
          <Layout practice={practice} play={play} send={send} />
          <p className={layout.status} role="status">
            {notice === undefined
              ? (isAsked(play) && advice.verdict) || t(statusOf(play))
              : notice.message === BROKE.message
                ? t('broke')
                : say(notice)}
          </p>
        </Felt>
        <Rail>
          <Bank
            amount={play.bank}
            onRefill={play.bank < LOW && isBetting(play) ? () => send({ type: 'refill' }) : undefined}
          />
          {isBetting(play) && (
            <Rack
              chosen={play.chip}
              onChoose={chip => send({ type: 'chip', chip })}
              onDrop={(wager, chip) => send({ type: 'bet', wager, chip })}
            />
          )}
          <Keys
            play={play}
            choices={choices}
            wayOf={wayOf}
            onHint={moment === 'before' ? undefined : () => setHinted(true)}
          />
        </Rail>
        <p className={layout.worth}>{t('noValue')}</p>
      </div>
      <Coach moment={moment} onMoment={setMoment} worths={advice.worths} verdict={advice.verdict} score={play.score}>
        {isOver(play) && <Outcome practice={practice} play={play} />}
      </Coach>
    </div>
  );
};

type Doing = { readonly send: (action: PokerAction) => void; readonly onHint: () => void; readonly onHelp: () => void };

/** What a key does at this moment of the round. */
const waysAt =
  (play: PokerPlay, choices: readonly number[], { send, onHint, onHelp }: Doing) =>
  (wish: Wish): (() => void) | undefined => {
    switch (wish) {
      case 'go-on':
        if (isBetting(play)) return () => send({ type: 'deal', drawn: drawnFor() });
        return isOver(play) ? () => send({ type: 'next' }) : undefined;
      case 'fold':
        return isAsked(play) ? () => send({ type: 'decide', play: 0 }) : undefined;
      case 'clear':
        return isBetting(play) ? () => send({ type: 'clear' }) : undefined;
      case 'hint':
        return isAsked(play) ? onHint : undefined;
      case 'help':
        return onHelp;
      default: {
        const multiple = MULTIPLES[wish] ?? 0;
        return multiple > 0 && choices.includes(multiple) ? () => send({ type: 'decide', play: multiple }) : undefined;
      }
    }
  };

const LOW = 2_000;
const MULTIPLES: Readonly<Partial<Record<Wish, number>>> = { one: 1, two: 2, three: 3 };
const WISHES = [undefined, 'one', 'two', 'three'] as const;

const choicesIn = (practice: PokerPractice, { round }: PokerPlay): readonly number[] =>
  practice.advise(round!, OWN_SEAT).choices.map(({ play }) => play);

const metersOf = ({ meters, round }: PokerPlay) =>
  Object.entries(round?.meters ?? meters).flatMap(([name, meter]) =>
    meter === undefined ? [] : [[name as MeterName, meter.posted] as const],
  );
type MeterName = 'fourCard' | 'fiveCard' | 'handBonus' | 'progressive';

const statusOf = (play: PokerPlay) => {
  if (isBetting(play)) return 'status.bet';
  if (isAsked(play)) return 'status.decide';
  const net = netAt(play, OWN_SEAT);
  return net > 0 ? 'status.won' : net < 0 ? 'status.lost' : 'status.even';
};

/** The whole deck is shuffled, and everything else drawn, before a card is shown. */
const drawnFor = (): Drawn => {
  const deck = shuffle(DECK, randomBelow);
  const seat = randomBelow(6);
  return { deck, magicCard: DECK[randomBelow(DECK.length)]!, luckySeat: seat === 0 ? 'dealer' : seat };
};

const sounded = (before: PokerPlay, after: PokerPlay): void => {
  if (isOver(after) && !isOver(before)) sounds(netAt(after, OWN_SEAT) > 0 ? 'won' : 'lost');
  else if (isBetting(before) && !isBetting(after)) sounds('card');
  else if (after.bank !== before.bank) sounds('chip');
};

type KeysProps = {
  readonly play: PokerPlay;
  readonly choices: readonly number[];
  readonly wayOf: (wish: Wish) => (() => void) | undefined;
  readonly onHint: (() => void) | undefined;
};

/** What can be done now. */
const Keys = ({ play, choices, wayOf, onHint }: KeysProps) => {
  const t = useTranslations('practice.keys');
  const press = (wish: Wish) => () => wayOf(wish)?.();
  if (isBetting(play)) {
    return (
      <Actions>
        <Action keyName="C" onPress={press('clear')}>
          {t('clear')}
        </Action>
        <Action keyName={t('space')} isMain onPress={press('go-on')}>
          {t('deal')}
        </Action>
      </Actions>
    );
  }
  if (isOver(play)) {
    return (
      <Actions>
        <Action keyName={t('space')} isMain onPress={press('go-on')}>
          {t('next')}
        </Action>
      </Actions>
    );
  }
  return (
    <Actions>
      {onHint !== undefined && (
        <Action keyName="H" onPress={onHint}>
          {t('hint')}
        </Action>
      )}
      {choices.map(multiple => (
        <Action
          key={multiple}
          keyName={multiple === 0 ? 'F' : `${multiple}`}
          isMain={multiple > 0}
          onPress={press(WISHES[multiple] ?? 'fold')}
        >
          {multiple === 0 ? t('fold') : t('play', { count: multiple })}
        </Action>
      ))}
    </Actions>
  );
};
