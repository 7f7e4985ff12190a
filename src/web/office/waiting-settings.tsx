import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ActKey, FactList, Keys, SecondSheet, Section, useOwnFeed, useSaid, useView } from '../kit/index.ts';
import { useValueWords } from './setting-words.ts';

/** What the files of the house have loosened: it holds only after two people have accepted it. SEA-6 */
export const WaitingSettings = () => {
  const t = useTranslations('office.waitingSettings');
  const said = useSaid();
  const wordsFor = useValueWords();
  const settings = useView(useOwnFeed(['settings']), 'settings') ?? {};
  const [isAsked, setAsked] = useState(false);
  const waiting = Object.entries(settings).filter(([, { waits }]) => waits !== undefined);
  if (waiting.length === 0) return null;
  const facts = (
    <FactList
      of={waiting.map(([setting, { name, is, waits }]) => [
        said(name),
        t('change', { was: wordsFor(setting, is), is: wordsFor(setting, waits) }),
        'main',
      ])}
    />
  );
  return (
    <Section title={t('title')}>
      <p role="alert">{t('how')}</p>
      {facts}
      <Keys>
        <ActKey onPress={() => setAsked(true)}>{t('accept')}</ActKey>
      </Keys>
      {isAsked && (
        <SecondSheet
          title={t('title')}
          command={{
            type: 'ChangeSettings',
            changes: waiting.map(([setting, { waits }]) => ({ setting, ...(waits !== undefined && { is: waits }) })),
          }}
          action={t('accept')}
          isHeld
          review={facts}
          onClose={() => setAsked(false)}
        />
      )}
    </Section>
  );
};
