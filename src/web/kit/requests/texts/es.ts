import type { Texts } from '../../../messages/texts.ts';
import type { requests as english } from './en.ts';

export const requests: Texts<typeof english> = {
  whats: {
    ChangeOffering: 'cambiar una actividad ofrecida',
    RaisePool: 'aumentar un fondo',
    VerifyHands: 'autorizar un premio',
    BackOutPayment: 'anular un pago',
    BackOutAward: 'anular un premio',
    BackOutFees: 'devolver las cuotas',
    TakeOverFund: 'hacerse cargo de un fondo',
    CorrectFund: 'corregir un fondo',
    CountDrop: 'contar el drop',
    RunPromotion: 'dar un paso en una promoción',
    VoidDraw: 'anular un sorteo',
    SetUpGame: 'configurar un juego',
    VerifyGameHand: 'verificar un premio de un juego',
    BackOutRound: 'anular una ronda',
    PlayHiLo: 'otorgar un premio de Hi-Lo',
    EngagePerson: 'dar de alta a una persona',
    ChangeRoles: 'cambiar los roles de una persona',
    UnlockPerson: 'desbloquear a una persona',
    SetPin: 'poner un PIN nuevo',
    EraseRecord: 'borrar los datos de una persona',
    MergeMembers: 'unir dos socios',
    LiftExclusion: 'levantar una exclusión',
    MarkMember: 'registrar dónde trabaja un socio',
    EraseMember: 'borrar los datos de un socio',
  },
  facts: { table: 'Mesa', seat: 'Asiento', reason: 'Motivo', activity: 'Actividad', promotion: 'Promoción' },
};
