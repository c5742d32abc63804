import type { LabelledText } from './labelled-text.js';

/** One category to be learnt. */
export interface LearningTask {
  readonly category: string;
  /** 1, 0, or undefined where a text says nothing about the category. */
  labelOf(text: LabelledText): 0 | 1 | undefined;
  /** How often all texts are gone through. */
  readonly epochs: number;
  /** How often training is repeated, each time in another order; the weights are the mean. */
  readonly rounds: number;
  /** What draws each weight to nothing, as a share of it: the more, the less single words of the training texts count. */
  readonly decay: number;
  /** How much a text counts. */
  weightOf(text: LabelledText): number;
  /** Harmless texts, and the share of them that each of the two scores may hit on each level. */
  readonly calibration: readonly Calibration[];
}

/** A bound for one kind of harmless texts. */
export interface Calibration {
  matches(text: LabelledText): boolean;
  readonly mostHits: Readonly<Partial<Record<'trusted' | 'low' | 'medium' | 'high', number>>>;
}

/** Sources whose licences do not allow learning from them, or that are there to judge what was learnt from others. */
const testOnly = /InjecGuard_private|wildguard/i;

const isNotInject = ({ source }: LabelledText): boolean => source.includes('NotInject');
const isExaggerated = ({ source }: LabelledText): boolean => source.includes('exaggerated-safety');
const isClaim = ({ source }: LabelledText): boolean => source.includes('falseclaims');
const isWritten = ({ task }: LabelledText): boolean => task === 'written';
const isDictionary = ({ source }: LabelledText): boolean => source === 'dictionary';
/** What agents tell models: harmless, whatever it sounds like. */
const isAgent = ({ source }: LabelledText): boolean => source === 'agents';
/** The same, out of the grammar. */
const isAgentTalk = ({ id }: LabelledText): boolean => id.startsWith('synthetic/agent/');
/** Jailbreaks as people pass them on. */
const isInTheWild = ({ source }: LabelledText): boolean => source.includes('inthewild');
/** Orders to an assistant in what it reads, out of the grammar. */
const isPlanted = ({ id }: LabelledText): boolean => id.startsWith('synthetic/planted/');
/** Harmless texts with the words of attacks, out of the grammar. */
const isGuardingTalk = ({ id }: LabelledText): boolean => id.startsWith('synthetic/guarding/');
/** Harmless texts in other languages. */
const isAbroad = ({ source }: LabelledText): boolean => ['interface', 'lessons', 'declaration'].includes(source);
/** Pieces of one file are alike, and every eighth shows what its language looks like. */
const isEighth = ({ id }: LabelledText): boolean => Number(id.split('/').at(-1)) % 8 === 0;
const isTechnical = ({ source }: LabelledText): boolean => source === 'readmes' || source === 'code';

/** Whether a text may be learnt from. */
export function mayTeach({ source, task }: LabelledText): boolean {
  return task !== 'lexicon' && !testOnly.test(source);
}

export const promptAttackTask: LearningTask = {
  category: 'prompt_attack',
  labelOf(text) {
    const { task, labels, source } = text;
    // The dictionary made it no better, and its weights larger.
    if (isDictionary(text)) return undefined;
    if (labels['prompt_attack'] === 1) return 1;
    if (labels['prompt_attack'] === 0) return 0;
    // What is harmful, or offends, is still no attack on the model, and neither is what a model has answered.
    if (source === 'pyrit-harms') return 0;
    return ['benign', 'harmful_request', 'toxic_prefix', 'content'].includes(task) ? 0 : undefined;
  },
  epochs: 4,
  rounds: 6,
  decay: 2e-4,
  weightOf(text) {
    // Attacks that people have written count more than sentences of the grammar, of which there are many.
    if (isInTheWild(text)) return 9;
    if (text.labels['prompt_attack'] === 1 && text.task !== 'synthetic') return 3;
    if (isClaim(text)) return 0.3;
    if (isTechnical(text)) return 4;
    if (isAgent(text) || isGuardingTalk(text) || isPlanted(text)) return 2;
    if (isAgentTalk(text)) return 1.5;
    return isNotInject(text) || (isWritten(text) && text.labels['prompt_attack'] === 0) ? 3 : 1;
  },
  calibration: [
    { matches: isNotInject, mostHits: { low: 0.006, medium: 0.03, high: 0.09 } },
    { matches: ({ task }) => task === 'content', mostHits: { low: 0.006, medium: 0.036, high: 0.1 } },
    { matches: isTechnical, mostHits: { low: 0.012, medium: 0.038, high: 0.16 } },
    { matches: isAgent, mostHits: { trusted: 0 } },
    {
      // One line makes up to twelve of these sentences, which are hit together: with less, a few lines would decide the level `low` alone.
      matches: ({ source }) => source === 'written prompt_attack',
      mostHits: { low: 0.025, medium: 0.087, high: 0.18 },
    },
  ],
};

