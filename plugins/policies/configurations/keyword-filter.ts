import { distinct, policyMembers, z } from '../../../core/api/index.js';
import { PatternProblem } from '../scanner/keywords/pattern-problem.js';
import { checkPatterns, type Turns, validatePatterns } from '../scanner/keywords/tenant-patterns.js';
import { fieldsOfEveryType } from './every-type.js';
import { problemOfPattern } from './pattern-dialect.js';

const pattern = z.strictObject({
  name: z.string().min(1).max(100).describe('What a match is called in answers and records.'),
  regex: z
    .string()
    .min(1)
    // A longer one is not parsed at all: its groups could be nested too deep for the stack.
    .max(500, { abort: true })
    .check(({ value, issues }) => {
      const message = problemOfPattern(value);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    })
    .describe('A regular expression without look-around, back-references and lazy quantifiers.'),
  caseInsensitive: z.boolean().default(false).describe('Whether upper and lower case are the same.'),
});

/** Checks the complexity of patterns that are valid by themselves, as the schema reports others first; returns the problem, if any. */
function problemOfAll(patterns: readonly z.output<typeof pattern>[]): PatternProblem | undefined {
  try {
    checkPatterns(patterns);
    return undefined;
  } catch (error) {
    if (error instanceof PatternProblem) return error;
    throw error;
  }
}

const anyPatterns = z.looseObject({ patterns: z.array(pattern).max(50) });

/** Validates the patterns of a configuration, if it has any, in turns of the event loop, so that its schema need not do so in one. */
export async function validateAhead(configuration: unknown, turns: Turns): Promise<void> {
  const { data } = anyPatterns.safeParse(configuration);
  if (data) await validatePatterns(data.patterns, turns);
}

/** Configuration of `keyword_filter`. */
export const keywordFilter = z.strictObject({
  ...fieldsOfEveryType,
  words: distinct(z.array(z.string().min(1).max(200)).max(5000))
    .optional()
    .describe('Words and phrases to find, in upper or lower case.'),
  lists: distinct(z.array(z.enum(['profanity', 'slurs'])))
    .optional()
    .describe('Lists that come with the gateway.'),
  patterns: z
    .array(pattern)
    .max(50)
    .check(({ value, issues }) => {
      const problem = problemOfAll(value);
      if (problem) issues.push({ code: 'custom', input: value, path: [problem.index], message: problem.message });
    })
    .optional()
    .describe('Patterns of your own.'),
  wholeWord: z.boolean().default(true).describe('Whether a word counts only as a whole word.'),
  redaction: policyMembers.redaction,
});
