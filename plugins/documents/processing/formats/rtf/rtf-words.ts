/** Groups whose text is not part of the document. */
export const skippedGroups = new Set(
  `info pict object objdata themedata colorschememapping datastore latentstyles listtable listoverridetable revtbl rsidtbl
  generator xmlnstbl sn sv nonshppict filetbl bkmkstart bkmkend template passwordhash pgptbl pntxta pntxtb
  falt panose atnid atnauthor atndate atnref xe tc shppict background blipuid keywords do wgrffmtfilter mmathPr`.split(
    /\s+/,
  ),
);
/** Starred groups, which a reader skips when it does not know them, with text to read. */
export const readGroups = new Set([
  'shpinst',
  'shptxt',
  'annotation',
  'footnote',
  'ud',
  'listtag',
  'nestrow',
  'fldrslt',
  'fldinst',
  'formfield',
  'ffl',
]);

/** Groups with paragraphs of their own. */
export const insertedGroups = new Set(
  'header headerl headerr headerf footer footerl footerr footerf footnote annotation shptxt'.split(' '),
);

/** Control words that represent characters. */
export const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  line: '\n',
  '~': '\u00a0',
  _: '\u2011',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  qmspace: ' ',
};
