import { z } from '../../../core/api/index.js';
import { fieldsOfEveryType } from './every-type.js';

const { sensitivityLevel, streamMode } = fieldsOfEveryType;

/** Configuration of `groundedness`. Only answers are judged, and a request is never blocked. */
export const groundedness = z.strictObject({ sensitivityLevel, streamMode });
