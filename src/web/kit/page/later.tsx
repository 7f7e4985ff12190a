import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

/** A part of a page that the first visit does not load: it comes when it is shown, or `ahead` of that. */
export const later = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const Part: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  const Later = (props: Props) => (
    <Suspense fallback={<Coming />}>
      <Part {...props} />
    </Suspense>
  );
  // What fails to come ahead is asked for again when it is shown.
  return Object.assign(Later, { ahead: () => void load().catch(() => undefined) });
};

const Coming = () => <p role="status">{useTranslations('kit')('starting')}</p>;
