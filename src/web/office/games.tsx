import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ReadAnswers, read } from '#api';
import type { CommandOf } from '#core/house';
import { ActKey, Choose, Keys, Section, SetUpFacts, Soft, useAsked, useHouseTime } from '../kit/index.ts';
import { GameForm } from './game-form.tsx';
import { type PageProps, Why } from './parts.tsx';
import { PayBoards } from './pay-boards.tsx';
import { Placard } from './placard.tsx';

export type GameOfHouse = ReadAnswers['games']['rows'][number];
type SetUp = CommandOf<'SetUpGame'>['setUp'];

/** Crazy 4 Poker and Four-Card Poker: what is in force, who has chosen it, a new set-up, and the placard. PRO-5 */
export const Games = ({ onDone }: PageProps) => {
  const t = useTranslations('office.games');
  const [asked, setAsked] = useState(0);
  const answer = useAsked(line => read(line, 'games', {}), [asked]);
  const [chosen, setChosen] = useState('');
  if (answer === undefined) return null;
  if (!answer.ok) return <Why why={answer.message} />;
  const games = answer.value.rows;
  const game = games.find(one => one.game === chosen) ?? games[0];
  if (game === undefined) return null;
  const done = (words: string) => {
    setAsked(asked + 1);
    onDone(words);
  };
  return (
    <>
      <Choose
        label={t('game')}
        lang="en"
        value={game.game}
        options={games.map(one => [one.game, one.title] as const)}
        onChange={setChosen}
      />
      <GamePage key={game.game} game={game} onDone={done} />
    </>
  );
};

const GamePage = ({ game, onDone }: PageProps & { readonly game: GameOfHouse }) => {
  const t = useTranslations('office.games');
  const [step, setStep] = useState<'see' | 'set-up' | 'placard'>('see');
  const { setUp } = game;
  const kept = setUp !== undefined && 'schedules' in setUp ? setUp : undefined;
  if (step === 'set-up') {
    return (
      <GameForm
        game={game.game}
        now={kept}
        onClose={() => setStep('see')}
        onDone={words => {
          setStep('see');
          onDone(words);
        }}
      />
    );
  }
  if (step === 'placard' && kept !== undefined) return <Placard setUp={kept} onClose={() => setStep('see')} />;
  return (
    <>
      <Section title={t('inForce')}>
        {kept === undefined ? <Soft>{t('notSetUp')}</Soft> : <SetUpFacts of={kept as SetUp} isRunning />}
        <Keys>
          <ActKey tone="main" onPress={() => setStep('set-up')}>
            {kept === undefined ? t('setUp') : t('change')}
          </ActKey>
          {kept !== undefined && <ActKey onPress={() => setStep('placard')}>{t('placard')}</ActKey>}
        </Keys>
      </Section>
      {kept !== undefined && (
        <Section title={t('payTables')}>
          <PayBoards game={kept.game} schedules={kept.schedules} />
        </Section>
      )}
      <History of={game.history} />
    </>
  );
};

/** Every set-up so far, the newest first, each with its two people. */
const History = ({ of }: { of: GameOfHouse['history'] }) => {
  const t = useTranslations('office.games');
  const { moment } = useHouseTime();
  if (of.length === 0) return null;
  return (
    <Section title={t('history')}>
      {of.map(({ at, by, setUp }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was set up stays in its order.
        <details key={place}>
          <summary>{t('setUpBy', { at: at === undefined ? '–' : moment(at), names: by.join(', ') })}</summary>
          <SetUpFacts of={setUp as SetUp} />
        </details>
      ))}
    </Section>
  );
};
