/** Longest side in pixels that the server keeps; the shopper would pay for the megabytes beyond it in vain. */
const longestSide = 2400;

const takenByTheServer: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

// One at a time: a decoded photo of twelve megapixels takes fifty megabytes, and a cheap phone has few of those.
let lastInLine: Promise<unknown> = Promise.resolve();

/** A smaller copy of a phone's photo; the file itself where it is small already, cannot be read, or the copy is not smaller. */
export function shrinkPicture(file: File): Promise<Blob> {
  const shrunk = lastInLine.then(() => shrink(file));
  lastInLine = shrunk;
  return shrunk;
}

async function shrink(file: File): Promise<Blob> {
  try {
    const { picture, width, height } = await decode(file);
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const isTaken = takenByTheServer.includes(file.type);
    if (scale === 1 && isTaken) return file;
    const copy = await drawScaled(picture, Math.round(width * scale), Math.round(height * scale), file.type);
    return copy.size < file.size || !isTaken ? copy : file;
  } catch (unreadable) {
    // A file of a kind that the shop takes is sent as it is: the server says in words what is wrong with it.
    console.info('The picture was not made smaller', unreadable);
    return file;
  }
}

type Decoded = { picture: ImageBitmap | HTMLImageElement; width: number; height: number };

/** Decodes a picture upright, as the phone was held. Before Chrome 112, Firefox 111 and Safari 16 only an image element does that. */
async function decode(file: File): Promise<Decoded> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    return { picture, width: picture.width, height: picture.height };
  } catch (refused) {
    if (!(refused instanceof TypeError)) throw refused;
    const picture = new Image();
    picture.src = await dataUrlOf(file);
    await picture.decode();
    return { picture, width: picture.naturalWidth, height: picture.naturalHeight };
  }
}

/** A data URL: the pages' policy allows pictures from no other kind of address that a browser makes. */
function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'));
    reader.readAsDataURL(file);
  });
}

async function drawScaled(
  picture: Decoded['picture'],
  width: number,
  height: number,
  type: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser draws nothing.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  if (picture instanceof ImageBitmap) picture.close();
  // A drawing may be transparent; JPEG would turn that black.
  const isDrawing = type === 'image/png' || type === 'image/webp';
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (copy) => (copy ? resolve(copy) : reject(new Error('The copy could not be made.'))),
      isDrawing ? 'image/webp' : 'image/jpeg',
      0.88,
    );
  });
}
