import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'no-such-drawing': '{activity} 目前的推廣方案沒有抽獎。請選有抽獎的版本。',
  'entry-not-earned-so':
    '這個抽獎不因{earned, select, hand {牌型} seat {公布時間在座} other {計時滿一小時}}發抽獎券。請看公布的規則。',
  'holder-unknown': '這張抽獎券沒有持有人。請掃描會員卡，或輸入桌號和座位。',
  'wrong-number-of-tickets':
    '{hand} 可得 {tickets, plural, =0 {零張抽獎券} other {# 張抽獎券}}，不是 {given, number} 張。',
  'one-ticket-a-seat': '一個座位得一張抽獎券，不是 {given, number} 張。',
  'hand-not-offered': '這手牌不在目前的推廣方案中，不能得抽獎券。',
  'hand-ticketed-before': '獎項 {award} 已得過抽獎券。一手牌只得一次抽獎券。',
  'ticket-number-used': '券號 {ticket} 已發過。請用下一個號碼。',
  'ticket-time-over': '{time} 的抽獎券只發到 {until}。請在下一個公布的時間發券。',
  'ticket-times-not-posted': '抽獎券在公布的時間發放，但尚未公布時間。請公布每天的發券時間。',
  'no-tickets-then': '{time} 不發抽獎券。公布的時間是：{times}。',
  'time-not-come': '要到 {until} 才能得。請到時再試。',
  'entry-already-earned': '{player} 已有 {since} 起這段時間的抽獎券。',
  'entry-not-allowed': '{player} 不能得抽獎券。不符合：{because}。',
  'drawing-still-open': '有一個抽獎還沒有結束，剩 {left, plural, other {# 份獎}}。請先完成。',
  'no-drawing-open': '沒有開放的抽獎。請公布獎項並開放抽獎。',
  'prize-not-posted': '請先公布這次抽獎的獎項：{prizes}。',
  'all-prizes-won': '這些獎都已有中獎者：{prizes}。沒有可抽的獎了。',
  'prizes-of-one-drawing': '一次抽獎有 {count, plural, other {# 份獎}}，不是 {given, number} 份。',
  'ticket-not-in-drum': '{ticket} 不在這次抽獎中。請另抽一張。',
  'card-drawn-before': '{ticket} 在這次抽獎中已抽過，沒有中獎。請另抽一張。',
  'drawn-may-still-claim': '{player} 可在 {until} 之前領獎。請等到那時再抽。',
  'nobody-to-claim': '沒有抽中後待領獎的人。請先抽一張。',
  'came-too-late': '{player} 沒有在 {until} 之前領獎。這張抽獎券已退出抽獎，請另抽一張。',
  'drum-not-due': '公布的清箱時間是 {postedFor}。在那之前請保留抽獎券。',
  'no-prize-to-raise': '{player} 沒有這個金額的獎可以繼續挑戰。請查看抽獎。',
  'no-id-awaited': '券號 {ticket} 沒有在等證件的獎。',
  'seat-of-member': '{table} 號桌 {seat} 號位有會員卡。請把抽獎券記在那張會員卡上。',
  'hour-not-tracked': '{player} 沒有 {hour} 起的計時時數。只有計時時數能得積分。',
  'drawn-later': '下一次抽獎是 {due}。請到時再開放。',
  'all-drawings-held': '{drawings, plural, =1 {唯一一次抽獎已舉行} other {# 次抽獎都已舉行}}。沒有下一次了。',
  'weeks-not-posted': '還沒有公布週數，不知道最後一天。請先公布週數。',
  'one-drawing-a-day': '今天的抽獎已舉行。下一次請在另一天。',
  'drawing-days-over': '所有抽獎須在 {days, plural, other {# 天}}內舉行，最後一天是 {last}。不能再舉行。',
  'prize-is-money': '這次抽獎的獎是金錢，不能是 {thing}。請只公布金額。',
  'drum-is-kept': '沒有公布清空抽獎箱的日期。抽獎券保留到推廣結束。',
  'sits-elsewhere': '{player} 坐在 {table} 號桌。請在那裡發抽獎券。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'holder.ticket': '券號 {ticket}',
  'holder.seat': '{table} 號桌 {seat} 號位',
  'unfinished.drawing': '有一個抽獎未結束，剩 {prizes, plural, other {# 份獎}}',
  'unfinished.ids': '還有 {winners, plural, other {# 位中獎者}}可回來出示證件',
  'unfinished.untaken': '這些玩家還沒有領獎或繼續挑戰：{players}',
};
