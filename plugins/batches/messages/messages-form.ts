import type { BatchForm, Unsent } from '../batch-form.js';

/** A line of the results. */
export const messagesForm: BatchForm = {
  answered: (customId, { body }, isError) =>
    lineOf(customId, isError ? `{"type":"errored","error":${body}}` : `{"type":"succeeded","message":${body}}`),
  unsent: (customId, why) => lineOf(customId, JSON.stringify(resultOf(why))),
};

/** Codes of what is no fault of the key and its connection. */
const ownFaults: ReadonlySet<string> = new Set(['internal_error', 'request_interrupted']);

function resultOf(why: Unsent): object {
  if (why === 'expired') return { type: 'expired' };
  if (why === 'cancelled') return { type: 'canceled' };
  const { code, message } = why;
  const type = ownFaults.has(code) ? 'api_error' : 'permission_error';
  const error = { type, message, details: { error_code: code } };
  return { type: 'errored', error: { type: 'error', error, request_id: null } };
}

function lineOf(customId: string, result: string): string {
  return `{"custom_id":${JSON.stringify(customId)},"result":${result}}`;
}
