import type { PolicyNote } from '../../../core/api/index.js';
import type { ClassifierPayer } from '../classifiers/text-classifier.js';
import type { CleanTexts } from './clean-texts.js';
import { FindingLog } from './finding-log.js';
import type { Abortable, Found } from './inspector.js';
import { LabelNumbers } from './label-numbers.js';
import type { PolicyBlock } from './policy-block.js';
import type { Redactor } from './redactor.js';
import type { Rule } from './rule.js';
import { Turns } from './turns.js';

/** Tells the operator that a rule could not be checked. */
export type ReportFailure = (rules: readonly Rule[], cause: unknown) => void;

/** Whose texts are looked at, and until when. */
export interface WhoseTexts {
  readonly organizationId: string;
  /** Its signal is asked for where somebody has to be waited for. */
  readonly until: Abortable;
  /** Gets a note when a policy has found something for the first time. */
  readonly tell?: (note: PolicyNote) => void;
  /** Pays for classifiers that cost something. */
  readonly payer?: ClassifierPayer | undefined;
  /** Texts of which it is known that nothing is in them. */
  readonly clean?: CleanTexts | undefined;
}

/** What all texts of one exchange share. Vanishes with the exchange. */
export class ExchangePolicies {
  readonly findings: FindingLog;
  readonly labels: LabelNumbers;
  readonly payer: ClassifierPayer | undefined;
  readonly clean: CleanTexts | undefined;
  readonly turns: Turns;
  readonly reportFailure: ReportFailure;
  /** Why a file of the request was left out, for when nothing else of the request is left. */
  leftOut: PolicyBlock | undefined;
  #governed: Map<object, object> | undefined;
  readonly #until: Abortable;
  readonly #organizationId: string;
  readonly #redactor: Redactor;

  /** @param labels those of the exchange, when it has some already */
  constructor(
    { until, organizationId, tell, payer, clean }: WhoseTexts,
    redactor: Redactor,
    report: ReportFailure,
    labels = new LabelNumbers(),
  ) {
    this.labels = labels;
    this.#until = until;
    this.payer = payer;
    this.clean = clean;
    this.turns = new Turns(until);
    this.findings = new FindingLog((note) => tell?.(note));
    this.reportFailure = report;
    this.#organizationId = organizationId;
    this.#redactor = redactor;
  }

  get signal(): AbortSignal {
    return this.#until.signal;
  }

  /** What something has been governed to: a retry, or another round with tools, is not looked at from the beginning. */
  governedTo(item: object): object | undefined {
    return this.#governed?.get(item);
  }

  /** What has been let through once is let through again: nobody but a hook of ours has made it. */
  keepGoverned(item: object, result: object): void {
    const governed = (this.#governed ??= new Map());
    governed.set(item, result);
    if (result !== item) governed.set(result, result);
  }

  /** The same for texts of which others have told already what is in them. */
  unheard(): ExchangePolicies {
    const { payer, clean, labels } = this;
    const whose = { until: this.#until, organizationId: this.#organizationId, payer, clean };
    return new ExchangePolicies(whose, this.#redactor, this.reportFailure, labels);
  }

  /**
   * What stands in place of something.
   *
   * @param restorable whether it may be put back into the answer
   */
  replacement(original: string, { rule, category }: Found, restorable: boolean): string {
    const style = restorable ? rule.redaction : { ...rule.redaction, restore: false };
    return this.#redactor.replacement(original, category, style, {
      organizationId: this.#organizationId,
      labels: this.labels,
    });
  }
}
