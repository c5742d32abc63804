import { GatewayError } from '../../api/errors.js';

/** A response of a store that did not do what was asked. */
interface S3Refusal {
  /** What was asked, for the log. */
  readonly what: string;
  readonly status: number;
  /** The header `Date`. */
  readonly date: string | undefined;
  /** Empty for `HEAD`. */
  readonly body: string;
  /** The region of its bucket, if the response says that it is another one (`x-amz-bucket-region`). */
  readonly otherRegion?: string | undefined;
}

/** Clocks that differ by more are mentioned; S3 refuses requests from 15 minutes on. */
const noticedMs = 60_000;

/**
 * The error of such a response, whose cause has the store's reason; undefined when only the file does not exist.
 *
 * @param now by the gateway's clock
 */
export function failureOf({ what, status, date, body, otherRegion }: S3Refusal, now: number): GatewayError | undefined {
  const code = elementOf(body, 'Code')?.slice(0, 300);
  // A proxy may answer 404 while there is no store behind it. Answers to HEAD have no reason.
  if (status === 404 && (what === 'HEAD' || (code !== undefined && code !== 'NoSuchBucket'))) return undefined;
  const ahead = Date.parse(date ?? '') - now;
  const reasons = [
    [code, elementOf(body, 'Message')?.slice(0, 300)].filter((part) => part !== undefined).join(': '),
    Math.abs(ahead) > noticedMs
      ? `its clock is ${Math.round(Math.abs(ahead) / 1000)} s ${ahead > 0 ? 'ahead of' : 'behind'} this one`
      : '',
    otherRegion === undefined ? '' : `its bucket is in the region ${otherRegion}`,
  ].filter((reason) => reason !== '');
  const cause = new Error([`the S3 store answered ${what} with status ${status}`, ...reasons].join('; '));
  return storeUnavailable('The file store is not working at the moment.', cause);
}

/** The error for a store that cannot be used now. The cause is only logged. */
export function storeUnavailable(message: string, cause: unknown): GatewayError {
  return new GatewayError({ code: 'GW_OBJECTS_UNAVAILABLE', status: 503, message, retryAfter: 1, cause });
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

/** The text of an element of an XML document. */
export function elementOf(body: string, name: string): string | undefined {
  const [, text] = new RegExp(`<${name}>([^<]+)</${name}>`).exec(body) ?? [];
  return text?.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, entity: string) => entities[entity] as string);
}
