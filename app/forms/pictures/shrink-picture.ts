/** The server keeps no more than this on either side, so whatever is beyond would be paid for by the megabyte in vain. */
const longestSide = 2400;

const takenByTheServer: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

// One at a time: a photo of twelve megapixels unfolds to fifty megabytes, and a cheap phone has few of those.
let lastInLine: Promise<unknown> = Promise.resolve();

/** A smaller copy of a phone's photo; the file itself where it is small already, cannot be read, or the copy is no gain. */
export function shrinkPicture(file: File): Promise<Blob> {
  const shrunk = lastInLine.then(() => shrink(file));
  lastInLine = shrunk;
  return shrunk;
}

async function shrink(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
    const isTaken = takenByTheServer.includes(file.type);
    if (scale === 1 && isTaken) return file;
    const copy = await drawScaled(picture, scale, file.type);
    return copy.size < file.size || !isTaken ? copy : file;
  } catch (unreadable) {
    // The server says what is wrong with it, in words.
    console.info('The picture is sent as it is', unreadable);
    return file;
  }
}

async function drawScaled(picture: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  // A drawing may be transparent, which JPEG would turn black.
  const isDrawing = type === 'image/png' || type === 'image/webp';
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (copy) => (copy ? resolve(copy) : reject(new Error('The copy could not be made.'))),
      isDrawing ? 'image/webp' : 'image/jpeg',
      0.88,
    );
  });
}
