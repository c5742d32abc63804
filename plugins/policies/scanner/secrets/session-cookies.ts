import { likely } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/detectors/candidate.js';
import { placesIn } from '../places-in-match.js';
import { entropyOf, isMadeOfWords, isPlaceholder } from './randomness.js';

/** The names that frameworks give the cookie of a session, whatever stands before them. */
const ofFramework = /^(?:PHPSESSID|JSESSIONID|ASPSESSIONID|ASP\.NET|connect\.sid)/;
/** A header with cookies, or an option of curl. Identifiers of sessions elsewhere, as in logs and calls of tools, are not credentials. */
const withinCookies = /\bcookies?["']?\s?[:=]|-b ["']?[^"'\n]*$/i;
const value = /=(.+)$/d;

/** The identifier of a session in a cookie: `Cookie: theme=dark; sessionid=k3v9…`. */
export const sessionCookie: Detector = {
  category: 'AUTHORIZATION',
  pattern:
    '(?:PHPSESSID|JSESSIONID|ASPSESSIONID[A-Z]{8}|ASP\\.NET_SessionId|connect\\.sid|(?:sid|sessid|session(?:[_.-]?(?:id|token))?|SID|SESSION))=[A-Za-z\\d%+/._-]{15,199}[A-Za-z\\d=_-]',
  score: likely,
  besideDigits: true,
  longestOnly: true,
  places: (candidate) => {
    const range = value.exec(candidate.text)?.indices?.[1];
    return range && isSession(candidate) ? placesIn(candidate, [range]) : undefined;
  },
};

function isSession(candidate: Candidate): boolean {
  const text = candidate.text.slice(candidate.text.indexOf('=') + 1);
  return (
    /\d/.test(text) &&
    /[A-Za-z]/.test(text) &&
    entropyOf(text) >= 3 &&
    !isMadeOfWords(text) &&
    !isPlaceholder(text) &&
    (ofFramework.test(candidate.text) || withinCookies.test(candidate.before(longestHeader)))
  );
}

/** How far before a cookie the name of the header may stand. */
const longestHeader = 200;
