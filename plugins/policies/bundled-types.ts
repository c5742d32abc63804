import { definePolicyType, type PolicyAction, type PolicyConflict, type PolicyType } from '../../core/api/index.js';
import { contentFiltering } from './configurations/content-filtering.js';
import { emptyTexts } from './configurations/empty-texts.js';
import { groundedness } from './configurations/groundedness.js';
import { keywordFilter } from './configurations/keyword-filter.js';
import { piiDetection } from './configurations/pii-detection.js';
import { promptAttack } from './configurations/prompt-attack.js';
import { hashesWithoutSecret, type Redacting, redactsTooLate } from './configurations/redaction-conflicts.js';
import { secretDetection } from './configurations/secret-detection.js';
import { topicRestriction } from './configurations/topic-restriction.js';
import { unknownKinds, unknownRegions } from './configurations/unknown-kinds.js';
import { urlFilter } from './configurations/url-filter.js';

const allActions: readonly PolicyAction[] = ['block', 'audit', 'redact'];
/** A verdict about a whole text has no span that could be redacted. */
const wholeTextActions: readonly PolicyAction[] = ['block', 'audit'];

const needsJudge = 'Needs a "judge" or "webhook" under "classifiers" of the plugin policies in gateway.yaml.';

/** The services on which policy types depend. */
interface AvailableServices {
  /** Whether a secret for keyed hashes is configured. */
  readonly hashes: boolean;
  /** Whether a judge model is configured. */
  readonly judge: boolean;
  /** Whether the classifier that a configuration names exists and can judge for the type; default: always true. */
  readonly canJudge?: (policyType: string, configuration: object) => boolean;
}

/** The built-in policy types. */
export function bundledTypes({ hashes, judge, canJudge = () => true }: AvailableServices): readonly PolicyType[] {
  const conflict = (action: PolicyAction, configuration: Redacting): PolicyConflict | undefined =>
    redactsTooLate(action, configuration) ?? (hashes ? undefined : hashesWithoutSecret(configuration));
  const unjudged =
    (policyType: string, field: string) =>
    (_: PolicyAction, configuration: object): PolicyConflict | undefined => {
      if (canJudge(policyType, configuration)) return undefined;
      return { field, message: 'must be the id of a classifier in gateway.yaml that can judge for this type' };
    };
  return [
    definePolicyType({
      policyType: 'pii_detection',
      validActions: allActions,
      description: 'Finds personal data in messages, retrieved passages, tool traffic and answers.',
      isEnabled: true,
      configuration: piiDetection,
      conflict: (action, configuration) =>
        conflict(action, configuration) ??
        unjudged('pii_detection', 'remote.classifierId')(action, configuration) ??
        emptyTexts(configuration) ??
        unknownKinds(configuration) ??
        unknownRegions(configuration),
    }),
    definePolicyType({
      policyType: 'secret_detection',
      validActions: allActions,
      description: 'Finds credentials: API keys, access tokens, passwords, private keys.',
      isEnabled: true,
      configuration: secretDetection,
      conflict: (action, configuration) => conflict(action, configuration) ?? emptyTexts(configuration),
    }),
    definePolicyType({
      policyType: 'content_filtering',
      validActions: wholeTextActions,
      description: 'Judges texts by category: hate, harassment, sexual content, violence, self-harm, profanity.',
      isEnabled: true,
      configuration: contentFiltering,
      conflict: unjudged('content_filtering', 'remote.classifierId'),
    }),
    definePolicyType({
      policyType: 'prompt_attack',
      validActions: wholeTextActions,
      description: 'Finds jailbreaks and injected instructions, in messages and in what documents and tools bring in.',
      isEnabled: true,
      configuration: promptAttack,
      conflict: unjudged('prompt_attack', 'remote.classifierId'),
    }),
    definePolicyType({
      policyType: 'keyword_filter',
      validActions: allActions,
      description: 'Finds words, phrases and patterns of your own.',
      isEnabled: true,
      configuration: keywordFilter,
      conflict: (action, configuration) => conflict(action, configuration) ?? emptyTexts(configuration),
    }),
    definePolicyType({
      policyType: 'url_filter',
      validActions: allActions,
      description: 'Restricts the hosts of links and pictures, so that no answer carries data away.',
      isEnabled: true,
      configuration: urlFilter,
      conflict,
    }),
    definePolicyType({
      policyType: 'topic_restriction',
      validActions: wholeTextActions,
      description: `Keeps conversations to allowed topics, or off denied ones. ${needsJudge}`,
      isEnabled: judge,
      configuration: topicRestriction,
      conflict: unjudged('topic_restriction', 'classifierId'),
    }),
    definePolicyType({
      policyType: 'groundedness',
      validActions: wholeTextActions,
      description: `Checks that answers follow from the retrieved passages. ${needsJudge}`,
      isEnabled: judge,
      configuration: groundedness,
      conflict: unjudged('groundedness', 'classifierId'),
    }),
  ];
}
