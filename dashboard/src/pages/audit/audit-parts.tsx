import { Anchor, Stack, Text } from '@mantine/core';
import type { AuditEntry } from '../../api/schemas.js';
import { type DifferingField, differingFields } from '../../components/differences/differing-fields.js';
import { useQueryValue } from '../../shell/address.js';

/** What a change can be made with. */
export const kinds = {
  token: 'access token',
  key: 'API key',
  command: 'command line',
  gateway: 'the gateway itself',
} as const;

/** Who made a change, and with what. */
export function AuditAuthor({ author: { kind, name, tokenId } }: Pick<AuditEntry, 'author'>) {
  return (
    <Stack gap={0}>
      <Text size="sm" className="whole-text">
        {name}
      </Text>
      <Text size="xs" c="dimmed" title={tokenId ?? undefined}>
        {kinds[kind]}
      </Text>
    </Stack>
  );
}

/** The address of the page of what was changed, if there is one and it still exists. */
function pageOf({ resource: { type, id }, after }: AuditEntry): string | undefined {
  if (after === null) return undefined;
  if (type === 'prompt') return `#/prompts/${encodeURIComponent(id)}`;
  if (type === 'connection') return `#/connections/${encodeURIComponent(id)}`;
  // A policy is on the page of its connection.
  const { connectionId } = after;
  return type === 'policy' && typeof connectionId === 'string' ? `#/connections/${connectionId}` : undefined;
}

/** What was changed, with a link to its page if it has one. */
export function AuditResource({ entry }: { readonly entry: AuditEntry }) {
  const { type, id, name } = entry.resource;
  const page = pageOf(entry);
  const shown = name ?? id;
  return (
    <Stack gap={0} miw={120}>
      {page === undefined ? (
        <Text size="sm" className="whole-text" title={id}>
          {shown}
        </Text>
      ) : (
        <Anchor href={page} size="sm" className="whole-text" title={id}>
          {shown}
        </Anchor>
      )}
      <Text size="xs" c="dimmed">
        {type}
      </Text>
    </Stack>
  );
}

/** What was done to what. */
export function titleOf({ action, resource: { name, id } }: AuditEntry): string {
  return `${action}: ${name ?? id}`;
}

const mostFields = 3;
const longestValue = 60;

/** The fields that have changed, in short; all of them and their whole values behind a click. */
export function AuditChange({ entry }: { readonly entry: AuditEntry }) {
  const [, setOpenId] = useQueryValue('entry');
  const { auditId, before, after } = entry;
  const fields = differingFields(before, after);
  if (fields.length === 0) return <>–</>;
  return (
    <Stack gap={2} align="flex-start">
      {fields.slice(0, mostFields).map((field) => (
        <ShortDifference key={field.name} field={field} />
      ))}
      <Anchor component="button" type="button" size="xs" onClick={() => setOpenId(auditId)}>
        {fields.length > mostFields ? `and ${fields.length - mostFields} more` : 'Details'}
        <span className="hidden-text"> of {titleOf(entry)}</span>
      </Anchor>
    </Stack>
  );
}

function ShortDifference({ field: { name, before, after } }: { readonly field: DifferingField }) {
  return (
    <Text size="sm" className="whole-text">
      <Text span c="dimmed" size="sm">
        {name}:
      </Text>{' '}
      {before !== undefined && short(before)}
      {before !== undefined && after !== undefined && ' → '}
      {after !== undefined && short(after)}
    </Text>
  );
}

function short(text: string): string {
  if (text === '') return '(empty)';
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > longestValue ? `${line.slice(0, longestValue)}…` : line;
}
