import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { addressOf, type Done } from '#api';
import type { Answer } from '#core/base';
import { ENTRY_METHODS, type EntryMethod, type Place } from '#core/mechanisms/tournament';
import { formatAmountShort, plus } from '#core/money';
import {
  ActKey,
  Check,
  Choose,
  deliver,
  Field,
  Form,
  ofThisDevice,
  useIsOnline,
  useKept,
  useStation,
  useView,
} from '../kit/index.ts';
import { isClubCard, isEvent, playerOnCard, playerTyped, titleOf } from './event.ts';
import { usePrinter } from './papers.tsx';
import { useSeatWords } from './parts.tsx';
import styles from './scan-bar.module.css';
import { happened, runEvent, useEvent, useUndoReason } from './use-event.tsx';
import { useScanner, useShortcuts } from './use-shortcuts.ts';

/** Scan or type, Enter: registered, seated, card printed. A known player or a seat card opens the player. */
export const ScanBar = ({ onPlayer }: { onPlayer: (player: string) => void }) => {
  const t = useTranslations('tournament.register');
  const { event } = useEvent();
  const [text, setText] = useState('');
  const [entry, setEntry] = useKept<EntryMethod>('tournament-entry', 'paid');
  const [prints, setPrints] = useKept('tournament-prints', true, ofThisDevice);
  const [from, setFrom] = useState('');
  const satellites = useSatellites();
  const isWonHere = entry === 'satellite' && satellites.some(([promotion]) => promotion === from);
  const { register, refuseCard, news } = useRegistering({ entry, prints, ...(isWonHere ? { from } : {}) });
  const field = useRef<HTMLInputElement>(null);
  const giveBack = useScanner(field, setText);
  const { buyIn, entryFee } = event.desk.structure;
  const take = (scanned: string) => {
    const onCard = playerOnCard(scanned);
    const player = onCard ?? playerTyped(scanned);
    setText('');
    giveBack();
    if (player === '') return;
    if (event.desk.entrants.some(one => one.player === player)) onPlayer(player);
    else if (onCard === undefined) void register(player);
    else refuseCard(player);
  };
  useShortcuts({ register: () => field.current?.focus() });
  return (
    <Form className={`${styles.bar} no-print`} onSend={() => take(text)} aria-label={t('title')}>
      <div className={styles.entry}>
        <Field label={t('who')} how={t('how')} value={text} onChange={setText} ref={field} />
        <Choose
          label={t('entry')}
          value={entry}
          options={ENTRY_METHODS.map(one => [one, t(`entries.${one}`)] as const)}
          onChange={setEntry}
        />
        {entry === 'satellite' && satellites.length > 0 && (
          <Choose
            label={t('from')}
            value={from}
            options={[['', t('fromElsewhere')] as const, ...satellites]}
            onChange={setFrom}
          />
        )}
        <ActKey tone="main" onPress={() => take(text)}>
          {entry === 'paid' ? t('action', { amount: formatAmountShort(plus(buyIn, entryFee)) }) : t('actionFree')}
        </ActKey>
        <Check label={t('prints')} isOn={prints} onChange={setPrints} />
      </div>
      <NewsList news={news} />
    </Form>
  );
};

const NewsList = ({ news }: { news: readonly News[] }) => (
  <ul className={styles.news} aria-live="polite">
    {news.map(({ player, words, isRefused }) => (
      <li key={player} data-refused={isRefused || undefined}>
        <strong>{player}</strong> {words}
      </li>
    ))}
  </ul>
);

/** Events in which seats for others are won, by key and name. */
const useSatellites = (): readonly (readonly [string, string])[] => {
  const { event } = useEvent();
  const { feed } = useStation();
  const promotions = useView(feed, 'promotions') ?? {};
  return Object.values(promotions)
    .filter(isEvent)
    .filter(({ promotion, desk }) => promotion !== event.promotion && desk.structure.payout.type === 'item')
    .map(one => [one.promotion, titleOf(one)] as const);
};

type News = { readonly player: string; readonly words: string; readonly isRefused?: boolean };
type How = { readonly entry: EntryMethod; readonly prints: boolean; readonly from?: string };

/** How many are shown at once. */
const NEWS_MAX = 3;

/** A scanner is faster than the house: nobody waits, each is shown when the house has answered. */
const useRegistering = ({ prints, ...entered }: How) => {
  const papers = usePrinter();
  const t = useTranslations('tournament');
  const kit = useTranslations('kit');
  const undoReason = useUndoReason();
  const seatWords = useSeatWords();
  const { event, onLast } = useEvent();
  const { outbox, line } = useStation();
  const isOnline = useIsOnline();
  const [news, setNews] = useState<readonly News[]>([]);
  const tell = (one: News) =>
    setNews(before => [one, ...before.filter(({ player }) => player !== one.player)].slice(0, NEWS_MAX));

  const seat = async (player: string): Promise<Place | undefined> => {
    if ((event.board.tables ?? []).length === 0) return undefined;
    const answer = await outbox.send(runEvent(event, { type: 'SeatEntrant', player }));
    if (!answer.ok) tell({ player, words: answer.message, isRefused: true });
    return answer.ok ? happened(answer.value).find(one => one.type === 'EntrantSeated')?.to : undefined;
  };
  const enter = (typed: string): Promise<Answer<Done>> =>
    isClubCard(typed)
      ? deliver<Done>(line, addressOf('/tournaments/{promotion}/register', { promotion: event.promotion }), {
          card: typed,
          ...entered,
        })
      : outbox.send(runEvent(event, { type: 'RegisterPlayer', player: typed, ...entered }));
  const register = async (typed: string): Promise<void> => {
    if (!isOnline) return tell({ player: typed, words: t('offline'), isRefused: true });
    tell({ player: typed, words: '…' });
    const answer = await enter(typed).catch(() => ({ ok: false, message: kit('noAnswer') }) as const);
    if (!answer.ok) return tell({ player: typed, words: answer.message, isRefused: true });
    // A card leads to the member whose it is.
    const player = happened(answer.value).find(one => one.type === 'PlayerRegistered')?.player ?? typed;
    onLast({
      words: t('register.done', { name: player }),
      undo: () => ({ type: 'UnregisterPlayer', player, reason: undoReason }),
    });
    const place = await seat(player);
    setNews(before => before.filter(one => one.player !== typed));
    tell({ player, words: place === undefined ? t('register.in') : seatWords(place) });
    if (prints && place !== undefined) papers.printSeats([{ player, seat: place }]);
  };
  /** A card of another event, or of somebody who was taken out: it never buys an entry. */
  const refuseCard = (player: string) => tell({ player, words: t('register.otherCard'), isRefused: true });
  return { register, refuseCard, news };
};
