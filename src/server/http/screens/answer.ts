/** What is sent back for a screen or to somebody who looks after the server. */
export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

export const words = (status: number, sentence: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: `${sentence}\n`,
});
