import type { TextsFor } from '#core/words';
import type { SENTENCES as ENGLISH, TERMS as ENGLISH_TERMS } from './en.ts';

export const SENTENCES: TextsFor<typeof ENGLISH> = {
  'no-clock-for-incident': '適用的法律沒有為此規定期限（{kind}）。',
  'unknown-incident': '事件 {incident} 不是開啟狀態。請查看清單。',
  'no-such-incident-task': '事件 {incident} 沒有這項待辦（{task}）。',
  'incident-tasks-open': '事件 {incident} 還有待辦：{tasks}。請先記錄。',
};

export const TERMS: TextsFor<typeof ENGLISH_TERMS> = {
  'incident.data-exposed': '個人資料外洩',
  'incident.system-failure': '系統故障',
  'incident.misuse': '濫用系統',
  'incident.unsynchronized': '日誌超過 24 小時未同步',
  'incident.emergency-change': '程式緊急變更',
  'task.tell-persons': '通知受影響的人',
  'task.tell-attorney-general': '如超過 500 人，向總檢察長提交樣本',
  'task.tell-bureau': '通知 Bureau',
  'task.notify-change': '通知這項變更',
  'task.release-notes': '提交版本說明',
};
