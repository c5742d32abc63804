import {
  isJsonArray,
  type JsonObject,
  type JsonValue,
  objectIn,
  pictureType,
  randomHex,
  stringifyJson,
  type TaskCall,
  type UploadedFile,
} from '../../../core/api/index.js';

/** A body, and its content type if it is not JSON. */
interface TaskBody {
  readonly body: string | Uint8Array;
  readonly contentType?: string;
}

/** The body of a task: the client's own bytes, if nothing was changed, or a form. */
export function taskBody(call: TaskCall, model: string): TaskBody {
  const { source, input, files = [] } = call;
  const isForm = files.length > 0;
  if (!isForm && source.original === call && source.body['model'] === model) return { body: source.bytes };
  const members = { ...source.body, ...input, model };
  return isForm ? formOf(members, files) : { body: stringifyJson(members) };
}

/** Writes a form of the members that policies have inspected, so that nothing else in the client's form is sent. */
function formOf(members: JsonObject, files: readonly UploadedFile[]): TaskBody {
  const boundary = `form-${randomHex(16)}`;
  const parts: Uint8Array[] = [];
  const add = (name: string, more: string, content: Uint8Array): void => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${escaped(name)}"${more}\r\n\r\n`;
    parts.push(Buffer.from(head), content, Buffer.from('\r\n'));
  };
  const described = Object.groupBy(files, ({ field }) => field);
  for (const name in members) {
    if (described[name]) continue;
    for (const value of valuesOf(members[name])) add(name, '', Buffer.from(value));
  }
  for (const [field, sent = []] of Object.entries(described)) {
    const descriptions = [members[field]].flat();
    for (const [index, file] of sent.entries()) add(field, describing(file, descriptions[index]), file.bytes);
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { body: Buffer.concat(parts), contentType: `multipart/form-data; boundary=${boundary}` };
}

/** The name and type of a file, as policies have left them. */
function describing(file: UploadedFile, described: JsonValue | undefined): string {
  const { filename, content_type: said } = objectIn(described);
  const name = escaped(typeof filename === 'string' ? filename : file.name);
  return `; filename="${name}"\r\ncontent-type: ${typeOf(file, said)}`;
}

const unknownType = 'application/octet-stream';
/** What a file has to which its client gives no type: that is the type of a part without one (RFC 7578). */
const unnamed: ReadonlySet<string> = new Set([unknownType, 'text/plain']);
/** Enough bytes to recognize a picture. */
const beginning = 24;

/** The type that the client has named. Servers refuse pictures without theirs, and many clients name none. */
function typeOf({ bytes }: UploadedFile, said: JsonValue | undefined): string {
  if (typeof said === 'string' && /^[\w.+-]+\/[\w.+-]+$/.test(said) && !unnamed.has(said)) return said;
  return pictureType(Buffer.from(bytes.subarray(0, beginning)).toString('base64')) ?? unknownType;
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
