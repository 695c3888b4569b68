/** Largest picture that is read at all; what is in it is judged by `core/media`. */
export const UPLOAD_MEGABYTES = 15;
