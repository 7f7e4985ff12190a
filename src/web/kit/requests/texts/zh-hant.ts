import type { Texts } from '../../../messages/texts.ts';
import type { requests as english } from './en.ts';

export const requests: Texts<typeof english> = {
  whats: {
    ChangeOffering: '更改推廣方案',
    RaisePool: '增加獎池金額',
    VerifyHands: '批准獎項',
    BackOutPayment: '撤銷付款',
    BackOutAward: '撤銷獎項',
    BackOutFees: '退費',
    TakeOverFund: '接管資金',
    CorrectFund: '更正資金',
    CountDrop: '清點收費箱',
    RunPromotion: '推廣操作',
    VoidDraw: '作廢抽獎',
    SetUpGame: '設定遊戲',
    VerifyGameHand: '核實遊戲獎金',
    BackOutRound: '撤銷一局',
    PlayHiLo: '頒發 Hi-Lo 的獎',
    EngagePerson: '新增人員',
    ChangeRoles: '更改人員職責',
    UnlockPerson: '解除人員鎖定',
    SetPin: '設定新 PIN',
    EraseRecord: '刪除人員資料',
    MergeMembers: '合併會員',
    LiftExclusion: '解除禁入',
    MarkMember: '登記會員的工作身分',
    EraseMember: '刪除會員資料',
  },
  facts: { table: '牌桌', seat: '座位', reason: '原因', activity: '核准活動', promotion: '推廣' },
};
