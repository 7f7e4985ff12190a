import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Sheet, SignOn, useBadgeReader } from '../kit/index.ts';

/** The next dealer swipes the badge wherever the table stands and types the PIN: who was there is relieved. PPL-5 */
export const Relief = () => {
  const t = useTranslations('keypad');
  const [badge, setBadge] = useState<string>();
  const close = () => setBadge(undefined);
  useBadgeReader(read => {
    // A sheet that asks for a badge has read it already.
    if (document.querySelector('dialog[open]') === null) setBadge(read);
  });
  if (badge === undefined) return null;
  return (
    <Sheet title={t('relief')} isOpen isWide isBesidePad onClose={close}>
      <SignOn title={t('relief')} badge={badge} onSignedOn={close} />
    </Sheet>
  );
};
