import { AGREEING, BACKING_OUT, BY_MECHANISM, type Feature, ON_FLOOR, PROMOTING, staffNamed } from '#core/state';
import { PROMOTION_COMMANDS } from './decide.ts';
import { DRAW_COMMANDS } from './draws.ts';
import { PROMOTION_EVENTS } from './evolve.ts';
import { FrameCommand, FrameEvent, type PromotionCommand, type PromotionEvent } from './shape.ts';

/** The frame in which every mechanism runs, and the draws in it. */
export const PROMOTIONS: Feature<
  PromotionCommand,
  PromotionEvent,
  'OpenPromotion' | 'RunPromotion' | 'CommitDraw' | 'RevealDraw' | 'VoidDraw'
> = {
  shapes: { command: FrameCommand, event: FrameEvent },
  decide: { ...PROMOTION_COMMANDS, ...DRAW_COMMANDS },
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
    OpenPromotion: AGREEING.roles,
    RunPromotion: AGREEING.roles,
    CommitDraw: AGREEING.roles,
    RevealDraw: AGREEING.roles,
    VoidDraw: AGREEING.roles,
  },
  concerns: { RunPromotion: (house, { command }) => staffNamed(house, command) },
};
