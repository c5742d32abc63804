import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useLeaving } from './address.js';

/** Above the dialogs and drawers of a page, and below the question for another token. */
const aboveDialogs = 900;

/** Asks before a page is left that has something unsaved. */
export function LeaveQuestion() {
  const leaving = useLeaving();
  return (
    <Modal
      opened={leaving !== undefined}
      onClose={() => leaving?.stay()}
      title="Leave without saving?"
      centered
      zIndex={aboveDialogs}
    >
      <Stack>
        <Text>What you have entered on this page is not saved, and uploads that are under way end.</Text>
        <Group justify="flex-end">
          <Button variant="default" data-autofocus onClick={() => leaving?.stay()}>
            Stay
          </Button>
          <Button color="red" onClick={() => leaving?.leave()}>
            Leave
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
