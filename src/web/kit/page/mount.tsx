import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { en, type Language, loadMessages } from '../../messages/index.ts';
import { FaultGuard } from './fault-page.tsx';
import { loadFonts } from './fonts.ts';
import { type Audience, chosenLanguage } from './language.ts';
import { Speaking } from './speech.tsx';

/** Shows a station in its page, in the language chosen for those who look at it. */
export const mount = async (station: ReactNode, audience: Audience = 'staff'): Promise<void> => {
  const root = document.getElementById('root')!; // Every page of ours has it.
  const language = chosenLanguage(audience);
  const first = await spoken(language).catch(() => ({ language: 'en', messages: en }) as const);
  createRoot(root).render(
    <StrictMode>
      <Speaking audience={audience} first={first}>
        <FaultGuard audience={audience}>{station}</FaultGuard>
      </Speaking>
    </StrictMode>,
  );
};

/** English comes with the page; another language that cannot be fetched leaves no white page. */
const spoken = async (language: Language) => {
  const [messages] = await Promise.all([loadMessages(language), loadFonts(language)]);
  return { language, messages };
};
