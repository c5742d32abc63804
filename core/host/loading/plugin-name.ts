/** What names of plugins consist of, for messages. */
export const pluginNameRule = 'lower-case letters, digits and single dashes, beginning with a letter';

/** Whether a plugin may have this name. Names are compared (`after`) and stored (migrations), so each can be written in only one way. */
export function isPluginName(name: string): boolean {
  return /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name);
}
