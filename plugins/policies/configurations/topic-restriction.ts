import { distinct, z } from '../../../core/api/index.js';
import { judgeOfPolicy } from '../classifiers/remote/remote-config.js';
import { fieldsOfEveryType } from './every-type.js';

const topics = distinct(z.array(z.string().min(1).max(300)).min(1).max(50));

/** Configuration of `topic_restriction`. */
export const topicRestriction = z.strictObject({
  ...fieldsOfEveryType,
  ...judgeOfPolicy,
  allowed: topics.optional().describe('The only topics that are allowed, in your own words.'),
  denied: topics.optional().describe('Topics that are not allowed, in your own words.'),
});
