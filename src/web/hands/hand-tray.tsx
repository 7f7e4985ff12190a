import type { Dispatch } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '#core/cards';
import { saidIn } from '#core/words';
import { CardFace, Icon, useCardName, useHandName, useList, useSaid } from '../kit/index.ts';
import { gameOf, type HandName, roomOf, type Zone } from './games.ts';
import styles from './hand-tray.module.css';
import { type Judgment, usedBy } from './judge.ts';
import type { Action } from './state.ts';
import { spaceIn, type Table } from './table.ts';
import { categoryWords, waitingWords } from './words.ts';

type HandTrayProps = {
  readonly zone: Zone;
  readonly table: Table;
  readonly judgment: Judgment;
  readonly isActive: boolean;
  readonly send: Dispatch<Action>;
};

/** The place of a hand or the board: which cards, which of them play, and what they make. */
export const HandTray = (tray: HandTrayProps) => {
  const { zone, table, judgment, isActive, send } = tray;
  const t = useTranslations('hands.zone');
  const room = roomOf(gameOf(table.game), zone)!; // Only the places of this game are shown.
  const outcome = outcomeOf(judgment, zone);
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

const outcomeOf = ({ order }: Judgment, zone: Zone): 'wins' | 'ties' | undefined => {
  if (order === undefined || zone === 'board') return undefined;
  if (order.winner === undefined) return 'ties';
  return order.winner === zone ? 'wins' : undefined;
};

const Slot = ({ zone, card, judgment, send }: HandTrayProps & { readonly card: Card | undefined }) => {
  const t = useTranslations('hands.zone');
  const list = useList();
  const nameOf = useCardName();
  if (card === undefined) {
    const label = t('emptyPlace', { zone: t(zone) });
    const activate = () => send({ type: 'choose-zone', zone });
    return <button type="button" className={styles.empty} tabIndex={-1} aria-label={label} onClick={activate} />;
  }
  const names: readonly HandName[] = zone === 'board' ? ['a', 'b'] : [zone];
  const judged = names.filter(name => judgment[name].type === 'ranked');
  const playing = judged.filter(name => usedBy(judgment[name]).includes(card));
  const plays = judged.length === 0 ? 'unknown' : playing.length > 0 ? 'yes' : 'no';
  const label = t('takeOut', {
    card: nameOf(card),
    zone: t(zone),
    plays,
    hands: list(playing.map(name => t(name))),
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

const Call = ({ zone, table, judgment }: HandTrayProps) => {
  const t = useTranslations('hands');
  const handNames = useHandName();
  const say = useSaid();
  if (zone === 'board') {
    return (
      <p className={styles.waiting}>
        {t('finding.board', { cards: table.cards.board.length, space: spaceIn(table, zone) })}
      </p>
    );
  }
  const finding = judgment[zone];
  switch (finding.type) {
    case 'waiting':
      return <p className={styles.waiting}>{waitingWords(t, finding)}</p>;
    case 'refused':
      return <p className={styles.waiting}>{say(finding.why)}</p>;
    case 'ranked':
      return (
        <p className={styles.call}>
          <strong className={styles.category}>
            {categoryWords(t, handNames, finding.hand.ranking, finding.hand.category)}
          </strong>
          <span className={styles.words}>{say(saidIn(finding.hand))}</span>
        </p>
      );
  }
};
