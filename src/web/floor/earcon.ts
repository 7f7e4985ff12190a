import type { Urgency } from './clock.ts';

/** One short sound for each class of news: something new, soon due, urgent. Never the only sign of it. */
export const EARCONS = { new: [660], soon: [520, 660], urgent: [880, 660, 880] } as const;
export type Earcon = keyof typeof EARCONS;

const TONE_S = 0.11;
const GAP_S = 0.05;
const LOUDNESS = 0.12;

/** Browsers are silent before the first touch; then nothing sounds, and that is no fault. */
export const sound = (earcon: Earcon): void => {
  const audio = new AudioContext();
  const end = EARCONS[earcon].reduce((at, pitch) => {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    tone.frequency.value = pitch;
    volume.gain.value = LOUDNESS;
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + TONE_S);
    return at + TONE_S + GAP_S;
  }, audio.currentTime);
  setTimeout(() => void audio.close(), (end - audio.currentTime) * 1_000 + 200);
};

const RANK: Readonly<Record<Urgency, number>> = { calm: 0, soon: 1, urgent: 2, over: 2 };

/** What the queue has to say since the last look: the most pressing of it, once. */
export const newsIn = (before: ReadonlyMap<string, Urgency>, now: ReadonlyMap<string, Urgency>): Earcon | undefined => {
  const risen = [...now].filter(([key, urgency]) => RANK[urgency] > RANK[before.get(key) ?? 'calm']);
  if (risen.some(([, urgency]) => RANK[urgency] === 2)) return 'urgent';
  if (risen.length > 0) return 'soon';
  return [...now.keys()].some(key => !before.has(key)) ? 'new' : undefined;
};
