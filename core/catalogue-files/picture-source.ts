/** `unreachable` where no answer came; `notGiven` where another one came than the picture. */
export type PictureFetchFailure = 'addressRefused' | 'unreachable' | 'notThere' | 'notGiven' | 'tooLarge';

/** The port by which pictures are fetched from the addresses that an imported file names. */
export type PictureSource = {
  /** Never throws for what is the address's fault, or that of its server. */
  fetch(url: string): Promise<Buffer | PictureFetchFailure>;
};
