/**
 * A comment that keeps an idle stream open. Without a blank line after it, which would end an event: official SDKs of the dialect have taken that for an
 * event without data, and have given up the stream.
 *
 * @see https://github.com/openai/openai-go/pull/621
 */
export const heartbeat = ': keep-alive\n';
