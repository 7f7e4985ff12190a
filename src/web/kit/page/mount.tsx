import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '../../messages/index.ts';
import { loadFonts } from './fonts.ts';
import { type Audience, chosenLanguage } from './language.ts';
import { Speaking } from './speech.tsx';

/** Shows a station in its page, in the language chosen for those who look at it. */
export const mount = async (station: ReactNode, audience: Audience = 'staff'): Promise<void> => {
  const root = document.getElementById('root')!; // Every page of ours has it.
  const language = chosenLanguage(audience);
  const [messages] = await Promise.all([loadMessages(language), loadFonts(language)]);
  const first = { language, messages };
  createRoot(root).render(
    <StrictMode>
      <Speaking audience={audience} first={first}>
        {station}
      </Speaking>
    </StrictMode>,
  );
};
