import type { z } from 'zod';

type Issues = readonly z.core.$ZodIssue[];

/**
 * What is wrong with a value from the view of each member of a union that it may have been meant for: those whose kind of value it
 * is, the likeliest first.
 */
export function likelyMembers({ errors }: z.core.$ZodIssueInvalidUnion): readonly Issues[] {
  return errors.filter((issues) => !issues.some(isMismatch)).toSorted((a, b) => weigh(a) - weigh(b));
}

/** The value is of another kind than this member of the union wants. */
function isMismatch(issue: z.core.$ZodIssue): boolean {
  if (issue.path.length > 0) return false;
  if (issue.code === 'invalid_union')
    return issue.errors.length > 0 && issue.errors.every((issues) => issues.some(isMismatch));
  return issue.code === 'invalid_type' || issue.code === 'invalid_value';
}

/** Fewer issues are nearer; a wrong literal at a key says that another form was meant. */
function weigh(issues: Issues): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'invalid_value' ? 10 : 1), 0);
}
