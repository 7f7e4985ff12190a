import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'fourCard.lock': 'Bấm nút khóa. Cảm biến có cược progressive sáng lên và sáng suốt ván.',
  'fourCard.ask': 'Hỏi ghế {seat}: bỏ bài, hay đặt Play từ {from} đến {to}?',
  'fourCard.reveal': 'Xếp sáu lá từ lớn đến nhỏ và báo {hand}: {cards}. Để {unused} qua một bên.',
  'fourCard.folded-by-sensor': 'Úp bài của ghế {seat} cạnh cảm biến. Cược progressive vẫn còn.',
  'fourCard.folded-by-aces-up': 'Úp bài của ghế {seat} cạnh cược Aces Up. Để đó cho đến khi chốt.',
  'fourCard.folded-to-rack': 'Bỏ bài của ghế {seat} vào khay bài bỏ.',
  'fourCard.last': 'Trả các Envy Bonus. Để ngửa các tay bài làm người khác được thưởng cho đến khi trả hết.',
  'fourCard.end': 'Bấm nút reset.',
  'why.tie-wins': 'bài hòa dealer, mà hòa thì người chơi thắng',
  'why.below-aces': 'dưới đôi át',
};
