import { chosenLanguage, languagesAsked, mount } from '../kit/index.ts';
import { signOptionsIn } from './asked.ts';
import { Sign } from './sign.tsx';
import { loadVoices, signTexts, Voices } from './voices.tsx';
import { keepShell } from './watch.ts';

keepShell();
const languages = languagesAsked();
const voices = await loadVoices(languages.length === 0 ? [chosenLanguage('players')] : languages.slice(0, 2));
await mount(
  <Voices value={voices}>
    <Sign asked={signOptionsIn(location.search)} />
  </Voices>,
  signTexts,
  'players',
);
