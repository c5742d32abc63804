import { userInfo } from 'node:os';
import { type Author, GatewayError } from '../../api/index.js';
import type { ConfigProblem } from '../../api/internal/config-problem.js';
import type { ConfigSource } from '../../api/internal/config-source.js';
import { ConfigurationError } from '../../host/configuration-error.js';
import { Gateway } from '../../host/gateway.js';
import { type CommandLine, UsageError } from '../arguments.js';
import type { Composition } from '../composition.js';
import { addressLeftIn, reachableUrl } from '../serving-address.js';
import type { Management } from './management.js';
import { managementOverHttp } from './over-http.js';
import { managementThroughServices } from './through-services.js';

const tokenVariable = 'SLUICE_ADMIN_TOKEN';

/**
 * Runs an operation on the gateway that the command line selects: the one at `--url`, or else that of gateway.yaml, whose services are
 * created in this process. A running gateway has exclusive access to its embedded database; it is then managed over HTTP.
 */
export async function withManagement<T>(
  line: CommandLine,
  composition: Composition,
  work: (management: Management) => Promise<T>,
): Promise<T> {
  const url = line.value('url');
  if (url !== undefined) return work(asked({ url: checkedUrl(url), because: '' }, line, composition));
  const source = await composition.readConfig(line.file);
  const gateway = await prepared(source, line, composition);
  if (gateway === 'is running') {
    const because = 'another process has the data folder open; ';
    return work(asked({ url: localUrl(source), because }, line, composition));
  }
  try {
    const organization = line.value('organization') || source.settings.organization;
    return await work(managementThroughServices(gateway, { organization, author: commandLineUser() }));
  } finally {
    await gateway.stop();
  }
}

/** The user who runs this command, by account name. */
export function commandLineUser(): Author {
  return { kind: 'command', name: userName() };
}

function userName(): string {
  try {
    return userInfo().username;
  } catch {
    // A container may run as a user without a name.
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
}

async function prepared(
  source: ConfigSource,
  line: CommandLine,
  composition: Composition,
): Promise<Gateway | 'is running'> {
  // Suppress the log messages of the start, which would be mixed with the output.
  const settings = { ...source.settings, log: { ...source.settings.log, level: 'silent' as const } };
  const quiet = { ...source, settings };
  try {
    return await Gateway.prepare(quiet, await composition.createPlatform(quiet));
  } catch (cause) {
    if (GatewayError.is(cause) && cause.code === 'GW_DATABASE_FOLDER_IN_USE') return 'is running';
    if (!(cause instanceof ConfigurationError)) throw cause;
    // A gateway that runs does not depend on what the file has become, nor on this command's credential, of which gateway.yaml makes a setting.
    if (tokenOf(line, composition) && addressLeftIn(source.settings.data.folder) !== undefined) return 'is running';
    throw new ConfigurationError(cause.problems.map(withHintOfToken));
  }
}

function withHintOfToken(problem: ConfigProblem): ConfigProblem {
  if (!problem.message.includes(tokenVariable)) return problem;
  const hint = `This command needs no token, because it opens the database itself: unset ${tokenVariable}, or name a gateway with --url.`;
  return { ...problem, hint };
}

function tokenOf(
  line: CommandLine,
  { environment }: Composition,
): { readonly token: string; readonly from: string } | undefined {
  const [given, set] = [line.value('token'), environment[tokenVariable]];
  return given ? { token: given, from: '--token' } : set ? { token: set, from: tokenVariable } : undefined;
}

function asked(
  { url, because }: { readonly url: string; readonly because: string },
  line: CommandLine,
  composition: Composition,
): Management {
  if (line.value('organization') !== undefined) {
    throw new UsageError(
      `${because}the command goes to the gateway at ${url}, where the token decides the organization; leave --organization out`,
    );
  }
  const token = tokenOf(line, composition);
  if (token) return managementOverHttp({ url, ...token });
  throw new Error(
    `${because}the command goes to the gateway at ${url}, which needs an access token with the role admin: ` +
      `set ${tokenVariable}, or give --token`,
  );
}

function checkedUrl(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw new UsageError(`--url takes an address like http://127.0.0.1:4000, not "${url}"`);
}

/** Returns the local address of the gateway: the one that it has recorded, or else the one in gateway.yaml. */
function localUrl({ settings }: ConfigSource): string {
  const left = addressLeftIn(settings.data.folder);
  if (left !== undefined) return left;
  if (settings.server.port === 0) {
    throw new Error(
      'another process has the data folder open, and the port of its gateway is not known; give its address with --url',
    );
  }
  return reachableUrl(settings.server);
}
