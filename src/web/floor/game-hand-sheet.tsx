import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Card, isCard } from '#core/cards';
import type { GameHand } from '#core/house';
import { formatAmount } from '#core/money';
import {
  canReject,
  canValidate,
  EMPTY_HAND,
  type GameHandDraft,
  HAND_OF_GAME,
  handAsked,
  leftForHand,
  needsSecondFor,
  papersCommand,
  refuseHandCommand,
  validateCommand,
} from '#entry';
import { ActKey, DeckPad, FactList, Refused, SecondSheet, useKept, useSaid } from '../kit/index.ts';
import { Pieces } from './cards-entry.tsx';
import { useAct, usePreview } from './hooks.ts';
import { type Done, Reasoned } from './parts.tsx';
import styles from './verify-sheet.module.css';

type HandProps = Done & { readonly hand: GameHand; readonly isRejecting: boolean };
type Step = 'look' | 'reject' | 'second';

/** A winning hand of a table game: what was keyed, the five cards on the table, then the key; later the papers. */
export const GameHandSheet = ({ hand, isRejecting, onDone }: HandProps) => {
  const t = useTranslations('floor.game');
  const [step, setStep] = useState<Step>(isRejecting && canReject(hand) ? 'reject' : 'look');
  if (hand.step === 'documents') return <Papers hand={hand} onDone={onDone} />;
  if (step === 'reject') {
    return (
      <div className={styles.plain}>
        <h3>{t('rejectTitle')}</h3>
        <Reasoned
          label={t('rejectTitle')}
          usual={(['cards', 'seat', 'mistake'] as const).map(reason => t(`reasons.${reason}`))}
          action={t('reject')}
          command={reason => refuseHandCommand(hand, reason)}
          onDone={() => onDone(t('rejected'))}
        />
        <ActKey onPress={() => setStep('look')}>{t('back')}</ActKey>
      </div>
    );
  }
  return <Looking hand={hand} step={step} onStep={setStep} onDone={onDone} />;
};

type LookingProps = Omit<HandProps, 'isRejecting'> & { readonly step: Step; readonly onStep: (step: Step) => void };

const Looking = ({ hand, step, onStep, onDone }: LookingProps) => {
  const t = useTranslations('floor.game');
  const verify = useTranslations('floor.verify');
  const { table, round, seat, amount, secondPersonFrom } = hand;
  const [draft, keep, forget] = useKept<GameHandDraft>(`floor-game-hand-${table}-${round}-${seat}`, EMPTY_HAND);
  const { press, isPending, why } = useAct();
  const command = validateCommand(hand, draft);
  const isReady = canValidate(hand, draft);
  const preview = usePreview(isReady ? command : undefined);
  const isWrong = preview.type === 'refused' && preview.code !== 'second-person-missing';
  const isTwo = needsSecondFor(hand);
  const action = t('validate', { amount: formatAmount(amount) });
  const send = () =>
    press(command, () => {
      forget();
      onDone(t('validated'));
    });
  return (
    <div className={styles.sheet}>
      <HandCards hand={hand} draft={draft} keep={keep} />
      <div className={styles.side}>
        <HandFacts hand={hand} />
        <div className={styles.keys}>
          <p className={styles.open}>
            {!isReady && t('enter')}
            {isReady && isTwo && verify('needsSecond', { amount: formatAmount(secondPersonFrom) })}
          </p>
          <ActKey
            tone="main"
            isPending={isPending}
            isOff={!isReady || isWrong}
            onPress={isTwo ? () => onStep('second') : send}
          >
            {action}
          </ActKey>
          {canReject(hand) && (
            <ActKey tone="danger" onPress={() => onStep('reject')}>
              {t('reject')}
            </ActKey>
          )}
        </div>
        <Refused why={isWrong ? preview.message : why} />
      </div>
      {step === 'second' && (
        <SecondSheet
          title={action}
          command={command}
          review={<HandFacts hand={hand} />}
          action={action}
          onClose={() => onStep('look')}
        />
      )}
    </div>
  );
};

type CardsProps = {
  readonly hand: GameHand;
  readonly draft: GameHandDraft;
  readonly keep: (draft: GameHandDraft) => void;
};

/** Where the table entered its cards they are shown; else they are tapped, as far as they are asked for. */
const HandCards = ({ hand, draft, keep }: CardsProps) => {
  const t = useTranslations('floor');
  const [chosen, choose] = useState<'seat' | 'dealer'>();
  const { asks, seat, cards } = hand;
  const labelOf = (whose: 'seat' | 'dealer'): string =>
    whose === 'seat' ? t('seat', { seat: String(seat) }) : t('cards.dealer');
  const now = chosen ?? handAsked(hand, draft);
  if (now === undefined) {
    return (
      <section className={styles.group}>
        <h3>{t('game.dealt')}</h3>
        <Pieces pieces={cards} />
      </section>
    );
  }
  const put = (tapped: readonly Card[]): void => {
    keep({ ...draft, [now]: tapped });
    if (tapped.length === HAND_OF_GAME) choose(undefined);
  };
  return (
    <div>
      {asks.length > 1 && (
        <div className={styles.pair}>
          {asks.map(whose => (
            <ActKey key={whose} isOn={whose === now} onPress={() => choose(whose)}>
              {labelOf(whose)} <Pieces pieces={draft[whose]} />
            </ActKey>
          ))}
        </div>
      )}
      <DeckPad
        key={now}
        label={labelOf(now)}
        cards={draft[now].filter(isCard)}
        max={HAND_OF_GAME}
        left={card => leftForHand(draft, card)}
        onChange={put}
      />
    </div>
  );
};

/** Table, seat, and each bet that has won: its hand, its amount and where that comes from. */
const HandFacts = ({ hand: { table, round, seat, title, wins, amount, magicCard } }: { hand: GameHand }) => {
  const t = useTranslations('floor');
  const say = useSaid();
  return (
    <>
      <h3 lang="en">{title}</h3>
      <FactList
        of={[
          [t('atSeat', { table: String(table), seat: String(seat) }), t('tables.round', { round: String(round) })],
          ...wins.map(
            win =>
              [
                say(win.label),
                `${say(win.hand)} · ${formatAmount(win.amount)} ${t(`game.from.${win.from}`)}${
                  win.meter === undefined ? '' : ` (${t('game.meter', { amount: formatAmount(win.meter) })})`
                }`,
              ] as const,
          ),
          magicCard !== undefined && [t('game.magicCard'), <Pieces key="magic" pieces={[magicCard]} />],
          wins.length > 1 && [t('game.together'), formatAmount(amount), 'main'],
        ]}
      />
    </>
  );
};

/** The cards of a prize off a meter stay on the table until its papers are complete. */
const Papers = ({ hand, onDone }: Omit<HandProps, 'isRejecting'>) => {
  const t = useTranslations('floor.game');
  const { press, isPending, why } = useAct();
  return (
    <div className={styles.plain}>
      <HandFacts hand={hand} />
      <p>{t('papersAsk')}</p>
      <ActKey
        tone="main"
        isPending={isPending}
        onPress={() => press(papersCommand(hand), () => onDone(t('papersDone')))}
      >
        {t('papers')}
      </ActKey>
      <Refused why={why} />
    </div>
  );
};
