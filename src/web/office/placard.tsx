import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PokerSetUp, pokerGameNamed } from '#core/games';
import { namedWager, placardOf } from '#core/games/table';
import { LANGUAGES, type Language, type Said, sayAgain, type TextsByCode } from '#core/words';
import { ActKey, Choose, Keys, OnPaper, Section, useLanguage, useTextsOf } from '../kit/index.ts';
import { nameOf } from '../messages/index.ts';
import styles from './games.module.css';
import { Board } from './pay-boards.tsx';

type PlacardProps = { readonly setUp: PokerSetUp; readonly onClose: () => void };

/** Whose words are on it. */
const PRINTED = ['games', 'cards', 'money'] as const;

/** The rules and pay tables as they hang at the tables of the game, in any of the languages. C4P 8, FCP 6 */
export const Placard = ({ setUp, onClose }: PlacardProps) => {
  const t = useTranslations('office.games');
  const { language: own } = useLanguage();
  const [language, setLanguage] = useState<Language>(own);
  const texts = useTextsOf(PRINTED, language);
  const [isPrinting, setPrinting] = useState(false);
  if (texts === undefined) return null;
  const paper = <Written setUp={setUp} language={language} texts={texts} />;
  return (
    <Section title={t('placard')}>
      <Choose
        label={t('language')}
        value={language}
        options={LANGUAGES.map(one => [one, nameOf(one)] as const)}
        onChange={setLanguage}
      />
      <article className={styles.shown} lang={language}>
        {paper}
      </article>
      <Keys>
        <ActKey tone="main" onPress={() => setPrinting(true)}>
          {t('print')}
        </ActKey>
        <ActKey onPress={onClose}>{t('close')}</ActKey>
      </Keys>
      {isPrinting && (
        <OnPaper className={styles.placard} lang={language} data-paper="placard" onPrinted={() => setPrinting(false)}>
          {paper}
        </OnPaper>
      )}
    </Section>
  );
};

type WrittenProps = { readonly setUp: PokerSetUp; readonly language: Language; readonly texts: TextsByCode };

const Written = ({ setUp, language, texts }: WrittenProps) => {
  const say = (said: Said): string => sayAgain(said, language, texts);
  const bet = (wager: string): string => {
    const label = namedWager(wager);
    return typeof label === 'object' && 'code' in label ? say(label) : wager;
  };
  const game = pokerGameNamed(setUp.game);
  const rules = game?.rulesFor(setUp.schedules);
  if (game === undefined || rules?.ok !== true) return null;
  const { title, lines, envy, forPlayers } = placardOf(rules.value, setUp);
  return (
    <>
      <h1>{say(title)}</h1>
      <ul>
        {lines.map(line => (
          <li key={line.message}>{say(line)}</li>
        ))}
      </ul>
      <div className={styles.boards}>
        {rules.value.payBoards.map(board => (
          <Board
            key={`${board.wager} ${board.players ?? ''}`}
            board={board}
            title={board.players === undefined ? bet(board.wager) : say(forPlayers(board.wager, board.players))}
            envy={say(envy)}
            say={say}
          />
        ))}
      </div>
    </>
  );
};
