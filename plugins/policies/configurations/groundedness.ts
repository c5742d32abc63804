import { z } from '../../../core/api/index.js';
import { judgeOfPolicy } from '../classifiers/remote/remote-config.js';
import { fieldsOfEveryType } from './every-type.js';

const { sensitivityLevel, streamMode } = fieldsOfEveryType;

/** Configuration of `groundedness`. Only answers are judged, and a request is never blocked. */
export const groundedness = z.strictObject({ sensitivityLevel, streamMode, ...judgeOfPolicy });
