import type { Exchange, InferenceCall, Stage, StageOutput, StreamPart } from '../../api/index.js';
import { during, placeOf } from '../../api/internal/running-hook.js';
import { bufferedStage } from '../../stream/buffered-stage.js';
import { type RejectingSink, rejecting } from '../../stream/rejecting-sink.js';
import type { Chain } from '../chain/chain.js';
import type { Installed } from '../chain/installed.js';
import { attribute } from '../hooks/guard.js';
import { checkStage } from '../hooks/hook-results.js';
import { beginWait, endWith, type Wait } from '../hooks/waits.js';

/** A stage, and the plugin that it belongs to. */
export interface OwnedStage extends Stage {
  readonly owner: string;
}

const noStages: readonly OwnedStage[] = [];

/** The stages of an answer, in the order in which they get its parts. */
export function stagesFor(chain: Chain, call: InferenceCall, exchange: Exchange): readonly OwnedStage[] {
  if (chain.transform.length === 0) return noStages;
  const stages: OwnedStage[] = [];
  for (const { plugin, hook } of chain.transform) {
    try {
      const create = (): Stage | undefined =>
        'buffer' in hook ? bufferedStage(hook, call, exchange) : hook.stage(call, exchange);
      const running = placeOf(plugin.id, 'transform');
      const mark = <T>(work: () => T): T => during(running, work);
      const stage = mark(create);
      if (stage === undefined || stage === null) continue;
      checkStage(stage);
      const place = stages.length;
      const begin = (): Wait => beginWait(exchange, plugin.id, 'transform', { place });
      stages.push(named(plugin, stage, { begin, mark }));
    } catch (cause) {
      throw attribute(cause, plugin, 'transform');
    }
  }
  return stages;
}

/** How it is known that a stage is at work. */
interface Marking {
  readonly begin: () => Wait;
  readonly mark: <T>(work: () => T) => T;
}

/** Wraps a stage, so that its errors, thrown or rejected, and the time that it takes, are attributed to its plugin. */
function named(plugin: Installed, stage: Stage, { begin, mark }: Marking): OwnedStage {
  const fail = (cause: unknown): never => {
    throw attribute(cause, plugin, 'transform');
  };
  // Made with the first part, because only then the stage is connected.
  let sink: RejectingSink | undefined;
  let own: StageOutput | undefined;
  const rejectingOutput = (output: StageOutput): StageOutput => {
    sink ??= rejecting(output.push);
    return (own ??= { push: sink.push, stop: () => output.stop() });
  };
  const checkReturned = (returned: unknown): void => {
    sink?.check();
    // A returned part would be lost, as if the provider had not sent it.
    if (isPart(returned)) fail(new Error('its stage returned a part; pass parts on with output.push(part)'));
  };
  const unlessFailed = (work: () => void | Promise<void>): void | Promise<void> => {
    try {
      const pending = mark(work);
      return pending instanceof Promise
        ? endWith(begin(), pending).then(checkReturned).catch(fail)
        : checkReturned(pending);
    } catch (cause) {
      return fail(cause);
    }
  };
  const passes = (parts: readonly StreamPart[]): boolean => {
    try {
      return mark(() => stage.passes?.(parts) === true);
    } catch (cause) {
      return fail(cause);
    }
  };
  const owned: OwnedStage = {
    owner: plugin.id,
    part: (part, output) => unlessFailed(() => stage.part(part, rejectingOutput(output))),
    end: (output) => unlessFailed(() => stage.end?.(rejectingOutput(output))),
  };
  return stage.passes ? { passes, ...owned } : owned;
}

function isPart(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value;
}
