import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Card } from '#core/cards';
import type { RequestView } from '#core/views';
import {
  ActKey,
  FactList,
  Refused,
  RequestFacts,
  useHouseTime,
  useNameOf,
  useRequestWords,
  useStation,
  useView,
} from '../kit/index.ts';
import { AwardFacts } from './award-sheet.tsx';
import { Pieces } from './cards-entry.tsx';
import { useAct } from './hooks.ts';
import { type Done, Reasoned } from './parts.tsx';
import { SeenCards } from './review-sheet.tsx';
import styles from './verify-sheet.module.css';

type RequestProps = Done & { readonly request: RequestView; readonly isRejecting: boolean };

/** Somebody has asked for a second person: what the first one saw, and the two answers. */
export const RequestSheet = ({ request: { request, command, by, until }, isRejecting, onDone }: RequestProps) => {
  const t = useTranslations('floor.request');
  const whatOf = useRequestWords();
  const nameOf = useNameOf();
  const { me } = useStation();
  const { moment: momentOf } = useHouseTime();
  const [isDeclining, setDeclining] = useState(isRejecting);
  const { press, isPending, why } = useAct();
  const isOwn = me.person?.id === by.id;
  const no = isOwn ? t('takeBack') : t('decline');
  const give = () => press({ type: 'GiveSecond', request }, () => onDone(t('given')));
  return (
    <div className={styles.plain}>
      <p>{t('by', { name: nameOf(by.id), what: whatOf(command) })}</p>
      <Evidence command={command} />
      <p>{t('until', { date: momentOf(until) })}</p>
      {isOwn && <p>{t('own')}</p>}
      {isDeclining ? (
        <Reasoned
          label={t('decline')}
          usual={(['unknown', 'later'] as const).map(reason => t(`reasons.${reason}`))}
          action={no}
          command={reason => ({ type: 'DeclineSecond', request, reason })}
          onDone={() => onDone(t('declined'))}
        />
      ) : (
        <>
          {!isOwn && (
            <ActKey tone="main" isPending={isPending} onPress={give}>
              {t('give')}
            </ActKey>
          )}
          <ActKey tone="danger" onPress={() => setDeclining(true)}>
            {no}
          </ActKey>
          <Refused why={why} />
        </>
      )}
    </div>
  );
};

/** What both would approve: the cards, the prize, then every other field. */
const Evidence = ({ command }: Pick<RequestView, 'command'>) => {
  const t = useTranslations('floor');
  const { feed } = useStation();
  const awards = useView(feed, 'awards') ?? {};
  const award = 'award' in command ? awards[String(command.award)] : undefined;
  const shown: readonly (readonly [string, readonly Card[] | undefined])[] =
    command.type === 'VerifyGameHand'
      ? [
          [t('seat', { seat: String(command.seat) }), command.cards],
          [t('cards.dealer'), command.dealerCards],
        ]
      : [];
  return (
    <>
      {award !== undefined && <AwardFacts award={award} />}
      {'seen' in command && <SeenCards seen={command.seen} />}
      <FactList
        of={shown.flatMap(([whose, cards]) =>
          cards === undefined ? [] : [[whose, <Pieces key={whose} pieces={cards} />] as const],
        )}
      />
      <RequestFacts command={command} without={['seen', 'award', 'cards', 'dealerCards']} />
    </>
  );
};
