import { lookBack } from '../sentence-windows.js';
import type { StoredOutput } from './linear-model.js';
import { windowAt, windowSize } from './model-layout.js';

/** What no window of a text may reach, by output of the model: raw scores. */
export interface WindowLimits {
  readonly alone: Float64Array;
  readonly inContext: Float64Array;
}

const size = windowSize / 4;
const [sumAt, countAt] = [windowAt.sum / 4, windowAt.count / 4];

/**
 * Whether all windows of a whole text certainly stay below the limits: the same as with the scores of {@link WindowScorer}, for a model with one
 * output, in one loop.
 *
 * @param windows as in {@link windowAt}; changed if `isBound`
 * @param end index after the last of them
 * @param isBound whether sums are upper bounds
 */
export function areBelow(
  windows: Int32Array,
  end: number,
  { scale, bias }: StoredOutput,
  limits: WindowLimits,
  isBound: boolean,
): boolean {
  const [alone, inContext] = [limits.alone[0] as number, limits.inContext[0] as number];
  /** The highest possible score: more features than were counted bring a negative one closer to the bias. */
  const isHigh = (sum: number, count: number, limit: number): boolean =>
    (Math.max(0, sum) * scale) / Math.sqrt(count + 1) + bias >= limit;
  let oldest = 0;
  let lastRepeated = -1;
  let contextSum = 0;
  let contextCount = 0;
  for (let at = 0; at < end; at += size) {
    const sum = windows[at + sumAt] as number;
    const count = windows[at + countAt] as number;
    if (isHigh(sum, count, alone)) return false;
    const start = at === 0 ? 0 : (windows[at - size] as number);
    const isRepeated = hasEqual(windows, oldest, at, at, isBound);
    if (!isRepeated) {
      contextSum += sum;
      contextCount += count;
    } else if (isBound) {
      // It may not count, and then neither its sum nor its features do.
      contextSum += windows[at + sumAt] = Math.max(0, sum);
      windows[at + countAt] = 0;
    } else lastRepeated = at;
    // Windows before the look-back leave the context, unless an equal one stays, which has not been counted.
    for (; oldest < at && start - (oldest === 0 ? 0 : (windows[oldest - size] as number)) > lookBack; oldest += size) {
      if (lastRepeated >= oldest && hasEqual(windows, oldest, at + size, oldest, isBound)) continue;
      contextSum -= windows[oldest + sumAt] as number;
      contextCount -= windows[oldest + countAt] as number;
    }
    if (isHigh(contextSum, contextCount, inContext)) return false;
  }
  return true;
}

/** Whether a range of windows contains another one with the same features; bounds do not tell, so it is assumed. */
function hasEqual(windows: Int32Array, from: number, to: number, window: number, isBound: boolean): boolean {
  for (let other = from; other < to; other += size)
    if (
      windows[other + countAt] === windows[window + countAt] &&
      other !== window &&
      (isBound || windows[other + sumAt] === windows[window + sumAt])
    )
      return true;
  return false;
}
