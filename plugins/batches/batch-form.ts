import type { RouteAnswer } from '../../core/api/index.js';
import type { Batch, BatchFormName, BatchProblem } from './batch.js';
import { filesForm } from './files/files-form.js';
import { messagesForm } from './messages/messages-form.js';

/** Why a request was not sent. */
export type Unsent = 'cancelled' | 'expired' | BatchProblem;

/** How the results of requests are written: each as one line of JSON. */
export interface BatchForm {
  /** @param body JSON text on one line */
  answered(customId: string, answer: Omit<RouteAnswer, 'error' | 'usage'>, isError: boolean): string;
  unsent(customId: string, why: Unsent): string;
}

const batchForms: Readonly<Record<BatchFormName, BatchForm>> = { files: filesForm, messages: messagesForm };

export function formOf({ form }: Pick<Batch, 'form'>): BatchForm {
  return batchForms[form];
}
