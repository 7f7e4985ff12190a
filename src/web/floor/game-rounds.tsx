import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Card, isCard } from '#core/cards';
import type { GameAtTable } from '#core/house';
import { formatAmount } from '#core/money';
import { backOutRoundCommand, cardsEntered, correctCardsCommand, handsToCorrect } from '#entry';
import { ActKey, Choose, DeckPad, useHouseTime, useSaid } from '../kit/index.ts';
import { BackOut, Reasoned } from './parts.tsx';
import styles from './table-sheet.module.css';

type OfGame = { readonly table: number; readonly game: GameAtTable };

/** What the floor can put right at a table whose game the house settles. */
export const GameRounds = ({ table, game }: OfGame) => (
  <>
    {handsToCorrect(game).length > 0 && <CorrectHand table={table} game={game} />}
    {game.settled.length > 0 && <SettledRounds table={table} game={game} />}
  </>
);

/** A hand that was entered wrong, before anything of the round is paid. */
const CorrectHand = ({ table, game }: OfGame) => {
  const t = useTranslations('floor');
  const hands = handsToCorrect(game);
  const [isOpen, setOpen] = useState(false);
  const [to, setTo] = useState<(typeof hands)[number]>(hands[0]!); // There is one.
  const [cards, setCards] = useState<readonly Card[]>([]);
  if (!isOpen) {
    return (
      <section className={styles.part}>
        <div className={styles.keys}>
          <ActKey onPress={() => setOpen(true)}>{t('game.correct')}</ActKey>
        </div>
      </section>
    );
  }
  const nameOf = (one: (typeof hands)[number]): string =>
    one === 'dealer' ? t('cards.dealer') : t('seat', { seat: String(one) });
  const own = cardsEntered(game, to);
  const lying = [...game.seats.flatMap(one => one.cards), ...game.dealer].filter(card => !own.includes(card));
  const close = () => {
    setOpen(false);
    setCards([]);
  };
  return (
    <section className={styles.part}>
      <h3>{t('game.correctTitle')}</h3>
      <Choose
        label={t('cards.fields')}
        value={String(to)}
        options={hands.map(one => [String(one), nameOf(one)])}
        onChange={value => {
          setTo(hands.find(one => String(one) === value)!); // One of the list.
          setCards([]);
        }}
      />
      <DeckPad
        key={to}
        label={nameOf(to)}
        cards={cards.filter(isCard)}
        max={own.length}
        left={card => (lying.includes(card) || cards.includes(card) ? 0 : 1)}
        onChange={setCards}
      />
      {cards.length === own.length && (
        <Reasoned
          label={t('reason')}
          usual={(['tapped', 'read'] as const).map(reason => t(`game.correctReasons.${reason}`))}
          action={t('game.correctAction')}
          tone="main"
          command={reason => correctCardsCommand(table, to, cards, reason)}
          onDone={close}
        />
      )}
      <ActKey onPress={close}>{t('cancel')}</ActKey>
    </section>
  );
};

type BackedOut = { readonly round: number; readonly seat?: number };

/** Rounds that two people can still back out, the newest first, with what they have paid off the progressives. */
const SettledRounds = ({ table, game }: OfGame) => {
  const t = useTranslations('floor.game');
  const { moment } = useHouseTime();
  const say = useSaid();
  const [chosen, choose] = useState<BackedOut>();
  if (chosen !== undefined) {
    const { round, seat } = chosen;
    const title =
      seat === undefined ? t('backOut', { round: String(round) }) : t('backOutSeat', { seat: String(seat) });
    return (
      <section className={styles.part}>
        <BackOut
          title={title}
          usual={(['button', 'cards', 'misdeal'] as const).map(one => t(`backOutReasons.${one}`))}
          action={t('backOutAction')}
          command={reason => backOutRoundCommand(table, round, reason, seat)}
          review={
            seat === undefined
              ? t('backOutReview', { round: String(round), table: String(table) })
              : t('backOutSeatReview', { round: String(round), table: String(table), seat: String(seat) })
          }
          onClose={() => choose(undefined)}
        />
      </section>
    );
  }
  return (
    <section className={styles.part}>
      <h3>{t('rounds')}</h3>
      {game.settled.toReversed().map(({ round, at, wins }) => (
        <div key={round} className={styles.settled}>
          <span>
            {t('roundAt', { round: String(round), at: moment(at) })}
            {wins.map(({ seat, label, hand, amount }) => (
              <small key={`${seat} ${label.message}`}>
                {t('win', { seat: String(seat), what: `${say(label)}, ${say(hand)}`, amount: formatAmount(amount) })}
              </small>
            ))}
          </span>
          <ActKey tone="danger" onPress={() => choose({ round })}>
            {t('backOut', { round: String(round) })}
          </ActKey>
          {[...new Set(wins.map(({ seat }) => seat))].map(seat => (
            <ActKey key={seat} onPress={() => choose({ round, seat })}>
              {t('backOutSeat', { seat: String(seat) })}
            </ActKey>
          ))}
        </div>
      ))}
    </section>
  );
};
