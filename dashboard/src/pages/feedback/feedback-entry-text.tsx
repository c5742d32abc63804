import { Badge, Group, Text } from '@mantine/core';
import type { FeedbackEntry } from '../../api/schemas.js';
import { percentOf } from '../../components/numbers.js';
import { Time } from '../../components/time.js';

/** One feedback: its score, its value as it was given, and what was said. */
export function FeedbackEntryText({ entry }: { readonly entry: FeedbackEntry }) {
  const { version, score, metadata, updated_at: at } = entry;
  return (
    <div>
      <Group gap="xs">
        <ScoreBadge score={score} />
        <Text size="sm" className="whole-text">
          {valueOf(entry)}
          {version !== '' && <>, {version}</>}
        </Text>
        <Text size="sm" c="dimmed">
          <Time at={at} />
        </Text>
      </Group>
      {metadata !== null && (
        <Text size="sm" className="whole-text" mt={4}>
          {typeof metadata === 'string' ? metadata : JSON.stringify(metadata, null, 2)}
        </Text>
      )}
    </div>
  );
}

/** A score from 0 to 1, as a percentage. */
export function ScoreBadge({ score }: { readonly score: number }) {
  const color = score >= 2 / 3 ? 'green' : score >= 1 / 3 ? 'yellow' : 'red';
  return (
    <Badge color={color} variant="light">
      {percentOf(score)}
    </Badge>
  );
}

/** The value with its range, as it was given. */
export function valueOf({ value, min, max, inverted }: FeedbackEntry): string {
  return `${value} (${min} to ${max}${inverted ? ', less is better' : ''})`;
}
