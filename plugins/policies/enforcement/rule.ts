import type { PolicyAction, PolicySurface } from '../../../core/api/index.js';

/** What stands in place of what is redacted. */
export interface RedactionStyle {
  readonly style: 'label' | 'numbered' | 'mask' | 'hash';
  readonly restore: boolean;
  readonly keepLast: number;
}

/** How a streamed answer is treated. */
export type StreamMode = 'exact' | 'buffered' | 'async';

/** One policy in force, as enforcement sees it: what kind of thing it looks for is its inspector's business. */
export interface Rule {
  readonly policyId: string;
  readonly policyType: string;
  readonly action: PolicyAction;
  /** Actions of single categories, where they are not the policy's own. */
  readonly actions: ReadonlyMap<string, PolicyAction | 'ignore'>;
  readonly surfaces: ReadonlySet<PolicySurface>;
  readonly streamMode: StreamMode;
  readonly blockMessage: string | undefined;
  readonly redaction: RedactionStyle;
}

/** What is done about a category. */
export function actionOn({ action, actions }: Rule, category: string): PolicyAction | 'ignore' {
  return actions.get(category) ?? action;
}

/** Whether a rule ever changes or stops anything. Where it fails, nothing passes. */
export function isEnforcing({ action, actions }: Rule): boolean {
  return action !== 'audit' || [...actions.values()].some((other) => other === 'block' || other === 'redact');
}

/** Whether text must wait until the rule has looked at it. */
export function isHolding(rule: Rule): boolean {
  return rule.streamMode !== 'async' && isEnforcing(rule);
}

/** Whether answers are released sentence by sentence, so that what a block leaves behind is at least a sentence. */
export function isBuffered(rule: Rule): boolean {
  return rule.streamMode === 'buffered' && isEnforcing(rule);
}
