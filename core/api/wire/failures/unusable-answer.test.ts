import { test } from 'tap';
import { JsonBoundError } from '../json/json-depth.js';
import { badAnswer, cutAnswer, emptyAnswer } from './unusable-answer.js';

await test('the error for an unusable answer names the provider, in its message and in its fields', (t) => {
  const by = { provider: 'acme', dialect: 'acme-chat' };
  const cause = new Error('at character 1');
  t.match(badAnswer(by, 'a page', cause), {
    code: 'GW_PROVIDER_BAD_ANSWER',
    status: 502,
    message: 'Provider "acme" sent a page instead of an answer.',
    cause,
    upstream: by,
  });
  t.match(badAnswer(by, 'something that is not JSON', new JsonBoundError('levels')), {
    message: 'Provider "acme" sent JSON that is nested deeper than 500 levels instead of an answer.',
  });
  t.match(emptyAnswer(by), { code: 'GW_PROVIDER_BAD_ANSWER', message: /"acme" reported success/, upstream: by });
  t.match(cutAnswer(by), { code: 'GW_PROVIDER_INCOMPLETE', status: 502, message: /"acme" ended/, upstream: by });
  t.end();
});
