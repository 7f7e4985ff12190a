export type ServiceCommand =
  /** A malfunction, or no link: no fees are taken. Without a table the whole house. */
  | { readonly type: 'TakeOutOfService'; readonly table?: number; readonly reason: string }
  | { readonly type: 'ReturnToService'; readonly table?: number };

/** On disk for ever, as all events of a house: add a member or an optional field; never rename, never reuse. */
export type ServiceEvent =
  /** Without a table the whole house. */
  | { readonly type: 'WentOutOfService'; readonly table?: number; readonly reason: string }
  | { readonly type: 'CameIntoService'; readonly table?: number };
