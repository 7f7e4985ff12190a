export type Notice = { readonly notice: number; readonly words: string; readonly activity?: string };
