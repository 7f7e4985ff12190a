import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { CommandIn } from '#core/house';
import type { OwedView } from '#core/mechanisms';
import type { WayView } from '#core/mechanisms/drawing';
import type { PromotionView } from '#core/views';
import {
  type ActingInTwo,
  ActKey,
  Check,
  Choose,
  Field,
  Keys,
  MemberField,
  momentAt,
  Refused,
  Section,
  Soft,
  Table,
  useKept,
  useStation,
  useView,
  wallTimeAt,
} from '../../kit/index.ts';
import { titleOf } from '../desk/title.ts';
import type { PanelProps } from '../panel.ts';
import { runPromotion, useAct } from '../parts/hooks.ts';
import { OwedForm } from '../parts/owed-form.tsx';
import parts from '../parts/parts.module.css';
import { Fields, ReadOut } from '../parts/parts.tsx';
import { PrintKey } from '../parts/print-key.tsx';
import { Recorded } from '../parts/recorded.tsx';
import { handTickets, type Numbering, postedTime, rowsAt, type SeatRow, seatTickets, stillToGet } from './command.ts';
import { type Ticket, TicketPaper, type Tickets } from './ticket-paper.tsx';

type IssueProps = PanelProps<'drawing'>;
type Command = CommandIn<'drawing'>;
type Issue = Extract<Command, { type: 'IssueTickets' }>;

const BY_HOUSE: Numbering = { prefix: '', first: '' };

/** Entries come in by the ways of the rules, one by one or a table at a time, and are printed. DRW-2 to DRW-4 */
export const IssuePanel = ({ promotion, desk }: IssueProps) => {
  const t = useTranslations('panels.drawing.issue');
  const [type, setType] = useState(desk.ways[0]?.type);
  const way = desk.ways.find(one => one.type === type) ?? desk.ways[0];
  if (way === undefined) return null;
  return (
    <Section title={t('title')}>
      {desk.ways.length > 1 && (
        <Choose
          label={t('way')}
          value={way.type}
          options={desk.ways.map(one => [one.type, t(`ways.${one.type}`)] as const)}
          onChange={setType}
        />
      )}
      {way.type === 'hour' ? (
        <HourForm promotion={promotion} />
      ) : (
        <TicketForm promotion={promotion} way={way} times={desk.ticketTimes} next={desk.next} />
      )}
    </Section>
  );
};

type TicketWay = Exclude<WayView, { type: 'hour' }>;
type HandWay = Extract<WayView, { type: 'hand' }>;

type TicketFormProps = Pick<IssueProps, 'promotion'> & {
  readonly way: TicketWay;
  /** When the house hands them out, where the approval leaves it to the house. */
  readonly times: readonly string[] | undefined;
  /** The next drawing as it was posted. */
  readonly next: string | undefined;
};

/** Tickets are numbered on, whichever way they are earned. */
const TicketForm = ({ promotion, way, times, next }: TicketFormProps) => {
  const t = useTranslations('panels.drawing.issue');
  const { feed } = useStation();
  const [numbering, setNumbering] = useKept<Numbering>(`promotions-numbering-${promotion.promotion}`, BY_HOUSE);
  const [printed, setPrinted] = useKept<Tickets | undefined>(`promotions-tickets-${promotion.promotion}`, undefined);
  const [said, setSaid] = useState('');
  const acting = useAct();
  /** One after the other; a refused one is told, and the next goes on. Answers the places that were refused. */
  const issue = async (commands: readonly Issue[]): Promise<readonly number[]> => {
    const done: Ticket[] = [];
    const refused: number[] = [];
    for (const [place, command] of commands.entries()) {
      const answer = await acting.act(runPromotion(promotion.promotion, 'drawing', command));
      const numbers = issuedIn(answer);
      if (numbers.length === 0) refused.push(place);
      const table = command.earned.type === 'seat' ? { table: `${command.earned.table}` } : {};
      done.push(...numbers.map(number => ({ number, player: command.player ?? '', ...table })));
    }
    const [from, to] = [done[0]?.number ?? '', done.at(-1)?.number ?? ''];
    const left = refused.map(place => whoIn(t, commands[place]!)).join(', ');
    setSaid(
      [
        ...(done.length === 0 ? [] : [t('done', { count: done.length, from, to })]),
        ...(refused.length === 0 ? [] : [t('left', { count: refused.length, who: left })]),
      ].join(' '),
    );
    if (done.length === 0) return refused;
    if (numbering.first.trim() !== '')
      setNumbering({ ...numbering, first: String(Number(numbering.first) + done.length) });
    const at = new Date(feed.now()).toISOString();
    const drawn = next === undefined ? {} : { drawnAt: next };
    setPrinted({ name: titleOf(promotion), approval: promotion.activity, at, ...drawn, tickets: done });
    return refused;
  };
  return (
    <>
      <NumberFields numbering={numbering} onChange={setNumbering} />
      {way.type === 'hand' ? (
        <HandForm way={way} numbering={numbering} isPending={acting.isPending} onIssue={issue} />
      ) : (
        <SeatForm times={way.times ?? times} numbering={numbering} isPending={acting.isPending} onIssue={issue} />
      )}
      <Refused why={acting.why} />
      <ReadOut>{said}</ReadOut>
      {printed !== undefined && (
        <Keys>
          <PrintKey paper={<TicketPaper printed={printed} />}>
            {t('print', { count: printed.tickets.length, from: printed.tickets[0]!.number })}
          </PrintKey>
        </Keys>
      )}
    </>
  );
};

