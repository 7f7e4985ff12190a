import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'baccarat-bet-outside-limits': 'Cược {bet} nằm ngoài mức cược của bàn. Đặt từ {min} đến {max}.',
  'baccarat-bets-closed': 'Hết nhận cược. Ghế {seat} đặt được ở ván sau.',
  'baccarat-bets-open': 'Phải hô “no more bets” trước khi chia {card}.',
  'baccarat-no-bets': 'Chưa ai đặt cược. Mỗi ván cần ít nhất một cược.',
  'baccarat-coup-complete': 'Không chia {card} được. Theo luật rút bài, không bên nào lấy thêm lá. Chốt ván.',
  'baccarat-coup-incomplete':
    'Theo luật rút bài, bên {next, select, banker {Banker} other {Player}} còn lấy thêm một lá. Chia lá đó trước.',
};
