import { useStation } from './at-station.tsx';
import { type HouseTime, houseTime } from './house-time.ts';
import { useLanguage } from './speech.tsx';

export const useHouseTime = (): HouseTime => {
  const { language } = useLanguage();
  const { me } = useStation();
  return houseTime(language, me.zone);
};
