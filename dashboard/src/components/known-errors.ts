import table from '../../../docs/errors.md?raw';
import { errorsIn } from './errors-in.js';

/** All codes, from the page that lists them. A script of its own, loaded where one is explained. */
export const knownErrors = errorsIn(table);
