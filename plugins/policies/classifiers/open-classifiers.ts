import type { SensitivityLevel } from '../sensitivity-level.js';
import { type ContentSettings, promptAttackCategory, type PromptAttackSettings } from './classifier-settings.js';
import { unpackModel } from './local/linear-model.js';
import { attackLevel, contentClassifier, contentLevels, promptAttackClassifier } from './local/local-classifiers.js';
import type { Combination } from './remote/combination.js';
import { CombinedJudge } from './remote/combined-judge.js';
import { makeFormat } from './remote/make-format.js';
import { RemoteClassifier, type RemoteServices } from './remote/remote-classifier.js';
import type { RemotePolicy, RemoteSettings } from './remote/remote-config.js';
import type { Topics } from './remote/remote-service.js';
import { OpenSpans, type SpanFinder, type SpanSettings } from './remote/span-finder.js';
import type { TextClassifier } from './text-classifier.js';
import { contentWeights } from './weights/content-weights.js';
import { promptAttackWeights } from './weights/prompt-attack-weights.js';

/** Members of a policy's configuration that determine its classifier; validated by the schema of its type. */
interface Wanted extends ContentSettings, PromptAttackSettings, Topics {
  readonly remote?: RemotePolicy;
  readonly classifierId?: string;
  readonly onError?: 'closed' | 'open';
}

/** The relevant members of a `pii_detection` policy. */
type SpansWanted = Omit<SpanSettings, 'onError' | 'timeoutMs'> & {
  readonly remote?: Pick<SpanSettings, 'onError' | 'timeoutMs'> & { readonly classifierId: string };
};

const spanKinds: ReadonlySet<RemoteSettings['kind']> = new Set(['presidio', 'webhook']);
/** The kinds of classifiers for topics and groundedness. */
export const judgeKinds: ReadonlySet<RemoteSettings['kind']> = new Set(['judge', 'webhook']);

/** All classifiers: the built-in ones, and those of gateway.yaml. */
export class PolicyClassifiers {
  readonly #remote: ReadonlyMap<string, RemoteClassifier>;

  /** @param settings the list `classifiers` of gateway.yaml @param tools services of the remote ones */
  constructor(settings: readonly RemoteSettings[], tools: RemoteServices) {
    this.#remote = new Map(settings.map((each) => [each.id, new RemoteClassifier(each, makeFormat(each), tools)]));
  }

  /** Whether there is a classifier for topics and groundedness. */
  get hasJudge(): boolean {
    return this.#judge(undefined) !== undefined;
  }

  /**
   * The remote PII detector of a `pii_detection` policy.
   *
   * @returns undefined if the policy names no service; `missing` if that service does not exist, cannot return spans, or is not trusted
   */
  spanFinderFor(configuration: unknown): SpanFinder | 'missing' | undefined {
    const { remote, ...kinds } = configuration as SpansWanted;
    if (!remote) return undefined;
    const found = this.#remote.get(remote.classifierId);
    // Redacting the text for an untrusted service would change the positions of spans.
    if (!found?.trusted || !spanKinds.has(found.kind)) return 'missing';
    const settings = { ...kinds, onError: remote.onError, timeoutMs: remote.timeoutMs };
    return { open: (origin, signal) => new OpenSpans(found, settings, origin, signal) };
  }

  /**
   * The classifier of a policy; undefined if there is none for its type, or if the named one does not exist.
   *
   * @param configuration with the defaults of the type's schema
   */
  classifierFor(policyType: string, configuration: unknown): TextClassifier | undefined {
    const wanted = configuration as Wanted;
    switch (policyType) {
      case 'content_filtering':
        return this.#content(wanted);
      case 'prompt_attack':
        return this.#promptAttack(wanted);
      case 'topic_restriction':
        return this.#topics(wanted);
      case 'groundedness':
        return this.#groundedness(wanted);
      default:
        return undefined;
    }
  }

  #content(wanted: Wanted): TextClassifier | undefined {
    if (!wanted.remote) return contentClassifier(wanted);
    const levels = contentLevels(wanted);
    return this.#combined(wanted.remote, {
      local: unpackModel(contentWeights),
      categories: [...levels.keys()],
      levelOf: (category) => levels.get(category),
    });
  }

  #promptAttack(wanted: Wanted): TextClassifier | undefined {
    if (!wanted.remote) return promptAttackClassifier(wanted);
    return this.#combined(wanted.remote, {
      local: unpackModel(promptAttackWeights),
      categories: [promptAttackCategory],
      levelOf: () => wanted.sensitivityLevel,
      localLevelOf: attackLevel(wanted.sensitivityLevel),
    });
  }

  #combined(
    { classifierId, mode, onError, timeoutMs }: RemotePolicy,
    judged: Pick<Combination, 'local' | 'categories' | 'levelOf' | 'localLevelOf'>,
  ): TextClassifier | undefined {
    const remote = this.#remote.get(classifierId);
    const categories = judged.categories.filter((category) => remote?.covers(category));
    if (!remote || categories.length === 0) return undefined;
    return classifierOf({
      ...judged,
      remote,
      mode,
      onError,
      timeoutMs,
      // A judge model gets the question that the text answers.
      question: ({ surface, context }) =>
        surface === 'output' && context?.question !== undefined
          ? { categories, surface, context: { question: context.question } }
          : { categories, surface },
    });
  }

  #topics(wanted: Wanted): TextClassifier | undefined {
    const { allowed, denied } = wanted;
    const categories = [...(allowed ? ['off_topic'] : []), ...(denied ? ['denied_topic'] : [])];
    return this.#judged(wanted, categories, ({ surface }) => {
      return categories.length === 0 ? undefined : { categories, surface, topics: { allowed, denied } };
    });
  }

  /** Judges only answers with retrieved passages, because groundedness is relative to these. */
  #groundedness(wanted: Wanted): TextClassifier | undefined {
    const categories = ['ungrounded'];
    return this.#judged(wanted, categories, ({ surface, context }) => {
      const hasPassages = context?.documents !== undefined && context.documents.length > 0;
      return surface === 'output' && hasPassages ? { categories, surface, context } : undefined;
    });
  }

  #judged(
    { sensitivityLevel, classifierId, onError = 'closed' }: Wanted,
    categories: readonly string[],
    question: Combination['question'],
  ): TextClassifier | undefined {
    const remote = this.#judge(classifierId);
    if (!remote) return undefined;
    const levelOf = (): SensitivityLevel => sensitivityLevel;
    return classifierOf({ remote, local: undefined, mode: 'replace', onError, categories, levelOf, question });
  }

  #judge(id: string | undefined): RemoteClassifier | undefined {
    const judges = [...this.#remote.values()].filter(({ kind }) => judgeKinds.has(kind));
    return id === undefined ? judges[0] : judges.find((judge) => judge.id === id);
  }
}

/** A classifier that calls a service, alone or in combination with the local model. */
function classifierOf(combination: Combination): TextClassifier {
  return { open: (origin, signal) => new CombinedJudge(combination, origin, signal) };
}
