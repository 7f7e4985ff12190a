import type { SENTENCES as ENGLISH } from './en.ts';

export const SENTENCES: { readonly [Code in keyof typeof ENGLISH]: string } = {
  'game-not-set-up': '{game} ở bàn {table} chưa được thiết lập. Trước hết thiết lập bảng trả thưởng.',
  'deal-of-other-game': 'Lần chia này không phải của {game}. Nhập lại.',
  'round-settled-before': 'Ván {round} ở bàn {table} đã chốt rồi. Bấm Hết ván.',
  'play-by-moves': 'Ván {game} được chơi từng bước: cược, Coin In, bài, quyết định, Hết ván.',
  'limits-not-posted': 'Bàn {table} chưa niêm yết mức cược. Hãy mở bàn với mức cược thấp nhất và cao nhất.',
  'no-bets-here':
    'Bàn {table} không nhận cược: ở bàn không cần mua gì hay bàn giải đấu không ai đặt cược. Hãy bấm Bắt đầu ván.',
  'no-play-on': 'Không có ván nào ở bàn {table}. Trước hết hãy bấm Coin In.',
  'bets-are-locked': 'Đang có ván ở bàn {table}. Cược bị khóa cho đến khi bấm Hết ván.',
  'nobody-to-bet': 'Không ai ngồi ở ghế {seat} của bàn {table}. Trước hết hãy xếp người chơi vào ghế.',
  'bettor-not-dealt-in':
    'Ghế {seat} ở bàn {table} có cược nhưng không được chia bài. Hãy lấy lại cược hoặc chia bài cho ghế đó.',
  'chance-missing': 'Hệ thống không có số ngẫu nhiên cho lượt bốc này. Gọi giám sát.',
  'keyed-by-same-person': '{person} đã chia ván này. Một giám sát khác phải xác minh bài.',
  'nothing-to-verify': 'Ghế {seat} ở bàn {table} không có bài thắng nào chờ giám sát.',
  'cards-needed': 'Hãy nhập năm lá của bài thắng ở ghế {seat}.',
  'cards-not-the-hand': '{cards} không phải là {hand}. Hãy từ chối bài hoặc nhập lại các lá.',
  'cards-not-as-dealt': '{cards} không phải bài đã chia cho ghế {seat}. Hãy nhập lại các lá.',
  'cards-decide': 'Bài của ghế {seat} đã được nhập và thắng. Hãy sửa các lá nếu nhập sai.',
  'unknown-played-round': 'Hệ thống không còn ván đã chốt {round} của bàn {table}. Hãy nhờ kế toán điều chỉnh.',
  'nothing-left-of-round': 'Không còn gì để hủy của ván {round} ở bàn {table}.',
  'meter-moved-on': 'Jackpot không còn giữ tiền của ván này. Hãy nhờ kế toán điều chỉnh.',
  'prize-paid-first': 'Giải {award} của ván này đã trả. Trước hết hãy hủy lần trả đó.',
  'cards-not-followed': 'Hệ thống không theo dõi bộ bài của bàn {table}. Trước hết thiết lập ở văn phòng.',
  'no-rules-for-cards': 'Luật của {game} không nói gì về việc đổi và đếm bài. Hãy bỏ mục này.',
};
