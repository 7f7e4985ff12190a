import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { cents, formatAmount } from '#core/money';
import { ActKey, FactList, Keys, SecondSheet, Section, useOwnFeed, useSaid, useView } from '../kit/index.ts';

/** What the files of the house have loosened: it holds only after two people have accepted it. SEA-6 */
export const WaitingSettings = () => {
  const t = useTranslations('office.waitingSettings');
  const said = useSaid();
  const settings = useView(useOwnFeed(['settings']), 'settings') ?? {};
  const [isAsked, setAsked] = useState(false);
  const waiting = Object.entries(settings).filter(([, { waits }]) => waits !== undefined);
  if (waiting.length === 0) return null;
  const facts = (
    <FactList
      of={waiting.map(([setting, { name, is, waits }]) => [
        said(name),
        t('change', { was: valueWords(setting, is) ?? t('none'), is: valueWords(setting, waits) ?? t('none') }),
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

const AMOUNTS: readonly string[] = ['secondPersonFrom', 'sealFrom'];
/** Enough of a long one, such as a whole activity, to tell it from another. */
const SHOWN_MAX = 120;

const valueWords = (setting: string, json: string | undefined): string | undefined => {
  if (json === undefined) return undefined;
  if (AMOUNTS.includes(setting)) return formatAmount(cents(Number(json)));
  return json.length > SHOWN_MAX ? `${json.slice(0, SHOWN_MAX)}…` : json;
};
