import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PENALTY_MINUTES, type PenaltySort } from '#core/mechanisms/tournament';
import {
  ActKey,
  AskKey,
  Body,
  Choose,
  countdown,
  Field,
  Refused,
  Section,
  Sheet,
  useServerNow,
  useStation,
} from '../kit/index.ts';
import styles from './penalties.module.css';
import { useActs, useEvent, useUndoReason } from './use-event.tsx';

/** Open penalties, with the time until the player may sit down again. */
export const PenaltyList = () => {
  const t = useTranslations('tournament.penalty');
  const undoReason = useUndoReason();
  const { event } = useEvent();
  const { feed } = useStation();
  const now = useServerNow(feed);
  const acts = useActs();
  const standing = event.desk.penalties.filter(
    ({ lifted, sort }) => lifted === undefined && sort.type !== 'disqualified',
  );
  if (standing.length === 0) return null;
  return (
    <Section title={t('standing')}>
      <ul className={styles.list}>
        {standing.map(({ penalty, player, sort, reason, until }) => {
          const leftMs = until === undefined ? undefined : Date.parse(until) - now;
          return (
            <li key={penalty}>
              <strong>{player}</strong>
              <span>
                {sort.type === 'away' ? t('away', { minutes: sort.minutes }) : t('warning')}: {reason}
              </span>
              {leftMs !== undefined && (
                <span className={styles.left} role="timer" data-over={leftMs <= 0 || undefined}>
                  {leftMs > 0 ? countdown(leftMs) : t('served')}
                </span>
              )}
              <ActKey
                isPending={acts.isPending}
                onPress={() => acts.act({ type: 'LiftPenalty', penalty, reason: undoReason }, { words: t('lifted') })}
              >
                {t('lift')}
              </ActKey>
            </li>
          );
        })}
      </ul>
      <Refused why={acts.why} />
    </Section>
  );
};

const SORTS = ['warning', ...PENALTY_MINUTES.map(String), 'disqualified'] as const;

const sortOf = (chosen: string, chips: number): PenaltySort => {
  const minutes = PENALTY_MINUTES.find(one => String(one) === chosen);
  if (minutes !== undefined) return { type: 'away', minutes };
  return chosen === 'warning' ? { type: 'warning' } : { type: 'disqualified', chips };
};

/** Warning, minutes away, or out with all chips: the last is held, because the chips leave the event. */
export const PenaltySheet = ({ player, onClose }: { player: string; onClose: () => void }) => {
  const t = useTranslations('tournament.penalty');
  const undoReason = useUndoReason();
  const { event } = useEvent();
  const acts = useActs();
  const [chosen, setChosen] = useState<string>('warning');
  const [reason, setReason] = useState('');
  const [chips, setChips] = useState('');
  const words = (sort: string): string =>
    sort === 'warning' || sort === 'disqualified' ? t(sort) : t('away', { minutes: Number(sort) });
  const isOut = chosen === 'disqualified';
  const give = () => {
    const sort = sortOf(chosen, Number(chips) || 0);
    const penalty = event.desk.penalties.length + 1;
    const undo =
      sort.type === 'disqualified'
        ? () => ({ type: 'UndoElimination', reason: undoReason }) as const
        : () => ({ type: 'LiftPenalty', penalty, reason: undoReason }) as const;
    acts.act(
      { type: 'GivePenalty', player, sort, reason },
      { words: t('given', { name: player, what: words(chosen) }), undo, onDone: onClose },
    );
  };
  return (
    <Sheet title={t('title', { name: player })} isOpen onClose={onClose}>
      <Body>
        <Choose
          label={t('sort')}
          value={chosen}
          options={SORTS.map(sort => [sort, words(sort)] as const)}
          onChange={setChosen}
        />
        {isOut && <Field label={t('chips')} value={chips} onChange={setChips} isNumber />}
        <Field label={t('reason')} how={t('reasonHow')} value={reason} onChange={setReason} />
        <AskKey acting={acts} isHeld={isOut} onPress={give}>
          {isOut ? t('disqualify', { name: player }) : t('give', { what: words(chosen) })}
        </AskKey>
      </Body>
    </Sheet>
  );
};
