import type { z } from 'zod';

type Issues = readonly z.core.$ZodIssue[];

/**
 * The issues of a value for each member of a union that it may have been meant for: the members that accept its type, the most likely first.
 */
export function likelyMembers({ errors }: z.core.$ZodIssueInvalidUnion): readonly Issues[] {
  return errors.filter((issues) => !issues.some(isMismatch)).toSorted((a, b) => weigh(a) - weigh(b));
}

/** Whether the value has another type than this member of the union. */
function isMismatch(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union')
    return issue.errors.length > 0 && issue.errors.every((issues) => issues.some(isMismatch));
  return issue.code === 'invalid_type' || issue.code === 'invalid_value';
}

/** A weight for sorting: fewer issues are more likely; a wrong literal at a key (a discriminator) means that another member was meant. */
function weigh(issues: Issues): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'invalid_value' ? 10 : 1), 0);
}
