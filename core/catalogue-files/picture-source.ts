/** `unreachable` where no answer came; `notGiven` where another one came than the picture. */
const withoutPicture = ['addressRefused', 'unreachable', 'notThere', 'notGiven'] as const;
export type PictureFetchFailure = (typeof withoutPicture)[number] | 'tooLarge';

/** No picture came, of which something could be said. */
export function isWithoutPicture(refusal: string): boolean {
  return withoutPicture.some((known) => known === refusal);
}

/** The port by which pictures are fetched from the addresses that an imported file names. */
export type PictureSource = {
  /** Never throws for what is the address's fault, or that of its server. */
  fetch(url: string): Promise<Buffer | PictureFetchFailure>;
};
