import type { PolicyAction, PolicySurface } from '../../../../core/api/index.js';

/** How redacted values are replaced. */
export interface RedactionStyle {
  readonly style: 'label' | 'numbered' | 'mask' | 'hash';
  readonly restore: boolean;
  readonly keepLast: number;
}

/** How a streamed answer is treated. */
export type StreamMode = 'exact' | 'buffered' | 'async';

/** An enabled policy, without the details of detection. */
export interface Rule {
  readonly policyId: string;
  readonly policyType: string;
  readonly action: PolicyAction;
  /** Actions for single categories that differ from the policy's. */
  readonly actions: ReadonlyMap<string, PolicyAction | 'ignore'>;
  readonly surfaces: ReadonlySet<PolicySurface>;
  readonly streamMode: StreamMode;
  readonly blockMessage: string | undefined;
  readonly redaction: RedactionStyle;
}

/** The action for a category. */
export function actionOn({ action, actions }: Rule, category: string): PolicyAction | 'ignore' {
  return actions.get(category) ?? action;
}

/** Whether a rule can block or redact. Such a rule fails closed. */
export function isEnforcing({ action, actions }: Rule): boolean {
  return action !== 'audit' || [...actions.values()].some((other) => other === 'block' || other === 'redact');
}

/** Whether text is held back until the rule has inspected it. */
export function isHolding(rule: Rule): boolean {
  return rule.streamMode !== 'async' && isEnforcing(rule);
}

/** Whether answers are released sentence by sentence, so that a block never leaves half a sentence. */
export function isBuffered(rule: Rule): boolean {
  return rule.streamMode === 'buffered' && isEnforcing(rule);
}
