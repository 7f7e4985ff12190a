import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '#core/cards';
import type { GameAtTable } from '#core/house';
import { type Cents, formatAmount, formatAmountShort } from '#core/money';
import {
  dealCommand,
  foldCommand,
  gameKey,
  isStillInShoe,
  linesToHandle,
  playChipsFor,
  playCommand,
  playsOf,
  settleCommand,
} from '#entry';
import { CardPad, PadKey, useSaid } from '../../kit/index.ts';
import { asks, Keys, Panel } from '../panel.tsx';
import type { Desk } from '../use-desk.ts';
import { GameCards } from './cards.tsx';
import styles from './game.module.css';

type StepProps = { readonly desk: Desk; readonly game: GameAtTable; readonly onBack: () => void };

/** What is dealt, decided or settled next; when there is nothing to tap anymore it closes. */
export const GameStep = ({ desk, game, onBack }: StepProps) => {
  const { next } = game;
  const isCards = gameKey(game) === 'cards';
  const isHere = isCards || next?.type === 'deal' || next?.type === 'decide' || next?.type === 'settle';
  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes once.
  useEffect(() => {
    if (!isHere) onBack();
  }, [isHere]);
  if (isCards && game.cards !== undefined) return <GameCards desk={desk} cards={game.cards} onBack={onBack} />;
  switch (next?.type) {
    case 'deal':
      return (
        <Deal
          key={`${next.to} ${[...game.seats.flatMap(({ cards }) => cards), ...game.dealer].length}`}
          {...{ desk, game, onBack }}
          next={next}
        />
      );
    case 'decide':
      return <Decide key={next.seat} {...{ desk, game, onBack }} next={next} />;
    case 'settle':
      return <Settle key={next.step} {...{ desk, game, onBack }} next={next} />;
    default:
      return null;
  }
};

type NextOf<Type> = { readonly next: Extract<NonNullable<GameAtTable['next']>, { readonly type: Type }> };

/** The cards of one delivery; with the last one they are sent. */
const Deal = ({ desk, game, onBack, next: { to, cards: count } }: StepProps & NextOf<'deal'>) => {
  const t = useTranslations('keypad');
  const [cards, setCards] = useState<readonly Card[]>([]);
  const put = (tapped: readonly Card[]): void => {
    setCards(tapped);
    if (tapped.length === count) desk.send(dealCommand(desk.table, to, tapped));
  };
  const title = to === 'dealer' ? t('game.dealerCards') : t('seat', { seat: String(to) });
  return (
    <Panel title={title} onBack={onBack} refusal={desk.refusal('PlayRound')}>
      <div className={styles.pad}>
        <CardPad
          label={title}
          cards={cards}
          max={count}
          left={card => (isStillInShoe(game, card) && !cards.includes(card) ? 1 : 0)}
          onChange={put}
        />
      </div>
    </Panel>
  );
};

/** Fold, or a play bet of one to three times the ante, or of what lies between. */
const Decide = (props: StepProps & NextOf<'decide'>) => {
  const { desk, onBack, next } = props;
  const t = useTranslations('keypad');
  const [other, setOther] = useState<Cents>();
  const { table } = desk;
  const { seat } = next;
  if (other !== undefined) return <OtherPlay {...props} amount={other} onChange={setOther} />;
  return (
    <Panel title={t('seat', { seat: String(seat) })} onBack={onBack} refusal={desk.refusal('PlayRound')}>
      <Keys
        rows={[
          ...playsOf(next).map((amount, place) => ({
            id: String(amount),
            label: t('game.play', { times: place + 1 }),
            note: formatAmountShort(amount),
            ...asks(desk, playCommand(table, seat, amount)),
          })),
          next.to > next.from && { id: 'other', label: t('game.other'), onPress: () => setOther(next.from) },
          { id: 'fold', label: t('game.fold'), tone: 'danger', ...asks(desk, foldCommand(table, seat)) },
        ]}
      />
    </Panel>
  );
};

type OtherProps = StepProps &
  NextOf<'decide'> & { readonly amount: Cents; readonly onChange: (amount: Cents | undefined) => void };

/** Chips on top of the ante's amount, as they are on the layout. */
const OtherPlay = ({ desk, next, amount, onChange }: OtherProps) => {
  const t = useTranslations('keypad');
  return (
    <Panel
      title={t('seat', { seat: String(next.seat) })}
      onBack={() => onChange(undefined)}
      refusal={desk.refusal('PlayRound')}
    >
      <Keys
        rows={[
          {
            id: 'play',
            label: t('game.playAmount', { amount: formatAmountShort(amount) }),
            tone: 'main',
            ...asks(desk, playCommand(desk.table, next.seat, amount)),
          },
          ...playChipsFor(next, amount).map(more => ({
            id: String(more),
            label: formatAmountShort(more),
            onPress: () => onChange(more),
          })),
        ]}
      />
    </Panel>
  );
};

/** Only the tray's own money is paid at the table. TBL-4 */
const PAYS = { tray: 'pays', 'game-account': 'paysAccount', meter: 'paysMeter' } as const;

/** One big line for each bet, in the order of the rules, and the key when it is done. */
const Settle = ({ desk, game, onBack, next: { step } }: StepProps & NextOf<'settle'>) => {
  const t = useTranslations('keypad');
  const say = useSaid();
  const title = typeof step === 'number' ? t('seat', { seat: String(step) }) : t(`game.steps.${step}`);
  const isWaiting = typeof step === 'number' && game.waiting.includes(step);
  return (
    <Panel title={title} onBack={onBack} refusal={desk.refusal('PlayRound')}>
      <div className={styles.step}>
        <ul className={styles.lines}>
          {linesToHandle(game).map(({ place, seat, label, kind, amount, from }) => (
            <li key={place} className={styles.line} data-kind={kind} data-from={from}>
              <span>
                {t(`game.${kind === 'pays' ? PAYS[from] : kind}`, { seat: String(seat), amount: formatAmount(amount) })}
              </span>
              <small>{say(label)}</small>
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          {isWaiting ? (
            <p className={styles.line}>{t('game.floorFirst')}</p>
          ) : (
            <PadKey tone="main" {...asks(desk, settleCommand(desk.table, step))}>
              {t('game.done')}
            </PadKey>
          )}
        </div>
      </div>
    </Panel>
  );
};
