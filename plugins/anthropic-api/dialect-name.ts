/** How the dialect is called in calls, opaque blocks and relays. A provider that speaks it uses the same name. */
export const dialectName = 'anthropic-messages';
