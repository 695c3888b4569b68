/** Where the pages of the shop's people hear of changes, as server-sent events. */
export const LIVE_PATH = '/api/live/changes';
