/**
 * What plugin authors test with, published as `sluice/testkit`: a real gateway made of a few plugins, providers that play
 * scripts, and plugins that do nothing but what a test needs.
 */
export * from './catalog-of.js';
export * from './collecting-log.js';
export * from './embedded-stores.js';
export * from './fake-clock.js';
export * from './memory-config.js';
export * from './no-vectors.js';
export * from './open-access.js';
export * from './plain-dialect.js';
export * from './plugin-of.js';
export * from './scripted-http-client.js';
export * from './scripted-provider.js';
export * from './start-test-gateway.js';
