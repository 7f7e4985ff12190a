const TONE_S = 0.11;
const GAP_S = 0.05;
const LOUDNESS = 0.12;

/** A few short tones. Browsers are silent before the first touch; then nothing sounds, and that isn't an error. */
export const sound = (pitches: readonly number[]): void => {
  const audio = new AudioContext();
  const end = pitches.reduce((at, pitch) => {
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
