import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH_SENTENCES, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH_SENTENCES> = {
  'unknown-activity': '{activity} 不在牌房的規則書中。請選其中的核准活動。',
  'unknown-table': '{table} 號桌從未開桌。請檢查桌號。',
  'unknown-award': '獎項 {award} 不在待辦中。請檢查編號；已結清的獎項隨營業日結束，請看報表。',
  'table-not-open': '{table} 號桌沒有開桌。{count, plural, =0 {目前沒有已開的桌。} other {已開的桌：{open}。}}',
  'seat-empty': '{table} 號桌 {seat} 號位沒有人。',
  'round-is-on': '{table} 號桌第 {round} 局還在進行。請先按「結束本局」。',
  'no-round-on': '{table} 號桌沒有進行中的牌局。請先按「開局」。',
  'out-of-posted-hours': '{activity} 目前不在公布的時段內，{next} 才開始。現在不要為它收費。',
  'posted-hours-over': '{activity} 公布的日期已結束。不要為它收費。',
  'not-offered': '{activity} 現在沒有推出。請先公布。',
  'pause-first': '更改前請先暫停 {activity}。',
  'amount-not-above-zero': '金額不能是負數。請輸入零或以上。',
  'words-missing': '缺少{what}。請輸入幾個字。',
  'not-in-this-round': '這一局開始時，{activity} 沒有在 {table} 號桌進行。這一局不能中這個獎。',
  'seat-not-dealt-in': '{table} 號桌 {seat} 號位不在這一局。',
  'under-review': '這些牌已核實，正等第二人同意（第 {review} 號）。請同意或駁回。',
  'deck-not-counted': '還沒有點牌。核實前請先點清整副牌。',
  'checklist-open': '尚未完成：{open}。請完成後勾選。',
  'set-of-other-cards': '{seat} 號位：各墩牌與這手牌不符。請重新輸入。',
  'card-seen-twice': '{card} 輸入了兩次。請檢查牌。',
  'pieces-not-adding-up': '清點單合計 {pieces}，但清點金額為 {counted}。請逐行檢查。',
  'second-person-missing': '這需要兩個人。請第二人與您一起登入。',
  'same-person-twice': '這需要兩個人，不能由同一人擔任。請找另一個人。',
  'member-merged': '這張卡已併入同一會員的另一張卡。請用另一張。',
  'member-erased': '這位會員的資料已刪除。請重新登記。',
  'member-may-not-take-part': '這位玩家不能參加。請在牌桌以外的地方詢問合規人員。',
  'member-not-excluded': '這位會員沒有被禁入。',
  'unknown-promotion':
    '沒有進行中的推廣「{promotion}」。{count, plural, =0 {現在沒有進行中的推廣。} other {請選：{known}。}}',
  'promotion-not-running': '{activity} 目前的狀態是「{state}」。請先開始或繼續。',
  'entries-closed': '{promotion} 的第 {draw} 次抽獎已鎖定，不再接受抽獎券。請先公開結果。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'words.reason': '原因',
  'words.finding': '檢查結果',
  'words.notice': '公告內容',
  'words.promotion-name': '推廣名稱',
  'offering.announced': '已公布',
  'offering.running': '進行中',
  'offering.paused': '已暫停',
  'offering.ended': '已結束',
  'seat.position': '{seat}（旁注 {position}）',
};
