import type { PolicyNote } from '../../../core/api/index.js';
import { FindingLog } from './finding-log.js';
import type { Found } from './inspector.js';
import { LabelNumbers } from './label-numbers.js';
import type { Redactor } from './redactor.js';
import type { Rule } from './rule.js';

/** Tells the operator that a rule could not be checked. */
export type ReportFailure = (rules: readonly Rule[], cause: unknown) => void;

/** Whose texts are looked at, and until when. */
export interface WhoseTexts {
  readonly organizationId: string;
  readonly signal: AbortSignal;
  /** Gets a note when a policy has found something for the first time. */
  readonly tell?: (note: PolicyNote) => void;
}

/** What all texts of one exchange share. Vanishes with the exchange. */
export class ExchangePolicies {
  readonly findings: FindingLog;
  readonly labels = new LabelNumbers();
  readonly signal: AbortSignal;
  readonly reportFailure: ReportFailure;
  /** What has been governed, by what it was: a retry, or another round with tools, is not looked at from the beginning. */
  readonly governed = new WeakMap<object, unknown>();
  readonly #organizationId: string;
  readonly #redactor: Redactor;

  constructor({ signal, organizationId, tell }: WhoseTexts, redactor: Redactor, report: ReportFailure) {
    this.signal = signal;
    this.findings = new FindingLog((note) => tell?.(note));
    this.reportFailure = report;
    this.#organizationId = organizationId;
    this.#redactor = redactor;
  }

  /** What stands in place of something. */
  replacement(original: string, { rule, category }: Found): string {
    return this.#redactor.replacement(original, category, rule.redaction, {
      organizationId: this.#organizationId,
      labels: this.labels,
    });
  }
}
