import {
  Badge,
  createTheme,
  type CSSVariablesResolver,
  defaultVariantColorsResolver,
  Drawer,
  Loader,
  type MantineColorsTuple,
  Modal,
  type VariantColorsResolver,
} from '@mantine/core';

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

/** What has a colour keeps a contrast of at least 4.5 in both schemes: badges are texts on a tint of their colour, buttons are filled or have an outline. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const { variant, color = 'water', theme } = input;
  const shades = theme.colors[color]?.map((_, shade) => `var(--mantine-color-${color}-${shade})`);
  const red = 'var(--mantine-color-red-9)';
  if (variant === 'filled' && color === 'red') return { ...colors, background: red, hover: red };
  if ((variant === 'outline' || variant === 'subtle') && shades)
    return { ...colors, color: `light-dark(${shades[9]}, ${shades[3]})` };
  if (variant !== 'light' || !shades) return colors;
  return {
    ...colors,
    color: `light-dark(color-mix(in srgb, ${shades[9]}, black 35%), ${shades[1]})`,
    background: `light-dark(${shades[1]}, color-mix(in srgb, ${shades[9]}, black 45%))`,
  };
};

/** Texts that say less are readable, too: their contrast is at least 4.5. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': '#56616b', '--mantine-color-placeholder': '#6b7680' },
  dark: {
    '--mantine-color-dimmed': '#a5adb4',
    '--mantine-color-placeholder': '#959ea6',
    '--mantine-color-anchor': 'var(--mantine-color-water-3)',
  },
});

const closeButtonProps = { 'aria-label': 'Close' };

export const theme = createTheme({
  colors: { water },
  primaryColor: 'water',
  primaryShade: 6,
  fontFamily: 'system-ui, sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  defaultRadius: 'md',
  respectReducedMotion: true,
  variantColorResolver,
  components: {
    Badge: Badge.extend({ defaultProps: { tt: 'none', variant: 'light' } }),
    Loader: Loader.extend({ defaultProps: { role: 'status' } }),
    Modal: Modal.extend({ defaultProps: { closeButtonProps } }),
    Drawer: Drawer.extend({ defaultProps: { closeButtonProps } }),
  },
});
