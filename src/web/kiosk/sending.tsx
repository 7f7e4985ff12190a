import { useTranslations } from 'use-intl';
import { PadKey, useIsOnline } from '../kit/index.ts';
import { Page } from './page.tsx';
import { Nothing } from './parts.tsx';

/** The picks are handed in and not answered: nothing of the member is here, should they have to go. */
export const Sending = ({ onLeave }: { onLeave: () => void }) => {
  const t = useTranslations('kiosk.sending');
  const isOnline = useIsOnline();
  return (
    <Page title={t('title')} keys={<PadKey onPress={onLeave}>{t('leave')}</PadKey>}>
      <Nothing>
        <span role="status">{isOnline ? t('how') : t('lost')}</span>
      </Nothing>
    </Page>
  );
};
