import { AGREEING, BACKING_OUT, BY_MECHANISM, type Feature, ON_FLOOR, PROMOTING } from '#core/state';
import { end, open, run } from './decide.ts';
import { commit, reveal, voidDraw } from './draws.ts';
import { PROMOTION_EVENTS } from './evolve.ts';
import { FrameCommand, FrameEvent, type PromotionCommand, type PromotionEvent } from './shape.ts';

/** The frame in which every mechanism runs, and the draws in it. */
export const PROMOTIONS: Feature<PromotionCommand, PromotionEvent, 'RunPromotion' | 'VoidDraw'> = {
  name: 'promotions',
  shapes: { command: FrameCommand, event: FrameEvent },
  decide: {
    OpenPromotion: open,
    RunPromotion: run,
    EndPromotion: end,
    CommitDraw: commit,
    RevealDraw: reveal,
    VoidDraw: voidDraw,
  },
  evolve: PROMOTION_EVENTS,
  may: {
    OpenPromotion: PROMOTING,
    RunPromotion: BY_MECHANISM,
    EndPromotion: PROMOTING,
    CommitDraw: ON_FLOOR,
    RevealDraw: ON_FLOOR,
    VoidDraw: BACKING_OUT,
  },
  seconds: {
    RunPromotion: AGREEING.roles,
    VoidDraw: AGREEING.roles,
  },
};
