import type { JsonObject } from '../../../core/api/index.js';

/** What a line, or a whole answer, says. */
export interface AnswerContent {
  readonly text: string;
  /** Empty if there is none. */
  readonly thinking: string;
  readonly calls: readonly JsonObject[];
}

/** Nothing new. */
export const noContent: AnswerContent = { text: '', thinking: '', calls: [] };

/** The members in which one operation puts the content. */
export type AnswerForm = (content: AnswerContent) => JsonObject;

/** The form of `/api/chat`. */
export const chatForm: AnswerForm = ({ text, thinking, calls }) => ({
  message: {
    role: 'assistant',
    content: text,
    ...(thinking === '' ? {} : { thinking }),
    ...(calls.length === 0 ? {} : { tool_calls: calls }),
  },
});

/** The form of `/api/generate`, which has no tools. */
export const generateForm: AnswerForm = ({ text, thinking }) => ({
  response: text,
  ...(thinking === '' ? {} : { thinking }),
});
