/** The oldest Node that the code runs on. npm itself, and so package.json's `engines`, is content with an older one (docs/decisions/0001). */
const neededNode = 24;

/**
 * Says on the standard error output if this Node is too old, and how to get a newer one. Imports nothing, so that any Node can load it.
 *
 * @returns whether it is too old
 */
export function isNodeTooOld(): boolean {
  const { node } = process.versions;
  if (Number(node.split('.')[0]) >= neededNode) return false;
  console.error(
    `Sluice needs Node ${neededNode}; this is v${node}. Run "npm ci" in its folder: that installs the right one, ` +
      'which npm\'s scripts, such as "npm start", and "npx sluice" then use.',
  );
  return true;
}
