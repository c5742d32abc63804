import { Paper, Stack, Text } from '@mantine/core';
import type { SaidPart } from './transcript-of.js';

/** A whole conversation, as it went to the model and came back. */
export function Transcript({ said }: { readonly said: readonly SaidPart[] }) {
  return (
    <Stack gap="xs" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
      {said.map(({ role, parts }, index) => (
        <Paper key={`${index} ${role}`} withBorder p="sm" component="li">
          <Text size="xs" fw={600} c="dimmed">
            {role}
          </Text>
          {parts.map(({ title, text }, place) => (
            <div key={`${place} ${title}`}>
              {title !== '' && (
                <Text size="xs" c="dimmed">
                  {title}
                </Text>
              )}
              <Text size="sm" className="whole-text" {...(title !== '' && { ff: 'monospace', fz: 'xs' })}>
                {text}
              </Text>
            </div>
          ))}
        </Paper>
      ))}
    </Stack>
  );
}
