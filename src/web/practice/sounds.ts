import { ofThisDevice, sound, useKept } from '../kit/index.ts';

/** Whether the tables make sounds on this device; they are silent until somebody turns them on. */
export const useSound = () => {
  const [isSounding, keep] = useKept('practice-sound', false, ofThisDevice);
  const set = (isOn: boolean): void => {
    keep(isOn);
    soundsOn = isOn;
    if (isOn) sound(PITCHES.chip);
  };
  soundsOn = isSounding;
  return [isSounding, set] as const;
};

let soundsOn = false;

const PITCHES = { chip: [1_870], card: [520], won: [660, 880], lost: [220], wrong: [196, 185] } as const;

export const play = (what: keyof typeof PITCHES): void => {
  if (soundsOn) sound(PITCHES[what]);
};
