import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { OwnTexts } from '../../messages/index.ts';
import type { SaidBy } from '../../messages/said.ts';
import { FaultGuard } from './fault-page.tsx';
import { loadLetters } from './fonts.ts';
import { InsecureLine } from './insecure-line.tsx';
import { type Audience, chosenLanguage } from './language.ts';
import { Speaking, spokenIn } from './speech.tsx';

/** Shows a station in its page, in the language chosen for those who look at it. */
export const mount = async (
  station: ReactNode,
  own: OwnTexts,
  audience: Audience = 'staff',
  saidBy: readonly SaidBy[] = [],
): Promise<void> => {
  const texts = { own, saidBy };
  const root = document.getElementById('root')!; // Every page of ours has it.
  // English comes with the page: another language that cannot be fetched leaves no white page.
  const spoken = spokenIn(chosenLanguage(audience), texts).catch(() => spokenIn('en', texts));
  const [first] = await Promise.all([spoken, loadLetters()]);
  createRoot(root).render(
    <StrictMode>
      <Speaking audience={audience} first={first} texts={texts}>
        <InsecureLine />
        <FaultGuard audience={audience}>{station}</FaultGuard>
      </Speaking>
    </StrictMode>,
  );
};
