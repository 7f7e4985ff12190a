import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'unknown-activity': '{activity} 不在本牌房的规则手册中。请选择其中的获批活动。',
  'unknown-table': '{table} 号桌从未开过。请检查桌号。',
  'unknown-award': '奖项 {award} 不在待办中。请检查编号；已结清的奖项随营业日关闭，请在报表中查看。',
  'table-not-open': '{table} 号桌没有开桌。{count, plural, =0 {现在没有已开的牌桌。} other {已开的牌桌：{open}。}}',
  'seat-empty': '{table} 号桌 {seat} 号位没有人。',
  'round-is-on': '{table} 号桌第 {round} 局还在进行。请先按“结束本局”。',
  'no-round-on': '{table} 号桌没有进行中的牌局。请先按“开局”。',
  'out-of-posted-hours': '{activity} 目前不在公布的时段内，{next} 才开始。现在不要为它收费。',
  'posted-hours-over': '{activity} 公布的日期已结束。不要为它收费。',
  'not-offered': '{activity} 现在没有推出。请先公布。',
  'pause-first': '更改 {activity} 之前请先暂停。',
  'amount-not-above-zero': '金额不能是负数。请输入零或以上。',
  'words-missing': '缺少{what}。请输入几个字。',
  'not-in-this-round': '本局开始时，{activity} 不在 {table} 号桌进行，因此本局不能中此奖。',
  'seat-not-dealt-in': '{table} 号桌 {seat} 号位不在本局中。',
  'under-review': '这些牌已核实，正等待复核人（复核 {review}）。请同意或驳回。',
  'deck-not-counted': '还没有点牌。请先点清整副牌，再核实这手牌。',
  'checklist-open': '尚未完成：{open}。请完成后勾选。',
  'set-of-other-cards': '{seat} 号位：各墩牌与这手牌不符。请重新输入。',
  'card-seen-twice': '{card} 输入了两次。请检查牌。',
  'pieces-not-adding-up': '清点单合计 {pieces}，但清点金额为 {counted}。请逐行检查。',
  'second-person-missing': '这需要两个人。请复核人与您一起登录。',
  'same-person-twice': '这需要两个人，一个人不能兼任。请另找一人。',
  'member-merged': '此卡已并入同一会员的另一张卡。请使用另一张卡。',
  'member-erased': '此会员的资料已删除。请重新登记。',
  'member-may-not-take-part': '此玩家不能参加。请避开牌桌，询问合规部门。',
  'member-not-excluded': '此会员没有被禁入。',
  'unknown-promotion':
    '没有进行中的推广“{promotion}”。{count, plural, =0 {现在没有推广在进行。} other {请从以下选择：{known}。}}',
  'promotion-not-running': '{activity} 目前状态：{state}。请先开始或继续。',
  'entries-closed': '{promotion} 第 {draw} 次抽奖已锁定，不再收抽奖券。请先公开抽奖结果。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'words.reason': '原因',
  'words.finding': '检查结果',
  'words.notice': '公告内容',
  'words.promotion-name': '推广名称',
  'offering.announced': '已公布',
  'offering.running': '进行中',
  'offering.paused': '已暂停',
  'offering.ended': '已结束',
  'seat.position': '{seat}（旁注 {position}）',
};
