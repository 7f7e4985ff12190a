import { useReducer, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import {
  copyText,
  randomBelow,
  Station,
  shuffle,
  useHandName,
  useSaid,
  useSettings,
  useShortcuts,
} from '../kit/index.ts';
import { DeckPad } from './deck-pad.tsx';
import { Entry } from './entry.tsx';
import styles from './explorer.module.css';
import { GamePicker } from './game-picker.tsx';
import { deckOf, gameOf, zonesOf } from './games.ts';
import { HandTray } from './hand-tray.tsx';
import { Help } from './help.tsx';
import { judge } from './judge.ts';
import { Ladder } from './ladder.tsx';
import { NoticeLine } from './notice-line.tsx';
import { type Request, requestOf } from './shortcuts.ts';
import { reduce } from './state.ts';
import { Tools } from './tools.tsx';
import { startFrom, useLink } from './use-link.ts';
import { Verdict } from './verdict.tsx';
import { tableAsText } from './words.ts';

/** The hand explorer: put cards on the table, and the core says what they are. */
export const Explorer = () => {
  const t = useTranslations('hands');
  const handNames = useHandName();
  const [settings, changeSettings] = useSettings();
  const [state, send] = useReducer(reduce, location.hash, startFrom);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const entry = useRef<HTMLInputElement>(null);
  useLink(state, send);

  const { table, active } = state;
  const game = gameOf(table.game);
  const judgment = judge(table);
  const say = useSaid();

  const copy = async (text: string, said: 'text-copied' | 'link-copied') =>
    send({ type: 'say', words: { type: (await copyText(text)) ? said : 'copy-failed' } });

  const carryOut = (request: Request) => {
    switch (request.type) {
      case 'ask-deal':
        return send({ type: 'deal', shuffled: shuffle(deckOf(game), randomBelow) });
      case 'focus-entry':
        return entry.current?.focus();
      case 'show-help':
        return setHelpOpen(true);
      case 'copy-text':
        return void copy(tableAsText(t, say, handNames, table, judgment), 'text-copied');
      case 'copy-link':
        return void copy(location.href, 'link-copied');
      default:
        return send(request);
    }
  };
  useShortcuts(requestOf, request => () => carryOut(request));

  return (
    <Station title={t('title')} settings={settings} onSettings={changeSettings} onShortcuts={() => setHelpOpen(true)}>
      <div className={styles.page}>
        <GamePicker chosen={table.game} onChoose={id => send({ type: 'choose-game', game: id })} />
        <div className={styles.felt}>
          <div className={styles.trays} data-board={game.board !== undefined || undefined}>
            {zonesOf(game).map(zone => (
              <HandTray
                key={zone}
                zone={zone}
                table={table}
                judgment={judgment}
                isActive={zone === active}
                send={send}
              />
            ))}
          </div>
          <Verdict judgment={judgment} />
          <Tools onRequest={carryOut} />
          <Entry state={state} send={send} field={entry} />
          <DeckPad table={table} onTap={card => send({ type: 'tap', card })} />
        </div>
        <Ladder ranking={game.ranking} judgment={judgment} />
      </div>
      <NoticeLine notice={state.notice} />
      <Help isOpen={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </Station>
  );
};
