import type { Dispatch } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '#core/cards';
import { CardFace, Icon, useCardName } from '../kit/index.ts';
import { gameOf, type HandName, roomOf, type Zone } from './games.ts';
import styles from './hand-tray.module.css';
import { type Judgement, usedBy } from './judge.ts';
import type { Action } from './state.ts';
import { spaceIn, type Table } from './table.ts';
import { categoryWords, waitingWords } from './words.ts';

type HandTrayProps = {
  readonly zone: Zone;
  readonly table: Table;
  readonly judgement: Judgement;
  readonly isActive: boolean;
  readonly send: Dispatch<Action>;
};

/** The place of a hand or the board: which cards, which of them play, and what they make. */
export const HandTray = (tray: HandTrayProps) => {
  const { zone, table, judgement, isActive, send } = tray;
  const t = useTranslations('hands.zone');
  const room = roomOf(gameOf(table.game), zone)!; // Only the places of this game are shown.
  const outcome = outcomeOf(judgement, zone);
  const activate = () => send({ type: 'choose-zone', zone });
  return (
    <section
      className={styles.tray}
      data-zone={zone}
      data-many={room.max > 4 || undefined}
      data-active={isActive || undefined}
    >
      <div className={styles.about}>
        <h2 className={styles.head}>
          <button type="button" className={styles.name} aria-pressed={isActive} onClick={activate}>
            <span className={styles.dot} aria-hidden="true" />
            {t(zone)}
            {isActive && <span className={`${styles.turn} no-print`}>{t('active')}</span>}
          </button>
          {outcome !== undefined && <span className={styles.outcome}>{t(outcome)}</span>}
        </h2>
        <Call {...tray} />
      </div>
      <ol className={styles.slots} style={{ '--slots': room.max }}>
        {Array.from({ length: room.max }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its number, and the focus on it.
          <li key={place}>
            <Slot {...tray} card={table.cards[zone][place]} />
          </li>
        ))}
      </ol>
    </section>
  );
};

const outcomeOf = ({ order }: Judgement, zone: Zone): 'wins' | 'ties' | undefined => {
  if (order === undefined || zone === 'board') return undefined;
  if (order.winner === undefined) return 'ties';
  return order.winner === zone ? 'wins' : undefined;
};

const Slot = ({ zone, card, judgement, send }: HandTrayProps & { readonly card: Card | undefined }) => {
  const t = useTranslations('hands.zone');
  const nameOf = useCardName();
  if (card === undefined) {
    const label = t('emptyPlace', { zone: t(zone) });
    const activate = () => send({ type: 'choose-zone', zone });
    return <button type="button" className={styles.empty} tabIndex={-1} aria-label={label} onClick={activate} />;
  }
  const names: readonly HandName[] = zone === 'board' ? ['a', 'b'] : [zone];
  const judged = names.filter(name => judgement[name].type === 'ranked');
  const playing = judged.filter(name => usedBy(judgement[name]).includes(card));
  const plays = judged.length === 0 ? 'unknown' : playing.length > 0 ? 'yes' : 'no';
  const label = t('takeOut', {
    card: nameOf(card),
    zone: t(zone),
    plays,
    hands: playing.map(name => t(name)).join(', '),
  });
  const takeOut = () => send({ type: 'take-out', card });
  return (
    <button type="button" className={styles.card} data-plays={plays} aria-label={label} onClick={takeOut}>
      <CardFace card={card} />
      {playing.length > 0 && (
        <span className={styles.marks} aria-hidden="true">
          {playing.map(name => (
            <span
              key={name}
              className={styles.mark}
              data-hand={name}
              data-letter={zone === 'board' ? t(`letter.${name}`) : ''}
            >
              {zone !== 'board' && <Icon name="check" />}
            </span>
          ))}
        </span>
      )}
    </button>
  );
};

const Call = ({ zone, table, judgement }: HandTrayProps) => {
  const t = useTranslations('hands');
  if (zone === 'board') {
    return (
      <p className={styles.waiting}>
        {t('finding.board', { cards: table.cards.board.length, space: spaceIn(table, zone) })}
      </p>
    );
  }
  const finding = judgement[zone];
  switch (finding.type) {
    case 'waiting':
      return <p className={styles.waiting}>{waitingWords(t, finding)}</p>;
    case 'refused':
      return <p className={styles.waiting}>{finding.message}</p>;
    case 'ranked':
      return (
        <p className={styles.call}>
          <strong className={styles.category}>{categoryWords(t, finding.hand.ranking, finding.hand.category)}</strong>
          <span className={styles.words}>{finding.hand.words}</span>
        </p>
      );
  }
};
