import { createContext, type ReactNode, useContext, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { paper } from '#api';
import type { Place } from '#core/mechanisms/tournament';
import { Barcode, DemoPaper, FromHouse, OnPaper, Table, useFetched, useHouseTime, useStation } from '../kit/index.ts';
import { inOrder, seatCardOf, titleOf } from './event.ts';
import { namedLog } from './named-log.ts';
import styles from './papers.module.css';
import { counted, usePlayed } from './parts.tsx';
import { useEvent } from './use-event.tsx';

export type SeatCard = { readonly player: string; readonly seat: Place };
type Paper =
  | { readonly type: 'seats'; readonly cards: readonly SeatCard[] }
  | { readonly type: 'seating' }
  /** What the house wrote, word for word. */
  | { readonly type: 'html'; readonly html: string };
type Queued = Paper & { readonly id: number };

type Papers = {
  /** A card for each; nothing where there is none. */
  readonly printSeats: (cards: readonly SeatCard[]) => void;
  readonly printSeating: () => void;
  /** With names. TRN-41 */
  readonly printLog: () => Promise<void>;
  readonly printSlip: (slip: number) => Promise<void>;
  readonly why: string;
  readonly sheet: ReactNode;
};

export const PrinterContext = createContext<Papers | undefined>(undefined);

/** The printer of the event that is opened. */
export const usePrinter = (): Papers => {
  const papers = useContext(PrinterContext);
  if (papers === undefined) throw new Error('usePrinter is for parts of an event that is opened.');
  return papers;
};

/** Prints one paper after the other; what is on its way to the printer is not lost when the next one comes. */
export const usePapers = (promotion: string): Papers => {
  const { line } = useStation();
  const [queue, setQueue] = useState<readonly Queued[]>([]);
  const { fetched, why } = useFetched();
  const next = useRef(1);
  const printed = useRef(0);
  const print = (one: Paper) => {
    const queued = { ...one, id: next.current++ };
    setQueue(waiting => [...waiting.filter(({ id }) => id > printed.current), queued]);
  };
  const printHtml = (html: string | undefined) => {
    if (html !== undefined) print({ type: 'html', html });
  };
  const printSeats = (cards: readonly SeatCard[]) => {
    if (cards.length > 0) print({ type: 'seats', cards });
  };
  const printSeating = () => print({ type: 'seating' });
  const printLog = async () => printHtml((await fetched(namedLog(line, promotion)))?.html);
  const printSlip = async (slip: number) => {
    const written = await fetched(paper(line, 'tournamentSlip', { promotion, slip, form: 'html' }));
    printHtml(await written?.text());
  };
  const [first] = queue;
  const onSent = (id: number) => {
    printed.current = Math.max(printed.current, id);
    setQueue(waiting => (waiting.length > 1 ? waiting.filter(one => one.id !== id) : waiting));
  };
  const onPrinted = (id: number) => setQueue(waiting => waiting.filter(one => one.id !== id));
  const sheet = first && (
    <OnPaper
      key={first.id}
      className={styles.paper}
      data-paper={first.type}
      onSent={() => onSent(first.id)}
      onPrinted={() => onPrinted(first.id)}
    >
      <Written paper={first} />
    </OnPaper>
  );
  return { printSeats, printSeating, printLog, printSlip, why, sheet };
};

const Written = ({ paper: one }: { paper: Paper }) => {
  switch (one.type) {
    case 'seats':
      return one.cards.map(card => <CardOfSeat key={card.player} card={card} />);
    case 'seating':
      return <SeatingList />;
    case 'html':
      return <FromHouse html={one.html} className={styles.house} />;
  }
};

const CardOfSeat = ({ card: { player, seat } }: { card: SeatCard }) => {
  const t = useTranslations('tournament.paper');
  const { event } = useEvent();
  const { chips } = event.desk.structure;
  return (
    <article className={styles.card}>
      <p lang="en">{titleOf(event)}</p>
      <p className={styles.seat}>
        <span>
          {t('table')} <strong>{seat.table}</strong>
        </span>
        <span>
          {t('seat')} <strong>{seat.seat}</strong>
        </span>
      </p>
      <p className={styles.player}>{player}</p>
      <Barcode text={seatCardOf(player)} className={styles.bars} />
      {chips !== undefined && <p>{t('chips', { amount: counted(chips) })}</p>}
      <DemoPaper />
    </article>
  );
};

/** Two lists on one paper: by player, for who comes to look; and by table, for who is there. */
const SeatingList = () => {
  const t = useTranslations('tournament.paper');
  const { event } = useEvent();
  const { feed, me } = useStation();
  const { moment } = useHouseTime();
  const played = usePlayed();
  const players = inOrder(event.desk.entrants);
  const [first] = event.desk.structure.levels ?? [];
  const byName = players.toSorted((a, b) => a.player.localeCompare(b.player));
  return (
    <article className={styles.seating}>
      {me.house !== undefined && <p>{me.house.name}</p>}
      <h1 lang="en">{titleOf(event)}</h1>
      <DemoPaper />
      <p>
        {t('seating')} · {moment(new Date(feed.now()).toISOString())}
        {first !== undefined && ` · ${played(first)}`}
      </p>
      {[byName, players].map((list, place) => (
        <Table
          key={String(place)}
          rows={list}
          keyOf={({ player }) => player}
          columns={[
            [t('player'), ({ player }) => player],
            [t('table'), ({ seat }) => seat?.table ?? '–'],
            [t('seat'), ({ seat }) => seat?.seat ?? '–'],
          ]}
        />
      ))}
    </article>
  );
};
