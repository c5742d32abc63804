/** A member of an assistant message in which servers write reasoning. A server reads it only under its own name. */
export type ReasoningMember = 'reasoning_content' | 'reasoning';
