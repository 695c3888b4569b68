/** The largest picture that is read at all; `core/media` checks its content. */
export const UPLOAD_MEGABYTES = 15;
