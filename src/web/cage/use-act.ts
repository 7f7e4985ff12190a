import { useTranslations } from 'use-intl';
import { type Acting, useActing } from '../kit/index.ts';

/** Money waits for no line: without one nothing is asked. */
export const useAct = (): Acting => useActing(useTranslations('cage')('offline'));
