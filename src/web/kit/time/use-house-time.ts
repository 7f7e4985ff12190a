import { useLanguage } from '../page/speech.tsx';
import { useStation } from '../people/station-context.ts';
import { type HouseTime, houseTime } from './house-time.ts';

export const useHouseTime = (): HouseTime => {
  const { language } = useLanguage();
  const { me } = useStation();
  return houseTime(language, me.zone);
};
