import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-such-setting': '没有名为 {setting} 的设置。请从 {known} 中选择。',
  'clock-with-day-open': '{day} 的营业日还没有结束。请先结束营业日，再更改时区或每天的开始时间。',
  'clock-moves-day': '按新的时间，现在的营业日会是 {is}，而不是 {was}。请在两者相同的时间更改。',
  'approval-not-in-book': '规则手册中没有 {approvals}。请从列表中选择。',
  'approval-still-offered': '仍在提供：{activities}。请先结束这些推广方案，再取消获批项目。',
  'setting-of-files': '“{setting}”来自牌房的文件。请修改文件并重新启动，然后在这里确认。',
  'setting-as-before': '“{setting}”已经是这个值。',
  'setting-wrong': '“{setting}”不能是 {value}。请输入其他值。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'setting.name': '牌房名称',
  'setting.address': '牌房地址',
  'setting.license': '牌房牌照号码',
  'setting.logo': '牌房标志',
  'setting.verifierPays': '一人可独自核实并支付的金额',
  'setting.clock': '时区和营业日开始时间',
  'setting.increasesAt': '每日增额的时间',
  'setting.closesDayAt': '结束营业日的时间',
  'setting.secondPersonFrom': '须由两人办理的最低金额',
  'setting.sealFrom': '须封存牌的最低金额',
  'setting.checklist': '报牌的核实清单',
  'setting.feesMax': '每局收费上限',
  'setting.roundSecondsMin': '两局之间的最少秒数',
  'setting.secondFromOtherDepartment': '复核人须来自其他部门',
  'setting.secondWithinMinutes': '请求等待复核人的分钟数',
  'setting.sessionHoursMax': '最长登录时间（小时）',
  'setting.pinAgainAfterMinutes': '付款、给权限和导出需要重新输入 PIN 前的分钟数',
  'setting.signOffAfterMinutes': '自动登出前的分钟数（{station}）',
  'setting.approvals': '本牌房的获批项目',
  'setting.activity': '本牌房自有活动 {activity}',
};
