import { certain } from '../certainty.js';
import type { Detector } from '../detector.js';
import type { Candidate } from '../engine/candidate.js';
import { entropyOf, isPlaceholder } from './randomness.js';

/** Tokens that say what they are by how they begin. */
const shapes: readonly string[] = [
  // Clouds
  '(?:A3T[A-Z\\d]|AKIA|ASIA|ABIA|ACCA|ABSK)[A-Z2-7\\d]{16}',
  'ABSK[A-Za-z\\d+/]{60,200}={0,2}',
  'bedrock-api-key-[A-Za-z\\d+/=]{20,200}',
  'AIza[\\w-]{35}',
  'ya29\\.[\\w-]{20,200}',
  'GOCSPX-[\\w-]{20,40}',
  '[\\w~.]{3}\\dQ~[\\w~.-]{31,34}',
  'LTAI[A-Za-z\\d]{16,24}',
  'do[opr]_v1_[a-f\\d]{64}',
  'dapi[a-f\\d]{32}(?:-\\d)?',
  'pscale_(?:tkn|oauth|pw)_[\\w=.-]{32,64}',
  'FlyV1 fm\\d_[\\w+/=,-]{100,250}',
  'fo1_[\\w-]{43}',
  'fm[12][ar]?_[\\w+/=,-]{100,250}',
  'HRKU-AA[\\w-]{58}',
  'tk-us-[\\w-]{48}',
  '(?:AQVN|YC)[\\w-]{35,38}',
  't1\\.[A-Z\\d][\\w-]{1,100}[=.][\\w-]{50,200}={0,2}',
  'AQVN[A-Za-z\\d_-]{35,38}',
  'v1\\.0-[a-f\\d]{24}-[a-f\\d]{140,150}',
  // Code, packages, builds
  'gh[pousr]_[A-Za-z\\d]{36,251}',
  'github_pat_\\w{36,255}',
  'gl(?:pat|ptt|dt|ft|soat|oas|rt|cbt|agent|imt|ffct|wt)-[\\w.=-]{16,100}',
  'glrt-t\\d_[\\w.-]{20,60}',
  'GR1348941[\\w-]{20}',
  '_gitlab_session=[a-z\\d]{32}',
  'npm_[A-Za-z\\d]{36}',
  'pypi-AgEIcHlwaS5vcmc[\\w-]{50,200}',
  'rubygems_[a-f\\d]{48}',
  'CLOJARS_[A-Za-z\\d]{60}',
  'dckr_pat_[\\w-]{24,40}',
  'AKCp[A-Za-z\\d]{69}',
  'cmVmd[A-Za-z\\d]{59}',
  'sq[up]_[a-f\\d]{40}',
  'sgp_(?:(?:[a-fA-F\\d]{16}|local)_)?[a-fA-F\\d]{40}',
  'snt?ry[su]_[\\w+/=.-]{40,200}',
  'sntrys_eyJ[\\w+/=.-]{40,200}',
  'pul-[a-f\\d]{40}',
  'rdme_[a-z\\d]{70}',
  'PMAK-[a-f\\d]{24}-[a-f\\d]{34}',
  'pnu_[A-Za-z\\d]{36}',
  'api_org_[A-Za-z]{34}',
  'hf_[A-Za-z]{34}',
  'hv[bs]\\.[\\w-]{24,300}',
  '[A-Za-z\\d]{14}\\.atlasv1\\.[\\w=-]{60,70}',
  'ico-[A-Za-z\\d]{32}',
  'pat\\.[\\w-]{22}\\.[\\w]{24}\\.[\\w]{20}',
  'sat\\.[\\w-]{22}\\.[\\w]{24}\\.[\\w]{20}',
  'sm_(?:aat|pat|sat)_[A-Za-z\\d]{16}',
  'ATATT3[\\w=-]{180,200}',
  'lin_(?:api|oauth)_[A-Za-z\\d]{40,64}',
  'ntn_\\d{11}[A-Za-z\\d]{32,35}',
  'A3-[A-Z\\d]{6}-(?:[A-Z\\d]{11}|[A-Z\\d]{6}-[A-Z\\d]{5})-[A-Z\\d]{5}-[A-Z\\d]{5}-[A-Z\\d]{5}',
  'ops_eyJ[A-Za-z\\d+/]{200,250}={0,3}',
  'AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}',
  'sha256~[\\w-]{43}',
  'dnkey-[a-z\\d=_-]{26}-[a-z\\d=_-]{52}',
  // Models
  'sk-(?:proj|svcacct|admin)-[\\w-]{20,200}',
  'sk-[A-Za-z\\d]{20}T3BlbkFJ[A-Za-z\\d]{20}',
  'sk-ant-(?:api|admin)\\d{2}-[\\w-]{80,120}',
  'sk-or-v1-[a-f\\d]{64}',
  'sk-[A-Za-z\\d]{32,64}',
  'gsk_[A-Za-z\\d]{52}',
  'pplx-[A-Za-z\\d]{48}',
  'xai-[A-Za-z\\d]{80}',
  'r8_[A-Za-z\\d]{37}',
  // Messages, mail
  'xox[bapse](?:-\\d{8,13}){1,3}-[A-Za-z\\d-]{8,64}',
  'xoxb-\\d{6,14}-[A-Za-z\\d]{14,26}',
  'xox[ose]-\\d+-\\d+-\\d+-[a-fA-F\\d]{8,64}',
  'xox[ar]-(?:\\d-)?[\\w-]{8,100}',
  'xoxe(?:\\.xox[bp])?-\\d-[A-Za-z\\d]{140,180}',
  'xapp-\\d-[A-Z\\d]{5,20}-\\d{5,20}-[a-z\\d]{10,70}',
  'https://hooks\\.slack\\.com/(?:services|workflows|triggers)/[A-Za-z\\d+/]{43,60}',
  'https://[a-z\\d]+\\.webhook\\.office\\.com/webhookb2/[\\w@/-]{60,200}',
  'https://discord(?:app)?\\.com/api/webhooks/\\d{17,20}/[\\w-]{60,70}',
  '\\d{8,10}:AA[\\w-]{33}',
  'SG\\.[\\w=.-]{60,70}',
  'key-[a-f\\d]{32}',
  '[a-f\\d]{32}-[a-f\\d]{8}-[a-f\\d]{8}',
  '[a-f\\d]{32}-us\\d{1,2}',
  'xkeysib-[a-f\\d]{64}-[A-Za-z\\d]{16}',
  'SK[a-f\\d]{32}',
  '(?:pk|sk)\\.[A-Za-z\\d]{60}\\.[A-Za-z\\d]{22}',
  // Payments, shops
  '(?:sk|rk)_(?:test|live|prod)_[A-Za-z\\d]{10,99}',
  'whsec_[A-Za-z\\d+/=]{24,60}',
  'shp(?:at|ca|pa|ss)_[a-fA-F\\d]{32}',
  'sq0(?:atp|csp|idp)-[\\w-]{22,60}',
  'FLW(?:PUBK|SECK)_TEST-[a-h\\d]{12,32}(?:-X)?',
  'shippo_(?:live|test)_[a-f\\d]{40}',
  '(?:live|test)_(?:pub_)?[a-f\\d]{31,35}',
  'live_[\\w=-]{40}',
  'EZ[AT]K[A-Za-z\\d]{54}',
  'access-(?:sandbox|development|production)-[a-f\\d-]{36}',
  'sandbox_[a-z\\d]{8}_[a-z\\d]{16}',
  // Watching, forms, others
  'glc_[A-Za-z\\d+/]{32,200}={0,3}',
  'glsa_[A-Za-z\\d]{32}_[A-Fa-f\\d]{8}',
  'eyJrIjoi[A-Za-z\\d]{70,200}={0,3}',
  'NR(?:AK|JS|II|AA|RA)-[a-zA-Z\\d-]{19,40}',
  'dt0c01\\.[A-Za-z\\d]{24}\\.[A-Za-z\\d]{64}',
  'phc_[A-Za-z\\d]{40,50}',
  'tfp_[\\w.=-]{59}',
  'fio-u-[\\w=-]{64}',
  'duffel_(?:test|live)_[\\w=-]{43}',
  'patch?[A-Za-z\\d]{14}\\.[a-f\\d]{64}',
  'pat[A-Za-z\\d]{14}\\.[a-f\\d]{64}',
  '(?:sc|ext|scauth|authress)_[a-z\\d]{5,30}\\.[a-z\\d]{4,6}\\.acc[_-][a-z\\d-]{10,32}\\.[a-z\\d+/_=-]{30,120}',
  's-s4t2(?:ud|af)-[a-f\\d]{64}',
  'EAA[MC][A-Za-z\\d]{20,200}',
  '\\d{15,16}(?:\\||%7C)[\\w-]{27,40}',
  '4b1d[A-Za-z\\d]{38}',
  'A{22}[A-Za-z\\d%]{80,100}',
  'b_[a-z\\d=_-]{44}',
];

/** Short beginnings that other things have, too: these need digits, capitals and small letters. */
const mixedShapes: readonly string[] = ['s\\.[A-Za-z\\d]{24}', 'EAAA[\\w-]{22,60}', 'secret_[A-Za-z\\d]{43}'];

export const knownTokens: readonly Detector[] = [
  ...shapes.map((pattern) => tokenDetector(pattern, isReal)),
  ...mixedShapes.map((pattern) => tokenDetector(pattern, (candidate) => isMixed(candidate.text) && isReal(candidate))),
];

function tokenDetector(pattern: string, check: (candidate: Candidate) => boolean): Detector {
  return { category: 'ACCESS_TOKEN', pattern, score: certain, besideDigits: true, longestOnly: true, check };
}

function isMixed(text: string): boolean {
  return /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text);
}

/** Documentation is full of tokens that are none. */
function isReal({ text }: Candidate): boolean {
  return !isPlaceholder(text) && entropyOf(text.slice(-32)) >= 2.5 && !text.endsWith('EXAMPLE');
}