/**
 * @param mostHits among the texts of the same source that somebody has found free of the category
 * @param safeHits on the medium level among safe prompts that sound unsafe
 * @param lookAlikeHits on the medium level among texts written to sound like the category
 * @param abroad whether requests in other languages are learnt, so that harmless texts in these languages are needed too
 */
function contentTask(
  category: string,
  mostHits: Calibration['mostHits'],
  { safeHits = 0.0085, lookAlikeHits = 0.1, abroad = false } = {},
): LearningTask {
  return {
    category,
    epochs: 8,
    rounds: 3,
    decay: 1e-3,
    labelOf(text) {
      const { task, labels, source } = text;
      // Where they are not needed, they would only make the weights larger.
      if (isAgent(text)) return undefined;
      if (isAbroad(text)) return abroad && isEighth(text) ? 0 : undefined;
      const label = labels[category];
      if (label === 0 || label === 1) return label;
      if (task === 'toxic_prefix') return undefined;
      const isHarmless = task === 'benign' || labels['unsafe'] === 0 || source.includes('NotInject');
      return isHarmless || (task === 'collected' && labels['prompt_attack'] === 0) ? 0 : undefined;
    },
    weightOf(text) {
      if (text.task === 'synthetic') return 1;
      // Lines that somebody has written, not a grammar, of which there are many more sentences.
      if (isWritten(text)) return 2;
      if (text.labels[category] === 1) return 3;
      return isClaim(text) || isDictionary(text) || isAbroad(text) ? 0.3 : isExaggerated(text) ? 3 : 1;
    },
    calibration: [
      { matches: ({ task }) => task === 'content', mostHits },
      { matches: isExaggerated, mostHits: { low: 0, medium: safeHits, high: 0.035 } },
      { matches: isTechnical, mostHits: { low: 0, medium: 0.02, high: 0.1 } },
      { matches: isWritten, mostHits: { low: 0.003, medium: 0.02, high: 0.05 } },
      {
        matches: ({ source }) => source === `written ${category}`,
        mostHits: { low: 0.01, medium: lookAlikeHits, high: 0.2 },
      },
      { matches: isDictionary, mostHits: { low: 0.001, medium: 0.01, high: 0.03 } },
    ],
  };
}

export const contentTasks: readonly LearningTask[] = [
  contentTask('hate', { low: 0.012, medium: 0.055, high: 0.11 }, { safeHits: 0.005, lookAlikeHits: 0.05 }),
  contentTask('harassment', { low: 0.01, medium: 0.055, high: 0.11 }),
  contentTask(
    'sexual',
    { low: 0.02, medium: 0.15, high: 0.18 },
    { safeHits: 0.0165, lookAlikeHits: 0.12, abroad: true },
  ),
  contentTask('violence', { low: 0.01, medium: 0.045, high: 0.11 }, { safeHits: 0.0165 }),
  contentTask('self_harm', { low: 0.008, medium: 0.03, high: 0.09 }, { abroad: true }),
];
