export type PictureFetchFailure = 'addressRefused' | 'unreachable' | 'notThere' | 'tooLarge';

/** The port by which pictures are fetched from the addresses that an imported file names. */
export type PictureSource = {
  /** Never throws for what is the address's fault, or that of its server. */
  fetch(url: string): Promise<Buffer | PictureFetchFailure>;
};
