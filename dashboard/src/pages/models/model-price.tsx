import { Anchor, Modal, Stack, Table, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { Model, ModelPrice as Price } from '../../api/schemas.js';
import { countOf, moneyOf } from '../../components/numbers.js';

const kinds = [
  ['input', 'Input'],
  ['cachedInput', 'Input from the provider’s cache'],
  ['cacheWrite', 'Input written to the cache'],
  ['longCacheWrite', 'Input kept for an hour'],
  ['audioInput', 'Audio input'],
  ['cachedAudioInput', 'Audio input from the cache'],
  ['imageInput', 'Picture input'],
  ['cachedImageInput', 'Picture input from the cache'],
  ['output', 'Output'],
  ['reasoning', 'Output of thinking'],
  ['audioOutput', 'Audio output'],
  ['imageOutput', 'Picture output'],
] as const;

/** What a million tokens of a model cost, with all its prices behind a click. */
export function ModelPrice({ model: { modelId, price } }: { readonly model: Model }) {
  const [isOpen, { open, close }] = useDisclosure();
  if (!price) {
    return (
      <Text size="sm" c="dimmed">
        not known
      </Text>
    );
  }
  if (price.source === 'free') return <>free</>;
  return (
    <>
      <Anchor component="button" type="button" size="sm" ta="right" onClick={open}>
        <span className="hidden-text">Prices of {modelId}: </span>
        <span className="one-line">in {priceOf(price.input, price.currency)}</span>
        <br />
        <span className="one-line">out {priceOf(price.output, price.currency)}</span>
      </Anchor>
      <Modal opened={isOpen} onClose={close} title={`Prices of ${modelId}`} size="lg" centered>
        <Prices price={price} />
      </Modal>
    </>
  );
}

function priceOf(price: string | number | undefined, currency: string): string {
  return price === undefined ? '–' : moneyOf(price, currency);
}

function Prices({ price }: { readonly price: Price }) {
  const { currency, source, listed, tiers = [], request, search } = price;
  const shown = kinds.filter(([kind]) => [price, ...tiers].some((rates) => rates[kind] !== undefined));
  return (
    <Stack>
      <Text size="sm" c="dimmed">
        In {currency} for a million tokens, from{' '}
        {source === 'file' ? 'gateway.yaml' : `the packaged price list (${listed ?? ''})`}.
        {tiers.length > 0 && ' Where the input is longer than a threshold, its prices are for the whole request.'}
      </Text>
      <Table aria-label="Prices">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Tokens</Table.Th>
            <Table.Th className="number">Price</Table.Th>
            {tiers.map(({ above }) => (
              <Table.Th key={above} className="number">
                Above {countOf(above)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(([kind, title]) => (
            <Table.Tr key={kind}>
              <Table.Td>{title}</Table.Td>
              <Table.Td className="number">{priceOf(price[kind], currency)}</Table.Td>
              {tiers.map((tier) => (
                <Table.Td key={tier.above} className="number">
                  {priceOf(tier[kind], currency)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {request !== undefined && <Text size="sm">{`Every request costs ${priceOf(request, currency)} more.`}</Text>}
      {search !== undefined && (
        <Text size="sm">{`Every search by the provider’s own tools costs ${priceOf(search, currency)}.`}</Text>
      )}
    </Stack>
  );
}
