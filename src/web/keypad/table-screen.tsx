import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { seatsAt } from '#entry';
import { DemoMark, Icon, LinkMark, ofThisDevice, SEATS_MAX, useKept, useLinkNotice, useStation } from '../kit/index.ts';
import { CoachBar } from './coach-bar.tsx';
import { Felt } from './felt.tsx';
import { GameSeat, GameStep } from './game/later.ts';
import { HandsPanel } from './hands-panel.tsx';
import { seatState } from './lamp.ts';
import { type Phase, phaseOf } from './phase.ts';
import { Relief } from './relief.tsx';
import { SeatPanel } from './seat-panel.tsx';
import { SideKeys } from './side-keys.tsx';
import { TablePanel } from './table-panel.tsx';
import styles from './table-screen.module.css';
import type { Desk } from './use-desk.ts';
import { useSounds } from './use-sounds.ts';
import type { WithSettings } from './with-settings.ts';

/** Where the dealer is: before the whole table, at one seat, or at what is the dealer's own. */
export type Open = { readonly type: 'felt' | 'table' | 'step' } | { readonly type: 'seat'; readonly seat: number };

/** A seat that was opened and left alone closes by itself. */
const CLOSES_AFTER_MS = 30_000;

export const TableScreen = ({ desk, ...settled }: { desk: Desk } & WithSettings) => {
  const notice = useLinkNotice();
  const { parts, table } = desk;
  const { summary } = parts;
  const [open, setOpen] = useState<Open>({ type: 'felt' });
  const [bank, setBank] = useKept<number | undefined>(`keypad-bank-${table}`, undefined, ofThisDevice);
  const [wanted, setWanted] = useKept<number | undefined>(`keypad-seats-${table}`, undefined, ofThisDevice);
  useSounds(desk, settled.settings.sound);
  const phase = phaseOf(parts);
  const taken = Math.max(1, ...parts.seats.map(({ seat }) => seat));
  const seats = Math.min(SEATS_MAX, seatsAt(summary, parts.seats, wanted));

  const show = (next: Open) => {
    desk.dismiss();
    setOpen(next);
  };
  const back = () => show({ type: 'felt' });
  const work = useReturningFocus(open, back);
  const holder = bank !== undefined && seatState(parts, bank, bank).isBank ? bank : undefined;
  return (
    <div className={styles.screen} data-phase={phase}>
      <Head desk={desk} phase={phase} notice={notice} isQuiet={!settled.settings.sound} />
      <CoachBar desk={desk} notice={notice} />
      <main className={styles.work} ref={work}>
        {open.type === 'felt' && (
          <Felt
            desk={desk}
            seats={seats}
            bank={bank}
            onBank={setBank}
            onSeat={seat => show({ type: 'seat', seat })}
            onDealer={() => show({ type: 'table' })}
          />
        )}
        {open.type === 'seat' && <AtSeat desk={desk} seat={open.seat} bank={bank} onBank={setBank} onBack={back} />}
        {open.type === 'step' && parts.game !== 'none' && <GameStep desk={desk} game={parts.game} onBack={back} />}
        {open.type === 'table' && (
          <TablePanel {...{ desk, seats, bank }} seatsMin={taken} onSeats={setWanted} onBack={back} {...settled} />
        )}
      </main>
      <SideKeys
        desk={desk}
        phase={phase}
        onStep={() => show({ type: 'step' })}
        {...(summary.isForPot || holder === undefined ? {} : { bank: holder })}
      />
      <Relief />
    </div>
  );
};

type HeadProps = {
  readonly desk: Desk;
  readonly phase: Phase;
  readonly notice: ReturnType<typeof useLinkNotice>;
  readonly isQuiet: boolean;
};

/** Which table, what it is at, and who is there. */
const Head = ({ desk: { table, parts }, phase, notice, isQuiet }: HeadProps) => {
  const t = useTranslations('keypad');
  const { me } = useStation();
  const isOut = notice?.type === 'out-of-service'; // The phase names it, and the line below says why.
  const { summary } = parts;
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{t('tableAndGame', { table: String(table), game: summary.gameName })}</h1>
      <p className={styles.phase} role="status">
        {t(`phases.${phase}`)}
        {parts.round.type === 'on' && ` · ${t('round', { round: String(parts.round.round) })}`}
      </p>
      {isQuiet && (
        <p className={styles.mute}>
          <Icon name="mute" />
          {t('tablePanel.soundOff')}
        </p>
      )}
      {me.isDemo && <DemoMark />}
      <div className={styles.link}>{notice !== undefined && !isOut && <LinkMark notice={notice} />}</div>
      <p className={styles.person}>{me.person?.name}</p>
    </header>
  );
};

type AtSeatProps = {
  readonly desk: Desk;
  readonly seat: number;
  readonly bank: number | undefined;
  readonly onBank: (bank: number | undefined) => void;
  readonly onBack: () => void;
};

/** A seat that is in the round may have a winning hand; any other is for seating and fees. */
const AtSeat = (props: AtSeatProps) => {
  const state = seatState(props.desk.parts, props.seat, props.bank);
  const isInRound = state.places.some(({ inRound }) => inRound !== undefined);
  const { game } = props.desk.parts;
  const [isSeating, setSeating] = useState(false);
  // A bet of somebody who has left is taken back here.
  const isBet = game !== 'none' && game.seats.some(({ seat }) => seat === props.seat);
  if (game !== 'none' && (state.places.length > 0 || isBet) && !isSeating) {
    return <GameSeat {...props} game={game} state={state} onSeating={() => setSeating(true)} />;
  }
  return isInRound ? <HandsPanel {...props} state={state} /> : <SeatPanel {...props} state={state} />;
};

/** Opening leads the keyboard inside, closing leads it back; and what nobody touches closes by itself. */
const useReturningFocus = (open: Open, onTimeout: () => void) => {
  const work = useRef<HTMLElement>(null);
  const cameFrom = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another place moves the focus.
  useEffect(() => {
    if (open.type !== 'felt') {
      cameFrom.current = open.type === 'seat' ? `[data-seat="${open.seat}"]` : '[data-dealer] button';
      work.current?.querySelector('button')?.focus();
      let timer = setTimeout(onTimeout, CLOSES_AFTER_MS);
      const touched = () => {
        clearTimeout(timer);
        timer = setTimeout(onTimeout, CLOSES_AFTER_MS);
      };
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, touched);
      return () => {
        clearTimeout(timer);
        for (const type of ['pointerdown', 'keydown']) removeEventListener(type, touched);
      };
    }
    if (cameFrom.current !== undefined) work.current?.querySelector<HTMLElement>(cameFrom.current)?.focus();
    return undefined;
  }, [open]);
  return work;
};
