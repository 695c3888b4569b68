/** `unreachable`: no answer came; `notGiven`: the answer was not the picture. */
const withoutPicture = ['addressRefused', 'unreachable', 'notThere', 'notGiven'] as const;
export type PictureFetchFailure = (typeof withoutPicture)[number] | 'tooLarge';

/** True if no picture came at all, so that there is nothing to say about the picture itself. */
export function isWithoutPicture(refusal: string): boolean {
  return withoutPicture.some((known) => known === refusal);
}

/** The port that fetches pictures from the addresses in an imported file. */
export type PictureSource = {
  /** Never throws for a problem of the address or its server. */
  fetch(url: string): Promise<Buffer | PictureFetchFailure>;
};
