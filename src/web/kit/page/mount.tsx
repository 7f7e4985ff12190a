import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { OwnTexts } from '../../messages/index.ts';
import { FaultGuard } from './fault-page.tsx';
import { type Audience, chosenLanguage } from './language.ts';
import { Speaking, spokenIn } from './speech.tsx';

/** Shows a station in its page, in the language chosen for those who look at it. */
export const mount = async (station: ReactNode, ownTexts: OwnTexts, audience: Audience = 'staff'): Promise<void> => {
  const root = document.getElementById('root')!; // Every page of ours has it.
  // English comes with the page: another language that cannot be fetched leaves no white page.
  const first = await spokenIn(chosenLanguage(audience), ownTexts).catch(() => spokenIn('en', ownTexts));
  createRoot(root).render(
    <StrictMode>
      <Speaking audience={audience} first={first} ownTexts={ownTexts}>
        <FaultGuard audience={audience}>{station}</FaultGuard>
      </Speaking>
    </StrictMode>,
  );
};
