import { Badge, createTheme, type MantineColorsTuple } from '@mantine/core';

/** The colour of the start page's water, from light to dark. */
const water: MantineColorsTuple = [
  '#e3f1f7',
  '#cfe4ee',
  '#a3cadd',
  '#73aecb',
  '#4c97bc',
  '#3388b3',
  '#0b6e99',
  '#0a638a',
  '#08577a',
  '#05455f',
];

export const theme = createTheme({
  colors: { water },
  primaryColor: 'water',
  primaryShade: { light: 6, dark: 5 },
  fontFamily: 'system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  defaultRadius: 'md',
  components: { Badge: Badge.extend({ defaultProps: { tt: 'none' } }) },
});
