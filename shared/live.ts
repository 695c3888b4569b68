/** Where the pages of the staff receive changes as server-sent events. */
export const LIVE_PATH = '/api/live/changes';
