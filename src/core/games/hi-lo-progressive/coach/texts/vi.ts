import type { TextsFor } from '#core/words';
import type { COACH as ENGLISH } from './en.ts';

export const COACH: TextsFor<typeof ENGLISH> = {
  'hiLo.over': 'Hết lượt, đoán đúng {correct, number} lần. Đưa người chơi {prize}.',
  'hiLo.turn': 'Người chơi đoán {call, select, higher {lớn hơn} other {nhỏ hơn}} {last}. Lật lá kế tiếp.',
  'hiLo.ask-free-miss':
    'Lá bài là {last}. Người chơi đang có {holds} và chơi để lấy {next}. Lần sai đầu không tính. Hỏi: lớn hơn, nhỏ hơn hay dừng?',
  'hiLo.ask':
    'Lá bài là {last}. Người chơi đang có {holds} và chơi để lấy {next}. Đoán sai thì còn {left}. Hỏi: lớn hơn, nhỏ hơn hay dừng?',
  'hiLo.cash': '{amount} tiền mặt',
  'hiLo.free-play': '{amount} Free Play',
  'hiLo.progressive': 'jackpot tích lũy, {amount}',
};
