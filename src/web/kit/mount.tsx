import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadMessages } from '../messages/index.ts';
import { type Audience, chosenLanguage } from './language.ts';
import { Speaking } from './speech.tsx';

/** Shows a station in its page, in the language chosen for those who look at it. */
export const mount = async (station: ReactNode, audience: Audience = 'staff'): Promise<void> => {
  const root = document.getElementById('root')!; // Every page of ours has it.
  const language = chosenLanguage(audience);
  const first = { language, messages: await loadMessages(language) };
  createRoot(root).render(
    <StrictMode>
      <Speaking audience={audience} first={first}>
        {station}
      </Speaking>
    </StrictMode>,
  );
};
