import { useEffect, useState } from 'react';
import type { Previewed } from '#api';
import type { Answer } from '#core/base';
import type { HouseCommand, HouseEvent } from '#core/house';
import { useStation } from '../people/station-context.ts';
import { deliver } from './deliver.ts';

export type Preview =
  | { readonly type: 'nothing' }
  | { readonly type: 'asking' }
  | { readonly type: 'would'; readonly events: readonly HouseEvent[] }
  /** `code`: absent where no answer came. */
  | { readonly type: 'refused'; readonly message: string; readonly code?: string };

const REST_MS = 250;

/** What the house would decide, asked again when the command changes and typing pauses; nothing is done. */
export const usePreview = (command: HouseCommand | undefined, offline: string): Preview => {
  const { line } = useStation();
  const [known, setKnown] = useState<{ readonly of: string; readonly preview: Preview }>();
  const asked = command === undefined ? '' : JSON.stringify(command);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of a refusal do not change what is asked.
  useEffect(() => {
    if (asked === '') return undefined;
    let isLeft = false;
    const ask = async () => {
      // The command that was asked about.
      const answer = await deliver<Previewed>(line, '/preview', JSON.parse(asked) as HouseCommand).catch(
        () => undefined,
      );
      if (!isLeft) setKnown({ of: asked, preview: previewOf(answer, offline) });
    };
    const timer = setTimeout(() => void ask(), REST_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [asked, line]);
  if (asked === '') return { type: 'nothing' };
  return known?.of === asked ? known.preview : { type: 'asking' };
};

const previewOf = (answer: Answer<Previewed> | undefined, offline: string): Preview => {
  if (answer === undefined) return { type: 'refused', message: offline };
  if (answer.ok) return { type: 'would', events: answer.value.events };
  return { type: 'refused', message: answer.message, code: answer.code };
};
