import type { IncomingMessage } from 'node:http';
import { GatewayError } from '../../api/index.js';

const mostHeaders = 200;

/**
 * Refuses requests that Node's parser accepts but a proxy must not: no or several `Host` headers (RFC 9112, section 3.2), too many headers or
 * header bytes, other versions than HTTP/1, transfer codings besides `chunked`, or in HTTP/1.0 (RFC 9112, section 6.1), and expectations that cannot be met (RFC
 * 9110, section 10.1.1).
 *
 * @throws GatewayError `GW_REQUEST_HEADERS` (431), `GW_REQUEST_INVALID` (400, 417)
 */
export function refuseUnsafe(request: IncomingMessage, maxHeaderBytes: number): void {
  const { rawHeaders } = request;
  let hosts = 0;
  let bytes = request.url?.length ?? 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] as string;
    bytes += name.length + (rawHeaders[index + 1] as string).length + 4;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (rawHeaders.length > 2 * mostHeaders || bytes > maxHeaderBytes) {
    throw new GatewayError({
      code: 'GW_REQUEST_HEADERS',
      status: 431,
      message: `The request has more than ${mostHeaders} headers, or they and its target are longer than ${maxHeaderBytes} bytes (server.maxHeaderBytes).`,
    });
  }
  if (request.httpVersionMajor !== 1)
    throw invalid(`The request line names HTTP/${request.httpVersion}, and the gateway takes HTTP/1.1.`);
  if (hosts > 1) throw invalid('The request has more than one Host header.');
  if (hosts === 0 && request.httpVersion === '1.1') throw invalid('The request has no Host header.');
  const { expect, 'transfer-encoding': coding } = request.headers;
  if (coding !== undefined && coding.toLowerCase() !== 'chunked')
    throw invalid(`"Transfer-Encoding: ${coding.slice(0, 100)}" is not supported; only chunked is.`);
  if (coding !== undefined && request.httpVersion === '1.0')
    throw invalid('HTTP/1.0 has no Transfer-Encoding: send a Content-Length, or use HTTP/1.1.');
  if (expect !== undefined && expect.toLowerCase() !== '100-continue')
    throw invalid(`"Expect: ${expect.slice(0, 100)}" cannot be met; only 100-continue can.`, 417);
}

function invalid(message: string, status = 400): GatewayError {
  return new GatewayError({ code: 'GW_REQUEST_INVALID', status, message });
}
