import type { home as english } from '../en/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof english> = {
  pageTitle: 'Houseway',
  description: '牌室的全部螢幕。',
  noScript: '螢幕需要 JavaScript。請為此網址開啟後重新載入。',
  lead: '按規則運行獎池與推廣：從牌桌到報告，每筆費用、獎池、牌型和獎金。',
  stations: '螢幕',
  names: {
    keypad: '荷官鍵盤',
    floor: '樓面控制台',
    cage: '帳房',
    promotions: '推廣台',
    room: '場地總覽',
    sign: '看板',
    hands: '牌型查詢',
    api: '程式介面',
  },
  about: {
    keypad: '座位、開局、報牌、結束',
    floor: '核驗與授權、認領、牌桌',
    cage: '付獎、憑單、籌碼盤、優惠券',
    promotions: '抽獎、轉盤、榜單、方格與優惠券',
    room: '一覽全部牌桌、獎池、認領與警報',
    sign: '給玩家看的獎池、贏家與榜單',
    hands: '說出牌型及勝出原因',
    api: 'API 的全部位址與欄位',
  },
  demo: {
    title: '示範',
    about: '此處由模擬程式運行，沒有真錢。可用以下工牌在任一螢幕簽到。',
    speed: '速度',
    paused: '暫停',
    times: '{count, plural, =1 {實際速度} other {# 倍}}',
    people: '員工',
    name: '姓名',
    roles: '職責',
    badge: '工牌',
    pin: '密碼',
  },
};
