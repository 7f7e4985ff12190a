import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { en, type Messages } from '../messages/index.ts';

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof en;
  }
}

/** Languages so far; another one is a file beside `en.ts` and a line here. */
const LANGUAGES: Readonly<Record<string, Messages>> = { en };

/** Shows a station in its page. Times are the house's own, so no time zone of the device is used. */
export const mount = (station: ReactNode): void => {
  const root = document.getElementById('root')!; // Every page of ours has it.
  const language = document.documentElement.lang;
  // The English wording types the arguments of each text; every language has the same ones.
  const messages = (LANGUAGES[language] ?? en) as typeof en;
  createRoot(root).render(
    <StrictMode>
      <IntlProvider locale={language} messages={messages} timeZone="UTC">
        {station}
      </IntlProvider>
    </StrictMode>,
  );
};
