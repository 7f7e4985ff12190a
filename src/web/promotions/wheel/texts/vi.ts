import type { Texts } from '../../../messages/index.ts';
import type { texts as english } from './en.ts';

export const texts: Texts<typeof english> = {
  name: 'Vòng quay',
  yes: 'có',
  double: 'Nhân đôi',
  spots: 'Số ô',
  doubleSpot: 'Ô nhân đôi trả',
  guarantee: 'Ít nhất',
  proof: 'Kiểm chứng',
  holds: 'đã tính lại lượt {number} tại đây: đúng',
  spinsAgain: 'nhân đôi: quay thêm lần nữa',
  notValid: 'không tính: quay lại',
  rotations: 'Số vòng quay trọn',
  disturbed: 'Bị đụng vào',
  form: {
    spots: 'Các ô của vòng quay, mỗi dòng một ô',
    jackpot: 'Trúng ô nhân đôi hai lần thì trả',
    guarantee: 'Mỗi người quay nhận ít nhất',
    guaranteedFrom: 'Bảo đảm từ',
    guaranteedTo: 'Bảo đảm đến',
    spunByComputer: 'Máy tính quay',
  },
  how: { goods: 'nón = 25' },
};
