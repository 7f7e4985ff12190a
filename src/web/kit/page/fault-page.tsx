import { Component, type ReactNode, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { PadKey } from '../keys/pad-key.tsx';
import styles from './fault-page.module.css';
import { isSecondFault, noteFault, startOver } from './faults.ts';
import type { Audience } from './language.ts';

type FaultProps = {
  readonly audience: Audience;
  /** In the place of the usual page, where nobody is there to press a key. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
};
type Fault = { readonly words: string; readonly isAgain: boolean };

/** If a part of the page fails, the page stays and says what happened and what to do. */
export class FaultGuard extends Component<FaultProps, { readonly fault?: Fault }> {
  override state: { readonly fault?: Fault } = {};

  static getDerivedStateFromError(error: unknown) {
    return { fault: { words: String(error), isAgain: isSecondFault(sessionStorage, Date.now()) } };
  }

  override componentDidCatch(): void {
    noteFault(sessionStorage, Date.now());
  }

  override render(): ReactNode {
    const { fault } = this.state;
    const { audience, instead, children } = this.props;
    if (fault === undefined) return children;
    return (
      <>
        {instead ?? <FaultPage {...fault} audience={audience} />}
        {audience === 'players' && <Restart />}
      </>
    );
  }
}

/** Where the page was is in its address and on this device, so that loading it again opens the same place. */
const FaultPage = ({ words, isAgain, audience }: Fault & { readonly audience: Audience }) => {
  const t = useTranslations('kit.fault');
  const isUnattended = audience === 'players';
  return (
    <main className={styles.page}>
      <div role="alert" className={styles.words}>
        <h1>{t('title')}</h1>
        <p>{t('kept')}</p>
        <p>{isUnattended ? t('byItself') : isAgain ? t('again') : t('reloadHow')}</p>
      </div>
      <div className={styles.keys}>
        <PadKey tone="main" onPress={() => location.reload()}>
          {t('reload')}
        </PadKey>
        {isAgain && <PadKey onPress={() => startOver(sessionStorage)}>{t('startOver')}</PadKey>}
      </div>
      {!isUnattended && (
        <p className={styles.support}>
          {t('support')} <code lang="en">{words.slice(0, 200)}</code>
        </p>
      )}
    </main>
  );
};

const RELOAD_AFTER_MS = 30_000;

/** Nobody is at a sign to press a key: it loads again by itself, as soon as the server is there to give it. */
const Restart = () => {
  useEffect(() => {
    const timer = setInterval(() => void reloadIfServed(), RELOAD_AFTER_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
};

const reloadIfServed = async (): Promise<void> => {
  const answer = await fetch(location.href, { cache: 'no-store' }).catch(() => undefined);
  if (answer?.ok === true) location.reload();
};
