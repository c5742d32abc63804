/** A sluice gate: a plate half lowered into water. */
const drawing = `<rect width="32" height="32" rx="7" fill="#0b6e99"/>
<path d="M7 6v20M25 6v20" stroke="#fff" stroke-width="2.5" stroke-linecap="round"/>
<path d="M11 6h10v9H11z" fill="#fff"/>
<path d="M7 21q3-3 6 0t6 0 6 0M7 25.5q3-3 6 0t6 0 6 0" fill="none" stroke="#9bdcf7" stroke-width="2.2" stroke-linecap="round"/>`;

/** The drawing as a standalone file. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${drawing}</svg>`;

/** The drawing inlined in the page. */
export const logo = `<svg viewBox="0 0 32 32" role="img" aria-label="Sluice">${drawing}</svg>`;
