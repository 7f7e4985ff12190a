import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-clock-for-incident': '适用的法律没有为此规定期限（{kind}）。',
  'unknown-incident': '事件 {incident} 未处于打开状态。请查看列表。',
  'no-such-incident-task': '事件 {incident} 没有这项待办（{task}）。',
  'incident-tasks-open': '事件 {incident} 还有待办：{tasks}。请先记录。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'incident.data-exposed': '个人资料外泄',
  'incident.system-failure': '系统故障',
  'incident.misuse': '滥用系统',
  'incident.unsynchronized': '日志超过 24 小时未同步',
  'incident.emergency-change': '程序紧急变更',
  'task.tell-persons': '通知受影响的人',
  'task.tell-attorney-general': '如超过 500 人，向总检察长提交样本',
  'task.tell-bureau': '通知 Bureau',
  'task.notify-change': '通知这项变更',
  'task.release-notes': '提交版本说明',
};
