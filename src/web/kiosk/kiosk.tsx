import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Refusal } from '#core/base';
import { StartingPage, StationGate, useBadgeReader, useIsOnline, useSettings } from '../kit/index.ts';
import { DrawsPage } from './draws.tsx';
import { Inside, type ShownProps } from './inside.tsx';
import styles from './kiosk.module.css';
import { noticeOf } from './notice-of.ts';
import { Sending } from './sending.tsx';
import { NumberPage, PinPage } from './sign-on.tsx';
import { Start } from './start.tsx';
import { StillThere } from './still-there.tsx';
import { useAccount } from './use-account.ts';
import { useIdle } from './use-idle.ts';
import { useLetter } from './use-letter.ts';
import { useStay } from './use-stay.ts';
import { useVisit } from './use-visit.ts';
import { isInside, isSomebody, type KioskPlace, type VisitNotice } from './visit.ts';
import { type Said, useRefused } from './words.ts';

/** What everybody may see; a member's own data takes card and PIN. CLB-11 */
const PUBLIC = () => ['boards'] as const;

export const Kiosk = () => (
  <StationGate kind="kiosk" topics={PUBLIC} hasOwnLinkMark>
    <AtKiosk />
  </StationGate>
);

/** Before the house has said how long. */
const STAYS_MS = 60_000;

const AtKiosk = () => {
  useSettings();
  const visiting = useVisit();
  const { visit, go, answered } = visiting;
  const refused = useRefused();
  const [scans, setScans] = useState(0);
  const [handedIn, setHandedIn] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const [inside, isWaiting] = [isInside(visit), visit.letter !== undefined];

  const leave = (notice?: VisitNotice) => {
    setHandedIn(undefined);
    setSaid(undefined);
    visiting.leave(notice);
  };
  const handIn = (promotion: string) => {
    setSaid(undefined);
    visiting.handIn(promotion);
  };
  /** The house has ended the session; a member with picks on their way first sees what became of them. */
  const ended = (refusal: Refusal) => {
    if (!isWaiting) leave(handedIn === undefined ? noticeOf(refusal) : 'handed-in');
  };
  const account = useAccount(inside && !isWaiting ? nameOf(visit.place) : undefined, ended);
  useLetter(visit.letter, answer => {
    if (answer.ok) setHandedIn(visit.letter?.promotion);
    else if (answer.code === 'card-first' || answer.code === 'see-the-club-desk') return leave('not-handed-in');
    else setSaid(refused(answer));
    return answered(answer.ok);
  });
  useBadgeReader(card => {
    if (inside) return;
    setScans(count => count + 1);
    go({ page: 'pin', card });
  });
  const stay = useStay(inside, ended);
  const idle = useIdle({
    isOn: isSomebody(visit) && !isWaiting,
    staysMs: account?.staysMs ?? STAYS_MS,
    onTouch: stay,
    onGone: () => leave(),
  });
  const shown = { account, scans, said, handedIn };
  return (
    <>
      <Shown {...shown} visiting={{ ...visiting, handIn, leave }} onPrinted={() => setHandedIn(undefined)} />
      {idle.type === 'asked' && visit.place.page !== 'start' && (
        <StillThere seconds={idle.seconds} onLeave={() => leave()} />
      )}
      <Lost />
    </>
  );
};

/** A page is asked for again when another is opened, not at each of its steps. */
const nameOf = (place: KioskPlace): string => (place.page === 'account' ? place.tab : place.page);

/** At once and in few words; what that means is on the pages where it matters. */
const Lost = () => {
  const t = useTranslations('kit.link');
  const isOnline = useIsOnline();
  return isOnline ? null : (
    <p className={styles.lost} role="status">
      {t('lost')}
    </p>
  );
};

/** One place, one page. */
const Shown = (props: ShownProps) => {
  const { visiting, account, scans } = props;
  const { visit, go, speak, leave } = visiting;
  const { place } = visit;
  if (visit.letter !== undefined) return <Sending onLeave={() => leave()} />;
  switch (place.page) {
    case 'start':
      return (
        <Start
          notice={visit.notice}
          onLanguage={speak}
          onNumber={() => go({ page: 'number', card: '' })}
          onDraws={() => go({ page: 'draws' })}
        />
      );
    case 'draws':
      return <DrawsPage onBack={() => go({ page: 'start' })} />;
    case 'number': {
      const { card } = place;
      return (
        <NumberPage
          card={card}
          onCard={typed => go({ page: 'number', card: typed })}
          onNext={() => go({ page: 'pin', card })}
          onBack={() => go({ page: 'start' })}
        />
      );
    }
    case 'pin':
      return (
        <PinPage
          key={scans}
          card={place.card}
          onInside={() => go({ page: 'account', tab: 'hours' })}
          onBack={() => go({ page: 'number', card: place.card })}
          onLeave={() => leave()}
        />
      );
    case 'account':
    case 'picks':
      return account === undefined ? <StartingPage /> : <Inside {...props} account={account} />;
  }
};
