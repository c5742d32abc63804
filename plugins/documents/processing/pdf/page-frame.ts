/** A part of a line without letters, from left to right, in points. */
export interface Gap {
  readonly left: number;
  readonly right: number;
}

/** A part of a page, whose origin is its lower left corner. */
export interface Box extends Gap {
  readonly bottom: number;
  readonly top: number;
}

/** How a page is shown: turned by quarters to the right, with its size in points after that. */
export interface PageFrame {
  readonly turns: number;
  readonly width: number;
  readonly height: number;
}

/** Where a box is on a page as it is shown. */
export function shownBox(box: Box, { turns, width, height }: PageFrame): Box {
  const { left, right, bottom, top } = box;
  if (turns === 1) return { left: bottom, right: top, bottom: height - right, top: height - left };
  if (turns === 2) return { left: width - right, right: width - left, bottom: height - top, top: height - bottom };
  if (turns === 3) return { left: width - top, right: width - bottom, bottom: left, top: right };
  return box;
}
