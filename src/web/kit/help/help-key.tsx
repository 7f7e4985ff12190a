import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Key } from '../keys/key.tsx';
import { later } from '../page/later.tsx';
import { type HelpPage, pageHere } from './help-lines.ts';

const HelpSheet = later(async () => (await import('./help-sheet.tsx')).HelpSheet);

type HelpKeyProps = {
  /** That of the address, unless the page says another. */
  readonly page?: HelpPage;
  /** What is next where the page itself doesn't say. */
  readonly next?: string | undefined;
};

/** `?`: what this person does here, in five lines, and what is next. */
export const HelpKey = ({ page = pageHere(), next }: HelpKeyProps) => {
  const t = useTranslations('kit.help');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Key icon="help" isIconOnly onPress={() => setOpen(true)}>
        {t('key')}
      </Key>
      {isOpen && <HelpSheet page={page} next={next} onClose={() => setOpen(false)} />}
    </>
  );
};
