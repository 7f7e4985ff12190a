import type { home as english } from '../en/home.ts';
import type { Texts } from '../texts.ts';

export const home: Texts<typeof english> = {
  pageTitle: 'Houseway',
  description: '牌室的全部屏幕。',
  noScript: '屏幕需要 JavaScript。请为此地址开启后重新加载。',
  lead: '按规则运行奖池与推广：从牌桌到报告，每笔费用、奖池、牌型和奖金。',
  stations: '屏幕',
  names: {
    keypad: '荷官键盘',
    floor: '楼面控制台',
    cage: '账房',
    promotions: '推广台',
    room: '场地总览',
    sign: '看板',
    hands: '牌型查询',
    api: '程序接口',
  },
  about: {
    keypad: '座位、开局、报牌、结束',
    floor: '核验与授权、认领、牌桌',
    cage: '付奖、凭单、筹码盘、优惠券',
    promotions: '抽奖、转盘、榜单、方格与优惠券',
    room: '一览全部牌桌、奖池、认领与警报',
    sign: '给玩家看的奖池、赢家与榜单',
    hands: '说出牌型及胜出原因',
    api: 'API 的全部地址与字段',
  },
  demo: {
    title: '演示',
    about: '此处由模拟程序运行，没有真钱。可用以下工牌在任一屏幕签到。',
    speed: '速度',
    paused: '暂停',
    times: '{count, plural, =1 {实际速度} other {# 倍}}',
    people: '员工',
    name: '姓名',
    roles: '职责',
    badge: '工牌',
    pin: '密码',
  },
};
