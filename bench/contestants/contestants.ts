import type { Contestant } from './contestant.js';
import { portkey } from './portkey.js';
import { httpProxy, undiciRelay, undiciRequest } from './relays.js';
import { sluice } from './sluice.js';

/** Everyone who takes part; the first is the reference of every ratio. */
export const CONTESTANTS: readonly Contestant[] = [undiciRelay, undiciRequest, httpProxy, portkey, sluice];
