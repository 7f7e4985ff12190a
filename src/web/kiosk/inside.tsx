import { AccountPage } from './account-page.tsx';
import { EntryPage } from './entry-page.tsx';
import type { Entered } from './paper.tsx';
import { PicksPage } from './picks-page.tsx';
import type { Account } from './use-account.ts';
import type { Visiting } from './use-visit.ts';
import { NO_DRAFT } from './visit.ts';
import type { Said } from './words.ts';

/** What every page of the kiosk is given. */
export type ShownProps = {
  readonly visiting: Visiting;
  readonly account: Account | undefined;
  readonly scans: number;
  readonly said: Said | undefined;
  readonly handedIn: string | undefined;
  readonly onPrinted: () => void;
};

type InsideProps = ShownProps & { readonly account: Account };

/** What is behind card and PIN. */
export const Inside = ({ visiting, account, said, handedIn, onPrinted }: InsideProps) => {
  const { visit, go, write, handIn, leave } = visiting;
  const { place, drafts } = visit;
  const contest =
    place.page === 'picks' ? account.contests.find(({ promotion }) => promotion === place.promotion) : undefined;
  const onBack = () => go({ page: 'account', tab: 'picks' });
  const onLeave = () => leave();
  if (place.page !== 'picks' || contest === undefined) {
    return (
      <AccountPage
        account={account}
        tab={place.page === 'account' ? place.tab : 'picks'}
        begun={Object.keys(drafts)}
        onTab={tab => go({ page: 'account', tab })}
        onContest={({ promotion }) => go({ page: 'picks', promotion, step: 0 })}
        onLeave={onLeave}
      />
    );
  }
  const { promotion, entry } = contest;
  if (entry !== undefined) {
    const entered: Entered = { ...contest, entry };
    const isNew = handedIn === promotion;
    return <EntryPage contest={entered} house={account.house} {...{ isNew, onPrinted, onBack, onLeave }} />;
  }
  return (
    <PicksPage
      contest={contest}
      draft={drafts[promotion] ?? NO_DRAFT}
      step={place.step}
      said={said}
      onDraft={draft => write(promotion, draft)}
      onStep={step => go({ page: 'picks', promotion, step })}
      onHandIn={() => handIn(promotion)}
      onBack={onBack}
      onLeave={onLeave}
    />
  );
};
