/**
 * Makes a command whose output cannot be written (a full disk) end with exit code 1 and a message: what it prints may be shown only once, as a
 * new key is. A reader that has gone (`| head`) has read all that it wants: this is not a failure.
 */
export function reportLostOutput(): void {
  let failure: Error | undefined;
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') failure = error;
  });
  process.once('exit', () => {
    if (!failure) return;
    console.error(`sluice: the output could not be written: ${failure.message}`);
    process.exitCode ||= 1;
  });
}
