import { newIdDigits } from '../../../core/api/index.js';
import type { BatchForm, Unsent } from '../batch-form.js';

const reasons = {
  expired: { code: 'batch_expired', message: 'This request was not sent before the completion window ended.' },
  cancelled: { code: 'batch_cancelled', message: 'This request was not sent, because the batch was cancelled.' },
} as const;

/** A line of the output file, or of the error file. */
export const filesForm: BatchForm = {
  answered: (customId, { status, requestId, body }) =>
    lineOf(customId, `{"status_code":${status},"request_id":${JSON.stringify(requestId)},"body":${body}}`, 'null'),
  unsent: (customId, why) => lineOf(customId, 'null', JSON.stringify(errorOf(why))),
};

function errorOf(why: Unsent): { readonly code: string; readonly message: string } {
  if (typeof why === 'string') return reasons[why];
  const { code, message } = why;
  return { code, message };
}

function lineOf(customId: string, response: string, error: string): string {
  const id = `batch_req_${newIdDigits(Date.now())}`;
  return `{"id":"${id}","custom_id":${JSON.stringify(customId)},"response":${response},"error":${error}}`;
}
