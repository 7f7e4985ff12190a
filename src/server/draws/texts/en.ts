export const SENTENCES = {
  'secret-not-kept':
    "The secret of draw {draw} isn't on this server, so it can't be drawn. Two people have to void it.",
} as const;
