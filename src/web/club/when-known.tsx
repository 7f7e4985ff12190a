import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Refused, Soft } from '../kit/index.ts';
import type { Lookup } from './use-member.ts';

type WhenKnownProps<Value> = { readonly asked: Lookup<Value>; readonly children: (value: Value) => ReactNode };

/** What was asked for, or how it is with it. */
export const WhenKnown = <Value,>({ asked, children }: WhenKnownProps<Value>) => {
  const t = useTranslations('club');
  switch (asked.type) {
    case 'known':
      return children(asked.value);
    case 'refused':
      return <Refused why={asked.why} />;
    case 'unanswered':
      return <p role="alert">{t('noAnswer')}</p>;
    case 'asking':
      return <Soft role="status">{t('loading')}</Soft>;
  }
};
