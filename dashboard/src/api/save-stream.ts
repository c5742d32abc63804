/** A file that the browser writes to while it is received. */
interface FileHandle {
  createWritable(): Promise<WritableStream<Uint8Array>>;
}

/** Only some browsers let a page write to a file. https://developer.mozilla.org/en-US/docs/Web/API/Window/showSaveFilePicker */
interface WithFilePicker {
  readonly showSaveFilePicker?: (options: { readonly suggestedName: string }) => Promise<FileHandle>;
}

/**
 * Saves an answer as a file. Where the browser can, it is written as it arrives, however long it is; elsewhere it is collected first.
 *
 * @param answer is asked for once the user has chosen a file, so that nothing is sent if they cancel
 * @returns whether something was saved
 */
export async function saveStream(fileName: string, answer: () => Promise<Response>): Promise<boolean> {
  const { showSaveFilePicker: pick } = window as unknown as WithFilePicker;
  if (!pick) {
    downloadBlob(fileName, await (await answer()).blob());
    return true;
  }
  const file = await pick({ suggestedName: fileName }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  });
  if (!file) return false;
  const { body } = await answer();
  await body?.pipeTo(await file.createWritable());
  return true;
}

function downloadBlob(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}
