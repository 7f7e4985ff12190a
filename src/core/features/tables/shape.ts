import type { Lit, MomentText, Place, Seated, TableGame } from '#core/state';

export type TableCommand =
  | { readonly type: 'OpenTable'; readonly table: number; readonly plays: TableGame }
  | { readonly type: 'ChangeGame'; readonly table: number; readonly plays: TableGame }
  | { readonly type: 'CloseTable'; readonly table: number };

export type SeatCommand =
  | { readonly type: 'SeatPlayer'; readonly table: number; readonly seated: Seated }
  | ({ readonly type: 'LeaveSeat'; readonly table: number } & Place)
  /** The sensor saw a fee, or somebody at the table marked one: who asks decides which. */
  | { readonly type: 'LightSeat'; readonly table: number; readonly lit: Lit }
  | { readonly type: 'ClearSeat'; readonly table: number; readonly lit: Lit };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type TableEvent =
  | { readonly type: 'TableOpened'; readonly table: number; readonly plays: TableGame; readonly at: MomentText }
  | { readonly type: 'GameChanged'; readonly table: number; readonly plays: TableGame }
  | { readonly type: 'TableClosed'; readonly table: number; readonly from: MomentText; readonly at: MomentText }
  | { readonly type: 'PlayerSeated'; readonly table: number; readonly seated: Seated }
  | ({ readonly type: 'PlayerLeft'; readonly table: number } & Place)
  | { readonly type: 'SeatLit'; readonly table: number; readonly lit: Lit; readonly by: 'sensor' | 'button' }
  | { readonly type: 'SeatCleared'; readonly table: number; readonly lit: Lit };
