import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Key } from '../keys/key.tsx';
import { SaidWords } from '../page/said-words.tsx';
import styles from './link-banner.module.css';
import { type LinkNotice, useLinkNotice } from './link-notice.ts';

/**
 * At the lower edge of the window; the page ends above it: nothing moves when the connection comes and goes, and
 * nothing stays covered. The long text becomes a mark once it is dismissed.
 */
export const LinkBanner = () => {
  const t = useTranslations('kit.link');
  const notice = useLinkNotice();
  const [isRead, setRead] = useState(false);
  const isLong = notice?.type === 'long-lost';
  useEffect(() => {
    if (!isLong) setRead(false);
  }, [isLong]);
  const room = useRoom(notice !== undefined);
  if (notice === undefined) return null;
  const isSaid = notice.type === 'out-of-service' || notice.type === 'ended' || (isLong && !isRead);
  return (
    <div ref={room} className={`${styles.room} no-print`}>
      {isSaid ? (
        <div className={styles.banner} role="alert">
          <LinkStatement notice={notice} />
          {isLong && notice.waiting > 0 && <LinkMark notice={notice} />}
          {isLong && (
            <Key icon="check" onPress={() => setRead(true)}>
              {t('read')}
            </Key>
          )}
        </div>
      ) : (
        <LinkMark notice={notice} />
      )}
    </div>
  );
};

type NoticeProps = { readonly notice: LinkNotice };

/** The short form: a dot and a word. */
export const LinkMark = ({ notice }: NoticeProps) => {
  const t = useTranslations('kit.link');
  return (
    <p className={styles.mark} role="status">
      {notice.type === 'out-of-service' && t('outOfService')}
      {notice.type === 'ended' && <SaidWords of={notice.reason} />}
      {notice.type !== 'out-of-service' &&
        notice.type !== 'ended' &&
        (notice.waiting > 0 ? t('waiting', { count: notice.waiting }) : t('lost'))}
    </p>
  );
};

/** The long form: the cause, and what can be done and what cannot. */
export const LinkStatement = ({ notice }: NoticeProps) => {
  const t = useTranslations('kit.link');
  if (notice.type === 'out-of-service') {
    return (
      <p className={styles.statement}>
        {t('outOfService')} <SaidWords of={notice.reason} />
      </p>
    );
  }
  if (notice.type === 'ended') {
    return (
      <p className={styles.statement}>
        <SaidWords of={notice.reason} />
      </p>
    );
  }
  return <p className={styles.statement}>{t('long')}</p>;
};

/** Tells the page how much of its lower edge is covered. */
const useRoom = (isShown: boolean) => {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const taken = room.current;
    if (!isShown || taken === null) return undefined;
    const measure = () => style.setProperty('--link-room', `${taken.offsetHeight}px`);
    const sizes = new ResizeObserver(measure);
    sizes.observe(taken);
    measure();
    return () => {
      sizes.disconnect();
      style.removeProperty('--link-room');
    };
  }, [isShown]);
  return room;
};
