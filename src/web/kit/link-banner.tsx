import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { FeedLink } from './feed.ts';
import styles from './link-banner.module.css';
import { PadKey } from './pad-key.tsx';

const BANNER_AFTER_MS = 10_000;

type LinkBannerProps = { readonly link: FeedLink; readonly waiting?: number };

/**
 * A dot at once when the line is lost; after ten seconds what still works, what does not, and what waits, until
 * somebody has read it.
 */
export const LinkBanner = ({ link, waiting = 0 }: LinkBannerProps) => {
  const t = useTranslations('kit.link');
  const isLost = link.state !== 'live';
  const [isLong, setLong] = useState(false);
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    setLong(false);
    setRead(false);
    if (!isLost) return undefined;
    const timer = setTimeout(() => setLong(true), BANNER_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  const service = link.service;
  if (!isLost && service?.type === 'out-of-service') {
    return (
      <p className={styles.banner} role="alert">
        {t('outOfService')} <span lang="en">{service.reason}</span>
      </p>
    );
  }
  if (!isLost && waiting === 0) return null;
  if (!isLong || isRead) {
    return (
      <p className={styles.dot} role="status">
        {isLost ? t('lost') : t('waiting', { count: waiting })}
      </p>
    );
  }
  return (
    <div className={styles.banner} role="alert">
      <p>
        {t('long')} {waiting > 0 && t('waiting', { count: waiting })}
      </p>
      <PadKey onPress={() => setRead(true)}>{t('read')}</PadKey>
    </div>
  );
};
