import { useTranslations } from 'use-intl';
import { Refused } from '../form/desk-parts.tsx';
import type { MemberSearch } from './member-search.ts';

type StateProps = {
  readonly search: MemberSearch;
  /** Said while nothing is asked. */
  readonly nothing?: string;
  /** Said where nobody was found. */
  readonly nobody?: string;
  readonly className?: string | undefined;
};

/** How the search stands, said to readers too. */
export const MemberSearchState = ({ search, nothing = '', nobody, className }: StateProps) => {
  const t = useTranslations('kit');
  if (search.type === 'refused') return <Refused why={search.why} />;
  const foundIn = (found: MemberSearch): string => {
    const count = found.type === 'found' ? found.rows.length : 0;
    return (count === 0 ? nobody : undefined) ?? t('members.found', { count });
  };
  const words = {
    nothing: () => nothing,
    offline: () => t('members.offline'),
    unanswered: () => t('noAnswer'),
    looking: () => t('members.looking'),
    more: () => (search.type === 'more' && search.need === 'digits' ? t('members.digits') : t('members.more')),
    found: () => foundIn(search),
  }[search.type];
  return (
    <p className={className} role="status">
      {words()}
    </p>
  );
};
