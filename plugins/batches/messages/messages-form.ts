import type { BatchForm, Unsent } from '../batch-form.js';

/** A line of the results. */
export const messagesForm: BatchForm = {
  answered: (customId, { body }, isError) =>
    lineOf(customId, isError ? `{"type":"errored","error":${body}}` : `{"type":"succeeded","message":${body}}`),
  unsent: (customId, why) => lineOf(customId, JSON.stringify(resultOf(why))),
};

function resultOf(why: Unsent): object {
  if (why === 'expired') return { type: 'expired' };
  if (why === 'cancelled') return { type: 'canceled' };
  const { code, message } = why;
  const error = { type: 'permission_error', message, details: { error_code: code } };
  return { type: 'errored', error: { type: 'error', error, request_id: null } };
}

function lineOf(customId: string, result: string): string {
  return `{"custom_id":${JSON.stringify(customId)},"result":${result}}`;
}