type NumberFieldsProps = { readonly numbering: Numbering; readonly onChange: (numbering: Numbering) => void };

/** Where the numbers go on; the house numbers what nobody else does. */
const NumberFields = ({ numbering, onChange }: NumberFieldsProps) => {
  const t = useTranslations('panels.drawing.issue');
  return (
    <Fields>
      <Field
        label={t('prefix')}
        value={numbering.prefix}
        how="A-"
        onChange={prefix => onChange({ ...numbering, prefix })}
      />
      <Field
        label={t('next')}
        type="number"
        value={numbering.first}
        how={t('byHouse')}
        onChange={first => onChange({ ...numbering, first })}
      />
    </Fields>
  );
};

/** The numbers that were issued; none where it was refused. */
const issuedIn = (answer: Awaited<ReturnType<ActingInTwo['act']>>): readonly string[] =>
  (answer?.events ?? []).flatMap(event =>
    event.type === 'PromotionMoved' && event.mechanism === 'drawing'
      ? event.events.flatMap(one => (one.type === 'TicketsIssued' ? one.tickets : []))
      : [],
  );

/** For whom a ticket was asked: the card, or the seat. */
const whoIn = (t: Words, { player, earned }: Issue): string => {
  if (player !== undefined || earned.type === 'hand' || earned.seat === undefined) return player ?? '';
  return t('tableSeat', { table: String(earned.table), seat: String(earned.seat) });
};

type Words = ReturnType<typeof useTranslations<'panels.drawing.issue'>>;

type FormProps = {
  readonly numbering: Numbering;
  readonly isPending: boolean;
  /** Answers the places of those that were refused. */
  readonly onIssue: (commands: readonly Issue[]) => Promise<readonly number[]>;
};

/** A verified hand has earned them: its award says how many. PRO-9 */
const HandForm = ({ way: { owed }, numbering, isPending, onIssue }: FormProps & { readonly way: HandWay }) => {
  const t = useTranslations('panels.drawing.issue');
  return (
    <OwedForm
      owed={owed}
      words={{
        nothing: t('nothingOwed'),
        award: t('award'),
        player: t('player'),
        one: one => awardWords(t, one),
        key: ({ count }) => t('issue', { count }),
      }}
      isPending={isPending}
      onGive={async (one, name) => (await onIssue([handTickets(one, name, numbering)])).length === 0}
    />
  );
};

const awardWords = (t: Words, { award, label, table, seat }: OwedView) =>
  [
    t('awardNumber', { number: String(award) }),
    label,
    ...(table === undefined || seat === undefined
      ? []
      : [t('tableSeat', { table: String(table), seat: String(seat) })]),
  ].join(' · ');

type SeatProps = FormProps & { readonly times: readonly string[] | undefined };

