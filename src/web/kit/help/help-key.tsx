import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Key } from '../keys/key.tsx';
import { later } from '../page/later.tsx';
import { type HelpPage, pageHere } from './help-lines.ts';
import { nextOnScreen } from './next-step.ts';

const HelpSheet = later(async () => (await import('./help-sheet.tsx')).HelpSheet);

type HelpKeyProps = {
  /** That of the address, unless the page says another. */
  readonly page?: HelpPage;
  /** What is next before anything is on the screen. */
  readonly next?: string | undefined;
};

/** `?`: what this person does here, in five lines, and what is next. */
export const HelpKey = ({ page = pageHere(), next }: HelpKeyProps) => {
  const t = useTranslations('kit.help');
  const [isOpen, setOpen] = useState(false);
  const [onScreen, setOnScreen] = useState<string>();
  const open = () => {
    setOnScreen(nextOnScreen());
    setOpen(true);
  };
  return (
    <>
      <Key icon="help" isIconOnly onPress={open}>
        {t('key')}
      </Key>
      {isOpen && <HelpSheet page={page} next={next ?? onScreen} onClose={() => setOpen(false)} />}
    </>
  );
};
