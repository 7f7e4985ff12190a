export { decideTracking, enrol, hasHours, trackingRule } from './decide.ts';
export { evolveTracking } from './evolve.ts';
export {
  type PostedTracking,
  type Reward,
  type Seat,
  SWIPE_FINDINGS,
  type SwipeFinding,
  type Tracked,
  type TrackingCommand,
  type TrackingContext,
  type TrackingEvent,
  type TrackingRule,
} from './tracking.ts';