/** Everybody seated at a posted time, a table at a time; also at a table where no purchase is necessary. DRW-3 */
const SeatForm = ({ times, numbering, isPending, onIssue }: SeatProps) => {
  const t = useTranslations('panels.drawing.issue');
  const { feed, me } = useStation();
  const seating = Object.values(useView(feed, 'seating') ?? {}).filter(({ isOpen }) => isOpen);
  const now = wallTimeAt(feed.now(), me.zone);
  const [picked, setPicked] = useState<string | undefined>(times === undefined ? now : undefined);
  const wall = times === undefined ? (picked ?? '') : postedTime(times, picked, now);
  const [number, setNumber] = useState('');
  const at = seating.find(({ table }) => String(table) === number) ?? seating[0];
  const [edited, setEdited] = useState<{ readonly table: number; readonly rows: readonly SeatRow[] }>();
  if (at === undefined) return <Soft>{t('noTables')}</Soft>;
  const rows = edited?.table === at.table ? edited.rows : rowsAt(at);
  const commands = wall === '' ? [] : seatTickets(rows, numbering, at, momentAt(wall, me.zone));
  const issue = async () => {
    const refused = await onIssue(commands);
    setEdited({ table: at.table, rows: stillToGet(rows, refused) });
  };
  return (
    <>
      <Fields>
        <PostedTime times={times} wall={wall} onPick={setPicked} />
        <Choose
          label={t('table')}
          value={String(at.table)}
          options={seating.map(one => [
            String(one.table),
            t(one.isLive ? 'tableOf' : 'freeTableOf', { table: String(one.table), count: one.seats.length }),
          ])}
          onChange={setNumber}
        />
      </Fields>
      {rows.length === 0 ? (
        <Soft>{t('nobodySeated')}</Soft>
      ) : (
        <SeatRows rows={rows} onRows={next => setEdited({ table: at.table, rows: next })} />
      )}
      <Keys>
        <ActKey onPress={() => setEdited({ table: at.table, rows: [...rows, oneMore(rows)] })}>{t('oneMore')}</ActKey>
        <ActKey tone="main" isPending={isPending} isOff={commands.length === 0} onPress={() => void issue()}>
          {t('issue', { count: commands.length })}
        </ActKey>
      </Keys>
    </>
  );
};

type PostedTimeProps = {
  readonly times: readonly string[] | undefined;
  readonly wall: string;
  readonly onPick: (picked: string) => void;
};

/** One of the posted times of day; a day and a time where none are posted. */
const PostedTime = ({ times, wall, onPick }: PostedTimeProps) => {
  const t = useTranslations('panels.drawing.issue');
  if (times === undefined) return <Field label={t('postedAt')} type="datetime-local" value={wall} onChange={onPick} />;
  const options = times.map(time => [time, time] as const);
  return <Choose label={t('postedAt')} value={wall.slice(-'00:00'.length)} options={options} onChange={onPick} />;
};

/** Somebody whom the table does not know yet. */
const oneMore = (rows: readonly SeatRow[]): SeatRow => {
  const seats = rows.map(({ seat }) => seat);
  return { seat: Math.max(0, ...seats) + 1, player: '', isIn: true, isKnown: false };
};

type RowsProps = { readonly rows: readonly SeatRow[]; readonly onRows: (rows: readonly SeatRow[]) => void };

const SeatRows = ({ rows, onRows }: RowsProps) => {
  const t = useTranslations('panels.drawing.issue');
  const change = (place: number, part: Partial<SeatRow>) =>
    onRows(rows.map((row, at) => (at === place ? { ...row, ...part } : row)));
  return (
    <Table
      className={parts.table}
      rows={rows}
      keyOf={({ seat }) => seat}
      columns={[
        [t('seat'), ({ seat }) => seat],
        [
          t('player'),
          ({ seat, player, isKnown }, place) => (
            <MemberField
              label={t('playerAt', { seat: String(seat) })}
              isUnlabelled
              value={player}
              how={isKnown ? t('byStub') : undefined}
              onChange={named => change(place, { player: named })}
            />
          ),
        ],
        [
          t('getsOne'),
          ({ seat, isIn }, place) => (
            <Check
              label={t('ticketFor', { seat: String(seat) })}
              isOn={isIn}
              onChange={next => change(place, { isIn: next })}
            />
          ),
        ],
      ]}
    />
  );
};

/** A completed hour that a club card has made count. DRW-4, TRK-9 */
const HourForm = ({ promotion: { promotion } }: { promotion: PromotionView }) => {
  const t = useTranslations('panels.drawing.issue');
  const { me } = useStation();
  const [player, setPlayer] = useState('');
  const [hour, setHour] = useState('');
  const [said, setSaid] = useState('');
  const name = player.trim();
  const isWritten = name !== '' && hour !== '';
  const addPoint = (): Command => ({ type: 'AddPoint', card: name, player: name, hour: momentAt(hour, me.zone) });
  return (
    <>
      <Fields>
        <MemberField
          label={t('card')}
          value={player}
          onChange={text => {
            setPlayer(text);
            setSaid('');
          }}
        />
        <Field label={t('hour')} type="datetime-local" value={hour} onChange={setHour} />
      </Fields>
      <Recorded
        command={isWritten ? runPromotion(promotion, 'drawing', addPoint()) : undefined}
        label={t('addPoint')}
        onDone={() => setSaid(t('pointAdded', { name }))}
      />
      <ReadOut>{said}</ReadOut>
    </>
  );
};
