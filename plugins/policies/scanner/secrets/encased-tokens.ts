import { certain } from '../certainty.js';
import type { Detector } from '../detector.js';
import { isKnownToken } from './known-tokens.js';
import { placesIn } from '../places-in-match.js';

/** What is part of a word, or ends with letters or digits, so that no word begins after it: italics of Markdown, encoded quotes, signs and spaces. */
const openings = '_{1,2}|%(?:2[0267CFcf]|3[ADFadf]|0[ADad])|\\\\u00(?:2[0267]|3[ADad])|\\\\[nrt]';
/** Prefixes of the tokens that people paste most often; the whole list would make the automaton twice as large. */
const prefixes =
  'gh[pousr]_|github_pat_|gl(?:pat|ptt|dt|rt|cbt)-|sk[_-]|rk_|xox[a-e]-|xapp-|A[KS]IA|AIza|GOCSPX-|ya29\\.|npm_|pypi-AgE|dckr_|hf_|gsk_|r8_|xai-|pplx-|nvapi-|tgp_v1_|hv[bs]\\.|do[opr]_v1_|shp|SG\\.|whsec_|sbp_|sb_secret_|lin_|ntn_|ATATT';
const encased = new RegExp(`^(${openings})(.+)$`);

/** Known tokens in italics (`_ghp_…_`), and after encoded signs (`%22ghp_…`, `\u0022ghp_…`, `\nghp_…` in JSON). */
export const encasedTokens: Detector = {
  category: 'ACCESS_TOKEN',
  pattern: `(?:${openings})(?:${prefixes})[\\w.=-]{12,250}`,
  score: certain,
  besideDigits: true,
  longestOnly: true,
  places: (candidate) => {
    const [, opening = '', rest = ''] = encased.exec(candidate.text) ?? [];
    const token = opening.startsWith('_') && rest.endsWith(opening) ? rest.slice(0, -opening.length) : rest;
    const start = opening.length;
    return isKnownToken(token) ? placesIn(candidate, [[start, start + token.length]], certain) : undefined;
  },
};
