import {
  isJsonArray,
  isJsonObject,
  type JsonObject,
  type JsonValue,
  randomHex,
  stringifyJson,
  type TaskCall,
  type UploadedFile,
} from '../../../core/api/index.js';

/** A body, and its content type if it is not JSON. */
export interface TaskBody {
  readonly body: string | Uint8Array;
  readonly contentType?: string;
}

/** The body of a task: the client's own bytes, if nothing was changed, or a form. */
export function taskBody(call: TaskCall, model: string): TaskBody {
  const { source, input, file } = call;
  if (!file && source.original === call && source.body['model'] === model) return { body: source.bytes };
  const members = { ...source.body, ...input, model };
  return file ? formOf(members, file) : { body: stringifyJson(members) };
}

/** Writes a form of the members that policies have inspected, so that nothing else in the client's form is sent. */
function formOf(members: JsonObject, file: UploadedFile): TaskBody {
  const boundary = `form-${randomHex(16)}`;
  const parts: Uint8Array[] = [];
  const add = (name: string, more: string, content: Uint8Array): void => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"${more}\r\n\r\n`;
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  };
  for (const name in members) {
    if (name === file.field) continue;
    for (const value of valuesOf(members[name])) add(name, '', Buffer.from(value));
  }
  const described = members[file.field];
  const { filename, content_type: said } = isJsonObject(described) ? described : {};
  const type = typeof said === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(said) ? said : 'application/octet-stream';
  add(
    file.field,
    `; filename="${escaped(typeof filename === 'string' ? filename : file.name)}"\r\ncontent-type: ${type}`,
    file.bytes,
  );
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}

function valuesOf(value: JsonValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (isJsonArray(value)) return value.flatMap(valuesOf);
  return [typeof value === 'string' ? value : stringifyJson(value)];
}

/** As browsers do. */
function escaped(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
