import type { PolicyNote } from '../../../core/api/index.js';
import type { ClassifierPayer } from '../classifiers/text-classifier.js';
import type { CleanTexts } from './clean-texts/clean-texts.js';
import { FindingLog } from './finding-log.js';
import type { Abortable, Found } from './inspectors/inspector.js';
import type { Rule } from './inspectors/rule.js';
import { LabelNumbers } from './redaction/label-numbers.js';
import type { Redactor } from './redaction/redactor.js';
import type { PolicyBlock } from './texts/policy-block.js';
import { TurnBudget } from './texts/turn-budget.js';

/** Reports that a rule could not be checked. */
export type ReportFailure = (rules: readonly Rule[], cause: unknown) => void;

/** The context in which texts are inspected. */
export interface InspectionContext {
  readonly organizationId: string;
  /** Aborts inspections. Its signal is created only for asynchronous ones. */
  readonly until: Abortable;
  /** Receives a note when a policy has its first finding. */
  readonly onNote?: (note: PolicyNote) => void;
  /** Pays for remote classifiers that are charged. */
  readonly payer?: ClassifierPayer | undefined;
  /** The cache of texts without findings. */
  readonly clean?: CleanTexts | undefined;
}

/** The state that all texts of one exchange share, as long as it lives. */
export class ExchangePolicies {
  readonly findings: FindingLog;
  readonly labels: LabelNumbers;
  readonly payer: ClassifierPayer | undefined;
  readonly clean: CleanTexts | undefined;
  readonly turns: TurnBudget;
  readonly reportFailure: ReportFailure;
  /** The block that removed a file: the error of the request if nothing else of it is left. */
  removalCause: PolicyBlock | undefined;
  /** Whether the conversation continues an earlier one, so that its texts are likely to be repeated. */
  isContinued = false;
  #governed: Map<object, object> | undefined;
  readonly #until: Abortable;
  readonly #organizationId: string;
  readonly #redactor: Redactor;

  /** @param labels the exchange's labels, if it has some already */
  constructor(
    { until, organizationId, onNote, payer, clean }: InspectionContext,
    redactor: Redactor,
    report: ReportFailure,
    labels = new LabelNumbers(),
  ) {
    this.labels = labels;
    this.#until = until;
    this.payer = payer;
    this.clean = clean;
    this.turns = new TurnBudget(organizationId, until);
    this.findings = new FindingLog((note) => onNote?.(note));
    this.reportFailure = report;
    this.#organizationId = organizationId;
    this.#redactor = redactor;
  }

  get signal(): AbortSignal {
    return this.#until.signal;
  }

  /** The cached result for an object, so that a retry, or another step of a tool loop, does not inspect it again. */
  governedTo(item: object): object | undefined {
    return this.#governed?.get(item);
  }

  /** Caches a result. The result itself counts as governed too. */
  setGoverned(item: object, result: object): void {
    const governed = (this.#governed ??= new Map());
    governed.set(item, result);
    if (result !== item) governed.set(result, result);
  }

  /** A copy for texts whose findings have been reported already. */
  withoutReporting(): ExchangePolicies {
    const { payer, clean, labels } = this;
    const context = { until: this.#until, organizationId: this.#organizationId, payer, clean };
    return new ExchangePolicies(context, this.#redactor, this.reportFailure, labels);
  }

  /**
   * The replacement of a finding.
   *
   * @param restorable whether the original may be restored in the answer
   */
  replacement(original: string, { rule, category }: Found, restorable: boolean): string {
    const style = restorable ? rule.redaction : { ...rule.redaction, restore: false };
    return this.#redactor.replacement(original, category, style, {
      organizationId: this.#organizationId,
      labels: this.labels,
    });
  }
}
