import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Out } from '#core/mechanisms/tournament';
import { formatAmountShort } from '#core/money';
import { ActKey, AskKey, Body, Field, Form, Sheet } from '../kit/index.ts';
import { chipsTyped } from './chips-typed.ts';
import { type EntrantView, findPlayers, inOrder } from './event.ts';
import styles from './out-sheet.module.css';
import { counted, useSeatWords } from './parts.tsx';
import { UNDONE, useActs, useEvent } from './use-event.tsx';

/** Who goes out in one hand, with chips at its start and who won it, as far as entered. */
type Going = { readonly player: string; readonly chips: string; readonly by: readonly string[] };

type OutSheetProps = { readonly first: readonly string[]; readonly onClose: () => void };

/** All who go out in one hand. Of several, more chips at its start is the better place; so they are asked for. */
export const OutSheet = ({ first, onClose }: OutSheetProps) => {
  const t = useTranslations('tournament.out');
  const { event } = useEvent();
  const acts = useActs();
  const [going, setGoing] = useState<readonly Going[]>(() => first.map(player => ({ player, chips: '', by: [] })));
  const isSeveral = going.length > 1;
  const isReady = going.length > 0 && going.every(one => isFit(one, isSeveral));
  const change = (player: string, part: Partial<Going>) =>
    setGoing(all => all.map(one => (one.player === player ? { ...one, ...part } : one)));
  const players = going.map(({ player }) => player);
  const name = players.join(', ');
  const eliminate = () => {
    const out: readonly Out[] = going.map(({ player, chips, by }) => ({ player, by, chips: chipsTyped(chips) ?? 0 }));
    acts.act(
      { type: 'EliminatePlayers', out },
      { words: t('done', { name }), undo: () => ({ type: 'UndoElimination', reason: UNDONE }), onDone: onClose },
    );
  };
  return (
    <Sheet title={t('title')} isOpen isWide onClose={onClose}>
      <div className={styles.out}>
        <Finder going={players} onAdd={player => setGoing([...going, { player, chips: '', by: [] }])} />
        <Body>
          {going.map(one => (
            <GoingOut
              key={one.player}
              going={one}
              isSeveral={isSeveral}
              others={players}
              onChange={part => change(one.player, part)}
              onRemove={() => setGoing(going.filter(({ player }) => player !== one.player))}
            />
          ))}
          <AskKey acting={acts} isOff={!isReady} onPress={eliminate}>
            {going.length === 0 ? t('nobody') : t('action', { name, place: event.board.left })}
          </AskKey>
        </Body>
      </div>
    </Sheet>
  );
};

const isFit = ({ chips }: Going, isSeveral: boolean): boolean =>
  isSeveral ? chipsTyped(chips) !== undefined : chips === '' || chipsTyped(chips) !== undefined;

const SHOWN_MAX = 12;

/** Scan or type; the best match is added with Enter. */
const Finder = ({ going, onAdd }: { going: readonly string[]; onAdd: (player: string) => void }) => {
  const t = useTranslations('tournament.out');
  const { event } = useEvent();
  const seatWords = useSeatWords();
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.setAttribute('autofocus', ''), []); // The sheet gives it the focus as it opens.
  const left = inOrder(event.desk.entrants).filter(({ player }) => !going.includes(player));
  const found = findPlayers(left, typed).slice(0, SHOWN_MAX);
  const add = (one: EntrantView | undefined) => {
    if (one === undefined) return;
    onAdd(one.player);
    setTyped('');
  };
  const send = () => {
    if (typed.trim() !== '') add(found[0]);
  };
  return (
    <Form className={styles.finder} onSend={send}>
      <Field label={t('who')} how={t('whoHow')} value={typed} onChange={setTyped} ref={field} />
      <ul>
        {found.map(one => (
          <li key={one.player}>
            <button type="button" onClick={() => add(one)}>
              <strong>{one.player}</strong>
              <span>{seatWords(one.seat)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
};

type GoingOutProps = {
  readonly going: Going;
  readonly isSeveral: boolean;
  readonly others: readonly string[];
  readonly onChange: (part: Partial<Going>) => void;
  readonly onRemove: () => void;
};

const GoingOut = ({ going: { player, chips, by }, isSeveral, others, onChange, onRemove }: GoingOutProps) => {
  const t = useTranslations('tournament.out');
  const { event } = useEvent();
  const { entrants, structure } = event.desk;
  const bounty = structure.bounties?.on[player];
  const at = entrants.find(one => one.player === player)?.seat?.table;
  const winners = inOrder(entrants).filter(
    one => !others.includes(one.player) && (at === undefined || one.seat?.table === at),
  );
  const toggle = (winner: string) =>
    onChange({ by: by.includes(winner) ? by.filter(one => one !== winner) : [...by, winner] });
  return (
    <section className={styles.going} aria-label={player}>
      <header>
        <strong>{player}</strong>
        {bounty !== undefined && <span>{t('bounty', { amount: formatAmountShort(bounty) })}</span>}
        <ActKey onPress={onRemove}>{t('notOut')}</ActKey>
      </header>
      <Field
        label={isSeveral ? t('chips') : t('chipsOptional')}
        how={counted(20_000)}
        value={chips}
        onChange={value => onChange({ chips: value })}
        isNumber
      />
      <fieldset>
        <legend>{bounty === undefined ? t('by') : t('byBounty')}</legend>
        <div className={styles.winners}>
          {winners.slice(0, SHOWN_MAX).map(one => (
            <button
              key={one.player}
              type="button"
              aria-pressed={by.includes(one.player)}
              onClick={() => toggle(one.player)}
            >
              {one.player}
            </button>
          ))}
        </div>
      </fieldset>
    </section>
  );
};
