import { Button, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { messagesPath } from '../../api/history-pages.js';
import { useChange, useRead } from '../../api/requests.js';
import type { Erasure, MessageHistory } from '../../api/schemas.js';
import { useMay } from '../../api/session.js';
import { Confirm } from '../../components/confirm.js';
import { counted, countOf } from '../../components/numbers.js';

interface EraseProps {
  /** Whose messages are deleted. */
  readonly of: { readonly end_user_id: string } | { readonly session_id: string };
  readonly onErased?: () => void;
}

/** Deletes, for admins, what is kept of an end user or a session, for good. */
export function Erase({ of, onErased }: EraseProps) {
  const mayErase = useMay('admin');
  const [isOpen, { open, close }] = useDisclosure();
  const { data } = useRead<MessageHistory>(messagesPath, { body: { ...of, size: 1 }, enabled: isOpen });
  const erase = useChange<Erasure>(['v1/management/reporting']);
  if (!mayErase) return null;
  const [noun, id] = 'end_user_id' in of ? ['end user', of.end_user_id] : ['session', of.session_id];
  function erased({ messages }: Erasure): void {
    notifications.show({ message: `${counted(messages, 'message')} erased.` });
    close();
    onErased?.();
  }
  return (
    <>
      <Button variant="outline" color="red" onClick={open}>
        Erase {noun}
      </Button>
      <Confirm
        title={`Erase this ${noun}?`}
        action="Erase"
        isOpen={isOpen}
        change={erase}
        onConfirm={() =>
          erase.mutate({ method: 'POST', path: 'v1/management/erasures', body: of }, { onSuccess: erased })
        }
        onClose={close}
      >
        <Stack gap="sm">
          <Text fw={700} className="whole-text">
            {id}
          </Text>
          <Text>
            All messages{data && ` (${data.total_is_estimate ? 'about ' : ''}${countOf(data.total)})`} are deleted for
            good, of any day, with their bodies, feedback, searches and stored responses. Costs stay, and the audit
            trail keeps this id. Later requests are kept as usual.
          </Text>
          {erase.error && <Text>A part may be deleted already. Erase again to delete the rest.</Text>}
        </Stack>
      </Confirm>
    </>
  );
}
