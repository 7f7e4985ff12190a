import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-drawing': '{activity} 目前的推广方案没有抽奖。请选择有抽奖的版本。',
  'entry-not-earned-so':
    '在本次抽奖中，{earned, select, hand {打出牌型} seat {在公布时间在座} other {打牌满一小时}}不能得抽奖券。请看公布的规则。',
  'holder-unknown': '这张抽奖券没有持有人。请扫描会员卡，或输入桌号和座位。',
  'wrong-number-of-tickets':
    '{hand} {tickets, plural, =0 {没有抽奖券} other {可得 # 张抽奖券}}，不是 {given, number} 张。',
  'one-ticket-a-seat': '每个座位得一张抽奖券，不是 {given, number} 张。',
  'hand-not-offered': '这手牌不在目前的推广方案中，没有抽奖券。',
  'hand-ticketed-before': '奖项 {award} 已经领过抽奖券。一手牌只领一次。',
  'ticket-number-used': '券号 {ticket} 已经发过。请用下一个号码。',
  'ticket-time-over': '{time} 的抽奖券只发到 {until}。请在下一个公布的时间发券。',
  'ticket-times-not-posted': '抽奖券在公布的时间发放，但尚未公布时间。请公布每天的发券时间。',
  'no-tickets-then': '{time} 不发抽奖券。公布的时间是：{times}。',
  'time-not-come': '要到 {until} 才能获得。请届时再试。',
  'entry-already-earned': '{player} 从 {since} 起的这段时间已有抽奖券。',
  'entry-not-allowed': '{player} 不能得抽奖券。不满足：{because}。',
  'drawing-still-open': '有一次抽奖还在进行，尚有 {left, number} 份奖品待抽。请先完成。',
  'no-drawing-open': '没有进行中的抽奖。请宣布奖品并开始抽奖。',
  'prize-not-posted': '请先公布本次抽奖的奖品：{prizes}。',
  'all-prizes-won': '这些奖品都已抽完：{prizes}。没有可抽的了。',
  'prizes-of-one-drawing': '每次抽奖有 {count, number} 份奖品，不是 {given, number} 份。',
  'ticket-not-in-drum': '{ticket} 不在本次抽奖中。请另抽一张。',
  'card-drawn-before': '{ticket} 在本次抽奖中已抽过，没有中奖者。请另抽一张。',
  'drawn-may-still-claim': '{player} 可在 {until} 之前领奖。请等到那时再另抽。',
  'nobody-to-claim': '没有被抽中、等待领奖的人。请先抽奖。',
  'came-too-late': '{player} 没有在 {until} 之前领奖，这次抽中不再有效。请另抽一张。',
  'drum-not-due': '公布的清空抽奖箱时间是 {postedFor}。请保留抽奖券到那时。',
  'no-prize-to-raise': '{player} 没有这个金额的奖可继续挑战。请查看抽奖。',
  'no-id-awaited': '券号 {ticket} 没有等待证件的奖。',
  'seat-of-member': '{table} 号桌 {seat} 号位有会员卡。请把抽奖券记在那张卡上。',
  'hour-not-tracked': '{player} 没有从 {hour} 起的计时。只有已计时的小时可得积分。',
  'drawn-later': '下一次抽奖定于 {due}。请届时再开始。',
  'all-drawings-held': '{drawings, plural, =1 {唯一一次抽奖已经举行} other {# 次抽奖都已举行}}，没有更多的了。',
  'weeks-not-posted': '没有公布周数，无法确定最后一天。请先公布周数。',
  'one-drawing-a-day': '今天的抽奖已经举行。下一次请改天举行。',
  'drawing-days-over': '所有抽奖须在 {days, number} 天内举行，最后一天是 {last}。不能再举行。',
  'prize-is-money': '本次抽奖的奖是奖金，不能是 {thing}。请只公布金额。',
  'drum-is-kept': '没有公布清空抽奖箱的日子。抽奖券保留到推广结束。',
  'sits-elsewhere': '{player} 坐在 {table} 号桌。请在那里发抽奖券。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'holder.ticket': '券号 {ticket}',
  'holder.seat': '{table} 号桌 {seat} 号位',
  'unfinished.drawing': '有一次抽奖还在进行，共 {prizes, number} 份奖品',
  'unfinished.ids': '有 {winners, number} 位中奖者仍可补交证件',
  'unfinished.untaken': '这些玩家还没有领奖或继续挑战：{players}',
};
