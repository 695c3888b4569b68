/** Largest picture that is read at all; its content is checked by `core/media`. */
export const UPLOAD_MEGABYTES = 15;
