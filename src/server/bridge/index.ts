export { Bridge, type BridgeOptions, SHOWN } from './bridge.ts';
export { NotAllowed, type Trouble } from './house-line.ts';
