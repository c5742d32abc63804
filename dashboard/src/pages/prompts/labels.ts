/** What the labels of a version are for. */
export const labelsDescription =
  'A request can ask for the newest version with a label, such as staging. Enter adds one.';

export const mostLabels = 20;
