import type { Contestant } from './contestant.js';
import { portkey } from './portkey.js';
import { httpProxy, undiciRelay, undiciRequest } from './relays.js';
import { sluice } from './sluice.js';

/** All contestants; the first one is the reference of all ratios. */
export const CONTESTANTS: readonly Contestant[] = [undiciRelay, undiciRequest, httpProxy, portkey, sluice];
