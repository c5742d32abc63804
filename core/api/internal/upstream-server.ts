/**
 * What an error of the HTTP client calls the server, whose address may belong to the operator's own network. If it is a provider, the pipeline, which
 * knows its id, puts that in its place.
 */
export const upstreamServer = 'The upstream server';
