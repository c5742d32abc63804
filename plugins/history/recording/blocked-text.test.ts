import { test } from 'tap';
import type { ExchangeNote } from '../../../core/api/index.js';
import { blockedText } from './blocked-text.js';

const note = (type: string, action: 'audit' | 'block' | 'redact', surface: 'input' | 'output'): ExchangeNote => ({
  kind: 'policy',
  policyId: 'p',
  type,
  action,
  surface,
  categories: [],
  count: 1,
});

await test('a text that was blocked has the types of the policies in its place, those of its side, each once', (t) => {
  const notes = [
    note('secret_detection', 'block', 'input'),
    note('secret_detection', 'block', 'input'),
    note('pii_detection', 'block', 'input'),
    note('keyword_filter', 'redact', 'input'),
    note('url_filter', 'block', 'output'),
    note('topic_restriction', 'audit', 'output'),
  ];
  t.equal(blockedText(notes, 'request'), '[blocked: secret_detection, pii_detection]');
  t.equal(blockedText(notes, 'answer'), '[blocked: url_filter]');
  t.equal(blockedText([note('pii_detection', 'redact', 'input')], 'request'), '');
  t.end();
});
