/**
 * Test utilities for plugin authors, published as `sluice/testkit`: a real gateway with selected plugins, scripted providers, and
 * minimal plugins.
 */
export * from './catalog-of.js';
export * from './collecting-log.js';
export * from './embedded-stores.js';
export * from './fake-clock.js';
export type { TestPlugin } from './memory-config.js';
export * from './memory-vectors.js';
export * from './no-vectors.js';
export * from './open-access.js';
export * from './plain-dialect.js';
export * from './plugin-of.js';
export * from './scripted-http-client.js';
export * from './scripted-provider.js';
export { startTestGateway, type TestGateway } from './start-test-gateway.js';
export * from './until.js';
