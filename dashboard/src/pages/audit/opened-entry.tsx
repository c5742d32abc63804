import { Alert, Code, Modal, Stack, Text } from '@mantine/core';
import type { PageOf } from '../../api/pages.js';
import { useRead } from '../../api/requests.js';
import type { AuditEntry } from '../../api/schemas.js';
import { differingFields } from '../../components/differences/differing-fields.js';
import { FieldDifferences } from '../../components/differences/field-differences.js';
import { useFocusBack } from '../../components/focus-back.js';
import { Time } from '../../components/time.js';
import { useQueryValue } from '../../shell/address.js';
import { kinds, titleOf } from './audit-parts.js';
import { timesAround } from './times-around.js';

/** The entry that the address names, with all its fields. It may be on any page of the trail: its id tells when it was made. */
export function OpenedEntry({ items }: { readonly items: readonly AuditEntry[] | undefined }) {
  const [openId, setOpenId] = useQueryValue('entry');
  const isOpen = ({ auditId }: AuditEntry): boolean => auditId === openId;
  const listed = items?.find(isOpen);
  const times = timesAround(openId);
  const isElsewhere = times !== undefined && items !== undefined && !listed;
  const { data, isFetching } = useRead<PageOf<AuditEntry>>('v1/management/audit', {
    query: { ...times, pageSize: 100 },
    enabled: isElsewhere,
  });
  const entry = listed ?? (isElsewhere ? data?.items.find(isOpen) : undefined);
  if (entry) return <Details entry={entry} onClose={() => setOpenId('')} />;
  if (!isElsewhere || !data || isFetching) return null;
  return (
    <Alert color="yellow" role="alert">
      The audit trail has no entry with the id {openId}.
    </Alert>
  );
}

function Details({ entry, onClose }: { readonly entry: AuditEntry; readonly onClose: () => void }) {
  useFocusBack();
  const { at, resource, author, requestId, before, after } = entry;
  return (
    <Modal opened onClose={onClose} title={titleOf(entry)} size="xl">
      <Stack>
        <Text size="sm" c="dimmed" className="whole-text">
          <Time at={at} />, {author.name} ({kinds[author.kind]}), {resource.type} <Code>{resource.id}</Code>
          {requestId !== null && (
            <>
              , request <Code>{requestId}</Code>
            </>
          )}
        </Text>
        <FieldDifferences fields={differingFields(before, after)} />
      </Stack>
    </Modal>
  );
}
